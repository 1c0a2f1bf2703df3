import { daysOf, isRun } from '#shared/calendar/days.ts';
import { addDays } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';

/** Work of several days first, then by time, and those without a time last. */
const order = (job: Job): string => {
  const days = daysOf(job);
  const rank = days && isRun(days) ? `0 ${days.first}` : `1 ${job.startTime ?? '~'}`;
  return `${rank} ${job.title}`;
};

export const inOrder = (jobs: readonly Job[]): Job[] =>
  jobs
    .map((job) => ({ job, key: order(job) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ job }) => job);

/** The jobs of each day from one to another, both included; work of several days is on each of its days. */
export const jobsByDay = (
  jobs: readonly Job[],
  from: string,
  to: string,
): ReadonlyMap<string, readonly Job[]> => {
  const byDay = new Map<string, Job[]>();
  for (const job of inOrder(jobs)) {
    const days = daysOf(job);
    if (!days) continue;
    const last = days.last < to ? days.last : to;
    for (let day = days.first > from ? days.first : from; day <= last; day = addDays(day, 1)) {
      const known = byDay.get(day);
      if (known) known.push(job);
      else byDay.set(day, [job]);
    }
  }
  return byDay;
};
