import { daysOf, isOn, isRun } from '#shared/calendar/days.ts';
import type { DayJob } from '#shared/dashboard/contract.ts';
import { isOpenJob } from '#shared/jobs/status.ts';

/** What of a day's work comes next, and what after it. */
export interface Plan {
  /** Begun, or the first that is to begin; undefined where nothing is left today. */
  next: DayJob | undefined;
  later: readonly DayJob[];
  /** Today's, completed ones included. */
  count: number;
  /** The first of the days after, told where nothing is left today. */
  after: DayJob | undefined;
}

const isRunning = (job: DayJob, date: string): boolean => {
  const days = daysOf(job);
  return days !== null && isRun(days) && days.first < date;
};

/** Who is on site goes on; then by the clock; work that runs over days and what has no time fill the gaps. */
const turnOn =
  (date: string) =>
  (job: DayJob): string => {
    const time = job.startTime ?? job.endTime;
    if (isRunning(job, date)) return '2';
    if (job.status === 'in_progress') return `0 ${time ?? ''}`;
    return time ? `1 ${time}` : '3';
  };

const sorted = (jobs: readonly DayJob[], key: (job: DayJob) => string): DayJob[] =>
  jobs
    .map((job) => ({ job, at: `${key(job)} ${job.title}` }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ job }) => job);

/** `date` is a calendar date. */
export const planOf = (jobs: readonly DayJob[], date: string): Plan => {
  const todays = jobs.filter((job) => isOn(job, date));
  const [next, ...later] = sorted(
    todays.filter(({ status }) => isOpenJob(status)),
    turnOn(date),
  );
  const [after] = sorted(
    jobs.filter((job) => isOpenJob(job.status) && (daysOf(job)?.first ?? '') > date),
    (job) => `${daysOf(job)?.first} ${job.startTime ?? '~'}`,
  );
  return { next, later, count: todays.length, after };
};
