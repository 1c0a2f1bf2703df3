import type { Job } from '#shared/jobs/contract.ts';
import { type Bar, lanesOf, runsOf } from './lanes.ts';

/** The number of jobs to show by title per day, and in print, where nothing can be unfolded. */
export const shownJobs = { screen: 2, paper: 30 };

/** What one line of a day shows: a visit, or its part of multi-day work. */
export interface Chip {
  job: Job;
  run?: { isFirst: boolean; isLast: boolean; span: number } | undefined;
}

const partOf = ({ job, at, span, before, after }: Bar, column: number): Chip => ({
  job,
  run: {
    isFirst: column === at,
    isLast: column === at + span - 1 && !after,
    // The title is repeated in each week, and spans its remaining days there.
    span: column === at || (before && column === 0) ? span : 0,
  },
});

/** The lines of each day of a week: multi-day work on the same line each day, visits on the free ones. */
export const cellsOf = (
  week: readonly string[],
  days: ReadonlyMap<string, readonly Job[]>,
  most = shownJobs.screen,
) => {
  const runs = new Map(week.flatMap((day) => runsOf(days.get(day) ?? [])).map((job) => [job.id, job]));
  const bars = lanesOf([...runs.values()], week);
  return week.map((day, column) => {
    const jobs = days.get(day) ?? [];
    const visits = jobs.filter(({ id }) => !runs.has(id));
    const here = bars.filter(({ at, span }) => at <= column && column < at + span);
    const lines = Array.from({ length: most }, (_, line): Chip | undefined => {
      const bar = here.find(({ lane }) => lane === line);
      const visit = bar ? undefined : visits.shift();
      return bar ? partOf(bar, column) : visit && { job: visit };
    });
    const shown = lines.filter(Boolean).length;
    const lastLine = lines.findLastIndex(Boolean);
    return { day, lines: lines.slice(0, lastLine + 1), more: jobs.length - shown };
  });
};
