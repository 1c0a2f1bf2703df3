import { daysOf, isRun } from '#shared/calendar/days.ts';
import { addDays, daysBetween } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';

/** Sorts multi-day work first, then by time, those without a time last. */
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

/** The jobs of each day in an inclusive range; multi-day work is on each of its days. */
export const jobsByDay = (
  jobs: readonly Job[],
  from: string,
  to: string,
): ReadonlyMap<string, readonly Job[]> => {
  const byDay = new Map<string, Job[]>();
  for (const job of inOrder(jobs)) {
    const days = daysOf(job);
    if (!days) continue;
    const first = days.first > from ? days.first : from;
    const count = daysBetween(first, days.last < to ? days.last : to) + 1;
    for (let at = 0; at < count; at += 1) {
      const day = addDays(first, at);
      const known = byDay.get(day);
      if (known) known.push(job);
      else byDay.set(day, [job]);
    }
  }
  return byDay;
};
