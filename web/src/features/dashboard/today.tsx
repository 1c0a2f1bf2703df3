import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router-dom';
import { today } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';
import { Panel } from '../../components/card.tsx';
import { ListProgress } from '../../components/list-progress.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { useScheduledJobs } from '../../data/scheduled-jobs.ts';
import { StatusPill } from '../../forms/job/status-pill.tsx';
import { texts } from './texts.ts';

/** Jobs without a time come last. */
const order = ({ startTime, title }: Job): string => `${startTime ?? '~'} ${title}`;

/** What is to be done today, in the order of the day. */
export function Today() {
  const date = today();
  const list = useScheduledJobs({ from: date, to: date });
  const jobs = list.rows
    .filter((job) => job.status !== 'cancelled')
    .toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
  const calendar = (
    <Link
      to={`/calendar?date=${date}`}
      className="relative flex min-h-8 items-center gap-2 font-strong after:absolute after:inset-x-0 after:-inset-y-1.5"
    >
      <CalendarDays aria-hidden className="size-5" />
      {texts.calendar}
    </Link>
  );
  return (
    <Panel title={texts.today} aside={calendar}>
      {list.error && <p className="p-4">{texts.todayFailed}</p>}
      {list.loading && <Waiting />}
      {list.stopped && <ListProgress list={list} noun="jobs" />}
      {list.complete && jobs.length === 0 && <p className="p-4 text-muted">{texts.nothingToday}</p>}
      {jobs.length > 0 && (
        <ul aria-label={texts.today} className="divide-y divide-line">
          {jobs.map((job) => (
            <li key={job.id}>
              <TodayRow job={job} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function TodayRow({ job }: { job: Job }) {
  const { id, title, client, location, startTime, endTime, status } = job;
  return (
    <Link
      to={`/jobs?id=${id}`}
      className="flex items-start gap-3 px-4 py-3.5 transition-colors hover:bg-sunken/50 focus-visible:-outline-offset-3"
    >
      <span className="w-14 shrink-0 whitespace-nowrap">
        <span className="block font-strong">{startTime ?? endTime}</span>
        {startTime && <span className="block text-small text-muted">{endTime}</span>}
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-1">
        <span className="min-w-32 flex-1">
          <span className="block font-strong wrap-anywhere">{title}</span>
          <span className="block text-small text-muted wrap-anywhere">
            {[client?.name, location].filter(Boolean).join(' · ')}
          </span>
        </span>
        <StatusPill status={status} />
      </span>
    </Link>
  );
}

function Waiting() {
  return (
    <Loading>
      <div className="grid gap-2 px-4 py-3.5">
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    </Loading>
  );
}
