import { readDate } from '#shared/calendar/when.ts';
import { londonDate, today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { happenedTo } from '#shared/thread/happened.ts';
import type { Papers } from '#shared/thread/thread.ts';
import { By } from '../../../components/by.tsx';
import { Card } from '../../../components/card.tsx';
import { RecordPart } from '../../../components/record-part.tsx';
import { UndoLink } from '../../../components/undo-link.tsx';
import { useWho } from '../../../data/who.ts';
import { timeOf } from '../../../forms/job/on-my-way.ts';
import { useStatusChange } from '../../../forms/job/use-changes.ts';
import { texts } from '../texts.ts';

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
