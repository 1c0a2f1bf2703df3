import { clsx } from 'clsx';
import { hoursOn } from '#shared/calendar/hours.ts';
import type { Job } from '#shared/jobs/contract.ts';
import type { JobStatus } from '#shared/jobs/status.ts';

/** The hours that it shows, in minutes of the day. Earlier and later work is drawn at its ends. */
const begins = 7 * 60;
const ends = 19 * 60;
/** The width of the shortest visit, in percent. */
const least = 14;

const colours: Record<JobStatus, string> = {
  pending: 'bg-on-warning',
  in_progress: 'bg-on-info',
  completed: 'bg-on-success',
  cancelled: 'bg-control',
};

const partOf = (from: number, to: number) => {
  const percent = (minutes: number) =>
    (100 * (Math.min(ends, Math.max(begins, minutes)) - begins)) / (ends - begins);
  const width = Math.max(least, percent(to) - percent(from));
  return { left: `${Math.min(percent(from), 100 - width)}%`, width: `${width}%` };
};

/** When a day is taken and when it is free, at a glance; a dot if its work has no times. Empty if there is none. */
export function Ribbon({ day, jobs }: { day: string; jobs: readonly Job[] }) {
  const parts = jobs.flatMap(({ id, status, ...job }) =>
    hoursOn(job, day).map(({ from, to }) => ({ id, status, ...partOf(from, to) })),
  );
  const [first] = jobs;
  if (!first) return <span className="h-1.5" />;
  if (parts.length === 0) return <span className={clsx('size-1.5 rounded-full', colours[first.status])} />;
  return (
    <span className="relative h-1.5 w-4/5 overflow-hidden rounded-full bg-sunken">
      {parts.map(({ id, status, left, width }) => (
        <span
          key={`${id} ${left}`}
          style={{ left, width }}
          className={clsx('absolute inset-y-0 rounded-full', colours[status])}
        />
      ))}
    </span>
  );
}
