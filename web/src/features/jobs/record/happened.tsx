import { readDate } from '#shared/calendar/when.ts';
import { londonDate, today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { happenedTo } from '#shared/thread/happened.ts';
import type { Papers } from '#shared/thread/thread.ts';
import { Card } from '../../../components/card.tsx';
import { RecordPart } from '../../../components/record-part.tsx';
import { timeOf } from '../../../forms/job/on-my-way.ts';
import { texts } from '../texts.ts';

const when = (at: string): string => {
  const day = londonDate(at);
  return day === today() ? `Today, ${timeOf(at)}` : readDate(day, today());
};

/** What happened to a job and its papers, newest first. */
export function Happened({ job, papers }: { job: Job; papers: Papers }) {
  return (
    <RecordPart title={texts.happened}>
      <Card>
        <ol className="grid gap-1.5 px-4 py-2.5 text-small">
          {happenedTo(job, papers).map(({ at, words }) => (
            <li
              key={`${at}${words}`}
              className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 large-text:grid-cols-1"
            >
              <time dateTime={at} className="text-muted">
                {when(at)}
              </time>
              <span className="wrap-anywhere">{words}</span>
            </li>
          ))}
        </ol>
      </Card>
    </RecordPart>
  );
}
