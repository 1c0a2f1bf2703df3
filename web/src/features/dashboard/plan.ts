import { daysOf, isOn, isRun } from '#shared/calendar/days.ts';
import type { DayJob } from '#shared/dashboard/contract.ts';
import { isOpenJob } from '#shared/jobs/status.ts';

/** A day's next job, and the ones after it. */
export interface Plan {
  /** In progress, or the first to start; undefined if nothing is left today. */
  next: DayJob | undefined;
  later: readonly DayJob[];
  /** The number of today's jobs, including completed ones. */
  count: number;
  /** The first job of the following days, if nothing is left today. */
  after: DayJob | undefined;
}

const isRunning = (job: DayJob, date: string): boolean => {
  const days = daysOf(job);
  return days !== null && isRun(days) && days.first < date;
};

/** First what is in progress, then by time; multi-day work and jobs without a time fill the gaps. */
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
