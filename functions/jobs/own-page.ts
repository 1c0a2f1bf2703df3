import { datedCursor, firstIdAfter, placesIn } from '#functions/lib/list.ts';
import { type DatedRange, isAfter } from '#shared/domain/by-date.ts';
import { placeOf, within } from '#shared/domain/jobs/by-day.ts';
import type { PageQuery } from '#shared/fields.ts';
import { pageRows } from '#shared/limits.ts';
import type { StoredJob } from './entity.ts';

/** The first rows of the remaining list, and the cursor of the next page. */
const first = (left: StoredJob[], limit: number, cursorOf: (job: StoredJob) => string) => {
  const rows = left.slice(0, limit);
  const last = left.length > limit ? rows.at(-1) : undefined;
  return { rows, next: last && cursorOf(last) };
};

/** A page of jobs already read, with the order and the cursors of the whole list; by day if days are queried. */
export const ownPage = (jobs: StoredJob[], query: PageQuery & DatedRange) => {
  const { from, to, cursor, limit = pageRows } = query;
  if (from === undefined && to === undefined) {
    const highest = firstIdAfter(cursor);
    const left = jobs.filter(({ id }) => id <= highest).sort((a, b) => b.id - a.id);
    return first(left, limit, ({ id }) => String(id));
  }
  const places = placesIn({ to, cursor });
  if (!places) return { rows: [], next: undefined };
  const left = within(jobs, { from, to }).filter((job) => !isAfter(placeOf(job), places.last));
  return first(left, limit, (job) => datedCursor(placeOf(job).date, job.id));
};
