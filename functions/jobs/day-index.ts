import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { config } from '#functions/lib/config.ts';
import { datedCursor, pageOf, placesIn } from '#functions/lib/list.ts';
import { document } from '#functions/lib/table.ts';
import { tableDefinition } from '#functions/lib/table-definition.ts';
import { daysOf } from '#shared/calendar/days.ts';
import { byPlace, type DatedRange, isAfter } from '#shared/domain/by-date.ts';
import { placeOf } from '#shared/domain/jobs/by-day.ts';
import type { PageQuery } from '#shared/fields.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { pageRows } from '#shared/limits.ts';
import { keyRanges, ownerOf, tray } from './day-keys.ts';
import { jobEntity, type StoredJob } from './entity.ts';

const [index] = tableDefinition.indexes;

const between = (firmId: FirmId, first: string, last: string) => ({
  // ElectroDB's own index would write its key for unscheduled jobs too.
  go: async ({ limit }: { limit: number }) => {
    const data = await document.send(
      new QueryCommand({
        TableName: config.tableName,
        IndexName: index.name,
        KeyConditionExpression: '#owner = :owner AND #key BETWEEN :first AND :last',
        ExpressionAttributeNames: { '#owner': index.partitionKey, '#key': index.sortKey },
        ExpressionAttributeValues: { ':owner': ownerOf(firmId), ':first': first, ':last': last },
        ScanIndexForward: false,
        Limit: limit,
      }),
    );
    return { data };
  },
});

/**
 * A page of the jobs with a day within a range, latest start first, in one round trip: one query per length class, in parallel. A
 * page can be short if long jobs that ended before the range were skipped.
 */
export const pageByDay = async (firmId: FirmId, query: PageQuery & DatedRange) => {
  const { limit = pageRows } = query;
  // Longer jobs start before the range, so the cursor may be earlier than the range.
  const places = placesIn({ to: query.to, cursor: query.cursor });
  if (!places) return { rows: [], next: undefined };
  const { from = '0000-01-01' } = query;
  const pages = await Promise.all(
    keyRanges(from, places.last).map(({ first, last }) =>
      // For a cursor earlier than the class's own range, there is nothing left to read.
      first > last ? { rows: [], last: undefined } : pageOf(jobEntity, between(firmId, first, last), limit),
    ),
  );
  // Only as far as every class has been read.
  const [reached] = pages.flatMap((page) => (page.last ? [placeOf(page.last)] : [])).sort(byPlace);
  const found = pages
    .flatMap((page) => page.rows)
    .map((row) => ({ row, place: placeOf(row) }))
    .filter(({ place }) => !reached || !isAfter(reached, place))
    .sort((a, b) => byPlace(a.place, b.place));
  const within = found.filter(({ row }) => (daysOf(row)?.last ?? '') >= from);
  const shown = within.slice(0, limit);
  const last = within.length > limit ? shown.at(-1)?.place : reached;
  return { rows: shown.map(({ row }) => row), next: last && datedCursor(last.date, last.id) };
};

/** Every job with a day within a range, up to a maximum number. */
export const jobsOnDays = async (firmId: FirmId, range: DatedRange, most: number): Promise<StoredJob[]> => {
  const rows: StoredJob[] = [];
  let cursor: string | undefined;
  do {
    const page = await pageByDay(firmId, { ...range, cursor });
    rows.push(...page.rows);
    cursor = page.next;
  } while (cursor && rows.length < most);
  return rows;
};

/** Open jobs without a day, newest first, up to a maximum number. */
export const jobsInTray = async (firmId: FirmId, most: number): Promise<StoredJob[]> =>
  (await pageOf(jobEntity, between(firmId, tray, `${tray}~`), most)).rows;
