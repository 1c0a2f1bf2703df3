import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { config } from '#functions/lib/config.ts';
import { type DatedRange, datedCursor, type Place, pageOf, placesIn } from '#functions/lib/list.ts';
import { document } from '#functions/lib/table.ts';
import { tableDefinition } from '#functions/lib/table-definition.ts';
import type { PageQuery } from '#shared/fields.ts';
import { jobEntity } from './entity.ts';

/** The sparse index of a user's scheduled jobs by their day: only jobs with a `scheduledDate` carry its keys. */

const ownerOf = (userId: string): string => `user#${userId}`;
const keyOf = ({ date, id }: Place): string => `jobDay#${date}#${String(id).padStart(16, '0')}`;

interface Scheduled {
  userId: string;
  id: number;
  scheduledDate?: string | null | undefined;
}

/** A job's keys in the index; `null` takes it out. */
export const dayKeys = ({ userId, id, scheduledDate }: Scheduled) =>
  scheduledDate
    ? { dayOwner: ownerOf(userId), dayKey: keyOf({ date: scheduledDate, id }) }
    : { dayOwner: null, dayKey: null };

const [index] = tableDefinition.indexes;

const between = (userId: string, first: string, last: string) => ({
  // ElectroDB's own index would write its key for unscheduled jobs too.
  go: async ({ limit }: { limit: number }) => {
    const data = await document.send(
      new QueryCommand({
        TableName: config.tableName,
        IndexName: index.name,
        KeyConditionExpression: '#owner = :owner AND #key BETWEEN :first AND :last',
        ExpressionAttributeNames: { '#owner': index.partitionKey, '#key': index.sortKey },
        ExpressionAttributeValues: { ':owner': ownerOf(userId), ':first': first, ':last': last },
        ScanIndexForward: false,
        Limit: limit,
      }),
    );
    return { data };
  },
});

/** A page of the jobs scheduled within a range of days, last day first, in one round trip. */
export const pageByDay = async (userId: string, query: PageQuery & DatedRange) => {
  const places = placesIn(query);
  if (!places) return { rows: [], next: undefined };
  const page = await pageOf(jobEntity, between(userId, keyOf(places.first), keyOf(places.last)), query.limit);
  return { rows: page.rows, next: page.last && datedCursor(page.last.scheduledDate, page.last.id) };
};
