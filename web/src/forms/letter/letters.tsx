import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type DocumentLetter, type LetterState, letterTroubles } from '#shared/letters/letter.ts';
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

interface Props {
  /** Where the document's emails are read. */
  query: UseQueryOptions<DocumentLetter[]>;
  /** Opens the email again; left out if the document can't be sent any more. */
  onSend?: (() => void) | undefined;
}

/** The emails about a document and their delivery, newest first. Renders nothing if there are none. */
export function Letters({ query, onSend }: Props) {
  const { data: letters = [] } = useQuery(query);
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
