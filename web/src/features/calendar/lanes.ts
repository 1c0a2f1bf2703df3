import { type Days, daysOf, isRun } from '#shared/calendar/days.ts';
import { daysBetween } from '#shared/dates.ts';
import type { Job } from '#shared/jobs/contract.ts';

/** The part of a job within a week: `at` is its first column, from 0, `span` the number of columns, `lane` its row from the top. */
export interface Bar {
  job: Job;
  at: number;
  span: number;
  lane: number;
  /** It starts before this week, or ends after it. */
  before: boolean;
  after: boolean;
}

const within = ({ first, last }: Days, sunday: string, saturday: string) => {
  const from = first > sunday ? first : sunday;
  const to = last < saturday ? last : saturday;
  return { at: daysBetween(sunday, from), span: daysBetween(from, to) + 1 };
};

/** The bars of a week's jobs, each in the first row with room: earlier first, then longer. */
export const lanesOf = (jobs: readonly Job[], week: readonly string[]): Bar[] => {
  const [sunday = '', saturday = ''] = [week[0], week.at(-1)];
  const ends: number[] = [];
  return jobs
    .flatMap((job) => {
      const days = daysOf(job);
      if (!days || days.last < sunday || days.first > saturday) return [];
      const flags = { before: days.first < sunday, after: days.last > saturday };
      return [{ job, ...flags, ...within(days, sunday, saturday) }];
    })
    .sort((a, b) => a.at - b.at || b.span - a.span || a.job.id - b.job.id)
    .map((bar) => {
      const free = ends.findIndex((end) => end <= bar.at);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = bar.at + bar.span;
      return { ...bar, lane };
    });
};

/** The multi-day jobs, which month and week draw across their days. */
export const runsOf = (jobs: readonly Job[]): Job[] =>
  jobs.filter((job) => {
    const days = daysOf(job);
    return days !== null && isRun(days);
  });
