import type { Job } from '#shared/jobs/contract.ts';

/** Jobs without a time come last. */
const order = ({ startTime, title }: Job): string => `${startTime ?? '~'} ${title}`;

/** The scheduled jobs by their day, in the order of their times. */
export const jobsByDay = (jobs: readonly Job[]): ReadonlyMap<string, readonly Job[]> => {
  const days = new Map<string, Job[]>();
  for (const job of jobs) {
    if (!job.scheduledDate) continue;
    const day = days.get(job.scheduledDate);
    if (day) day.push(job);
    else days.set(job.scheduledDate, [job]);
  }
  for (const day of days.values()) day.sort((a, b) => (order(a) < order(b) ? -1 : 1));
  return days;
};
