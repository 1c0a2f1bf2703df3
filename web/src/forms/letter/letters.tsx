import { useQuery } from '@tanstack/react-query';
import { certificatesRoutes } from '#shared/certificates/routes.ts';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import { type LetterState, letterTroubles } from '#shared/letters/letter.ts';
import { quotesRoutes } from '#shared/quotes/routes.ts';
import { read } from '../../api/read.ts';
import { Panel } from '../../components/card.tsx';
import { TimeAgo } from '../../components/time-ago.tsx';

const texts = {
  title: 'Emails',
  sendAgain: 'Send again',
  states: {
    queued: 'Waiting to go out',
    sent: 'Sent',
    delivered: 'Delivered',
    bounced: 'Bounced',
    complained: 'Marked as spam',
    failed: 'Not sent',
  } satisfies Record<LetterState, string>,
  stages: {
    send: '',
    ask: 'Reminder',
    announce: 'Late-payment notice',
    claim: 'Claim for late payment',
    letter: 'Letter before claim',
    follow_up: 'Reminder',
  },
} as const;

const isTrouble = (state: LetterState): boolean => letterTroubles.some((trouble) => trouble === state);

type Document = { of: 'invoice' | 'quote'; id: number } | { of: 'certificate'; id: number; jobId: number };

const lettersQuery = (document: Document) => {
  const { of, id } = document;
  if (of === 'certificate')
    return read(certificatesRoutes.letters, { params: { id: document.jobId, certificateId: id } });
  return read(of === 'invoice' ? invoicesRoutes.letters : quotesRoutes.letters, { params: { id } });
};

type Props = Document & {
  /** Opens the email again; left out if the document can't be sent any more. */
  onSend?: (() => void) | undefined;
};

/** The emails about a document and their delivery, newest first. Renders nothing if there are none. */
export function Letters({ onSend, ...document }: Props) {
  const { data: letters = [] } = useQuery(lettersQuery(document));
  if (letters.length === 0) return null;
  const [last] = letters;
  return (
    <Panel title={texts.title}>
      <ul aria-label={texts.title} className="divide-y divide-line">
        {letters.map((letter) => (
          <li
            key={letter.id}
            className="flex items-start justify-between gap-x-4 px-4 py-2.5 large-text:flex-col"
          >
            <span className="min-w-0">
              <span className="block wrap-anywhere">{letter.to}</span>
              <span className="block text-small text-muted wrap-anywhere">
                {[texts.stages[letter.stage], letter.why].filter(Boolean).join(' · ') || letter.subject}
              </span>
              {letter === last && onSend && isTrouble(letter.state) && (
                <button
                  type="button"
                  onClick={onSend}
                  className="no-print -mb-2 min-h-11 text-small font-strong underline underline-offset-4"
                >
                  {texts.sendAgain}
                </button>
              )}
            </span>
            <span className="shrink-0 text-right text-small">
              <span className={`block ${isTrouble(letter.state) ? 'font-strong text-on-alert' : ''}`}>
                {texts.states[letter.state]}
              </span>
              <span className="text-muted">
                <TimeAgo at={letter.stateAt} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
