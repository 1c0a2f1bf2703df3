import { readDate } from '#shared/calendar/when.ts';
import { londonDate, today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { quotesHappened } from '#shared/thread/quotes.ts';
import type { Papers } from '#shared/thread/thread.ts';
import type { Told } from '#shared/thread/told.ts';
import { By } from '../../../components/by.tsx';
import { Card } from '../../../components/card.tsx';
import { RecordPart } from '../../../components/record-part.tsx';
import { UndoLink } from '../../../components/undo-link.tsx';
import { useWho } from '../../../data/who.ts';
import { timeOf } from '../../../forms/job/on-my-way.ts';
import { useStatusChange } from '../../../forms/job/use-changes.ts';
import { texts } from '../texts.ts';

/** An event in a job's history. */
interface Happening {
  /** ISO 8601 UTC. */
  at: string;
  words: string;
  /** The member who did it, if known. */
  by: string | null;
}

const ofJob = ({ createdAt, toldAt, startedAt, completedAt, client, nextJobId, ...by }: Job): Told => [
  [nextJobId ? completedAt : null, 'Next job created', by.completedBy],
  [createdAt, 'Job created', by.madeBy],
  [toldAt, `“On my way”${client ? ` to ${client.name}` : ''}`],
  [startedAt, 'Work started', by.startedBy],
  [completedAt, 'Work finished', by.completedBy],
];

const ofInvoices = ({ invoices }: Papers): Told =>
  invoices.flatMap(
    ({
      invoiceNumber,
      createdAt,
      madeBy,
      sentAt,
      sentBy,
      openedAt,
      lastRemindedAt,
      lastRemindedBy,
      paidAt,
      ...voided
    }): Told => [
      [createdAt, `Invoice ${invoiceNumber} created`, madeBy],
      [sentAt, `Invoice ${invoiceNumber} sent`, sentBy],
      [openedAt, `Invoice ${invoiceNumber} link opened`],
      [
        lastRemindedAt,
        `${lastRemindedBy ? 'Reminder' : 'Automatic reminder'} sent for invoice ${invoiceNumber}`,
        lastRemindedBy,
      ],
      [paidAt, `Invoice ${invoiceNumber} paid`],
      [voided.voidedAt, `Invoice ${invoiceNumber} voided`, voided.voidedBy],
    ],
  );

/** The known events of a job and its documents, newest first. */
const happenedTo = (job: Job, papers: Papers): Happening[] =>
  [...ofJob(job), ...quotesHappened(papers), ...ofInvoices(papers)]
    .flatMap(([at, words, by = null]) => (at ? [{ at, words, by }] : []))
    .sort((a, b) => b.at.localeCompare(a.at));

const when = (at: string): string => {
  const day = londonDate(at);
  return day === today() ? `Today, ${timeOf(at)}` : readDate(day, today());
};

/** The last event, if it was a step that can be undone, and the status to return to. */
const undoOf = ({ status, startedAt, completedAt, nextJobId }: Job, last: string | undefined) => {
  if (status === 'in_progress' && startedAt === last) return 'pending' as const;
  // A repeating job has created the next by then.
  return status === 'completed' && !nextJobId && completedAt === last ? ('in_progress' as const) : null;
};

/** The history of a job and its documents, newest first. */
export function Happened({ job, papers }: { job: Job; papers: Papers }) {
  const { takeBack, isPending } = useStatusChange();
  const who = useWho();
  const happened = happenedTo(job, papers);
  const undo = undoOf(job, happened[0]?.at);
  return (
    <RecordPart title={texts.happened}>
      <Card>
        <ol className="grid gap-1.5 px-4 py-2.5 text-small">
          {happened.map(({ at, words: what, by }, place) => (
            <li
              key={`${at}${what}`}
              className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 large-text:grid-cols-1"
            >
              <time dateTime={at} className="text-muted">
                {when(at)}
              </time>
              <span className="wrap-anywhere">
                {what}
                <By name={who(by)} />
                {place === 0 && undo && <UndoLink busy={isPending} onPress={() => takeBack(job, undo)} />}
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </RecordPart>
  );
}
