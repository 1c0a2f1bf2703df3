import { formatDate } from '#shared/dates.ts';
import type { Quote, QuoteRow } from '#shared/quotes/shown.ts';
import { By } from '../../components/by.tsx';
import { Panel } from '../../components/card.tsx';
import { TimeAgo } from '../../components/time-ago.tsx';
import { useWho } from '../../data/who.ts';
import { texts } from './texts.ts';

type Answer = Quote['answer'];

interface Step {
  name: string;
  at: string | null | undefined;
  note?: string | null | undefined;
  /** Who did it. */
  by?: string | null;
}

const timelineTexts = {
  title: 'History',
  written: 'Created',
  sent: (version: number) => (version > 1 ? `Sent, version ${version}` : 'Sent'),
  opened: 'Link opened',
  asked: 'Renewal asked for',
  accepted: 'Accepted',
  declined: 'Declined',
  early: 'Early start asked for',
  cancelled: 'Cancelled by the customer',
  onPage: 'online',
  cancelUntil: (day: string) => `Can be cancelled until ${day}`,
} as const;

const howOf = (answer: NonNullable<Answer>): string => {
  const by = texts.how[answer.how as keyof typeof texts.how] ?? timelineTexts.onPage;
  return [answer.name, by, answer.reason, answer.note].filter(Boolean).join(' · ');
};

const stepsOf = (quote: QuoteRow, answer: Answer): Step[] => [
  { name: timelineTexts.written, at: quote.createdAt, by: quote.madeBy },
  { name: timelineTexts.sent(quote.version), at: quote.sentAt, by: quote.sentBy },
  { name: timelineTexts.opened, at: quote.openedAt },
  { name: timelineTexts.asked, at: quote.askedAt },
  ...(answer
    ? [
        { name: timelineTexts[answer.answer], at: answer.at, note: howOf(answer) },
        { name: timelineTexts.early, at: answer.startEarly?.asks ? answer.startEarly.at : null },
        { name: timelineTexts.cancelled, at: answer.cancelledAt },
      ]
    : []),
];

/** A quote's history, newest last. */
export function Timeline({ quote, answer }: { quote: QuoteRow; answer: Answer }) {
  const who = useWho();
  const steps = stepsOf(quote, answer).filter(({ at }) => at);
  const mayCancel = answer?.cancelUntil && !answer.cancelledAt;
  return (
    <Panel title={timelineTexts.title}>
      <ol className="divide-y divide-line">
        {steps.map(({ name, at, note, by }) => (
          <li
            key={name}
            className="flex items-baseline justify-between gap-4 large-text:grid large-text:justify-start large-text:gap-0 px-4 py-2.5"
          >
            <span className="min-w-0">
              <span className="block">
                {name}
                <By name={who(by)} />
              </span>
              {note && <span className="block text-small text-muted wrap-anywhere">{note}</span>}
            </span>
            <span className="shrink-0 text-small text-muted">
              <TimeAgo at={at ?? ''} />
            </span>
          </li>
        ))}
      </ol>
      {mayCancel && (
        <p className="border-t border-line px-4 py-2.5 text-small text-muted">
          {timelineTexts.cancelUntil(formatDate(answer.cancelUntil ?? ''))}
        </p>
      )}
    </Panel>
  );
}
