import type { Job } from '#shared/jobs/contract.ts';
import { type Bar, lanesOf, runsOf } from './lanes.ts';

/** As many jobs as a day shows by title, and on paper, where nothing unfolds. */
export const shownJobs = { screen: 2, paper: 30 };

/** What a day of the month shows on one of its lines: a visit, or its part of work of several days. */
export interface Chip {
  job: Job;
  run?: { isFirst: boolean; isLast: boolean; span: number } | undefined;
}

const partOf = ({ job, at, span, before, after }: Bar, column: number): Chip => ({
  job,
  run: {
    isFirst: column === at,
    isLast: column === at + span - 1 && !after,
    // A title begins anew in each week, and goes over the days that are left of it there.
    span: column === at || (before && column === 0) ? span : 0,
  },
});

/** The lines of each day of a week: work of several days on the same line each day, visits on those that are free. */
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
