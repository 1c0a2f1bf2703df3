import type { QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import type { EntityItem } from 'electrodb';
import type { DatedRange, Place } from '#shared/domain/by-date.ts';
import type { PageQuery } from '#shared/fields.ts';
import { invalidField } from '#shared/kernel/refusal.ts';
import { pageRows } from '#shared/limits.ts';
import { type AnyEntity, rowsOf } from './rows.ts';

/** The part of a bounded ElectroDB query that paging needs. */
interface Pages {
  go: (options: {
    order: 'desc';
    limit: number;
    pages: 1;
    consistent: boolean;
    data: 'raw';
  }) => Promise<{ data: unknown }>;
}
/** A query for a firm's records by id. */
interface ById {
  between: (from: { id: number }, to: { id: number }) => Pages;
}

/** The highest possible id. */
export const highestId = Number.MAX_SAFE_INTEGER;

/** One page of a query, newest first, in one round trip. `last` is set if there are more rows. */
export const pageOf = async <E extends AnyEntity>(
  entity: E,
  query: Pages,
  limit: number = pageRows,
  // Secondary indexes have no consistent reads.
  consistent = true,
): Promise<{ rows: EntityItem<E>[]; last: EntityItem<E> | undefined }> => {
  // One extra row tells whether there is a next page; DynamoDB may also stop early, at 1 MB.
  const options = { order: 'desc', limit: limit + 1, pages: 1, consistent, data: 'raw' } as const;
  const { Items = [], LastEvaluatedKey } = (await query.go(options)).data as QueryCommandOutput;
  const rows = rowsOf(entity, Items.slice(0, limit));
  const hasMore = Items.length > limit || LastEvaluatedKey !== undefined;
  return { rows, last: hasMore ? rows.at(-1) : undefined };
};

/** The highest id on the page after a cursor. Throws 400 for a malformed cursor. */
export const firstIdAfter = (cursor: string | undefined): number => {
  if (cursor === undefined) return highestId;
  if (!/^[1-9]\d{0,15}$/.test(cursor)) throw invalidField('cursor', 'Must be a cursor from the page before');
  return Number(cursor) - 1;
};

/**
 * One page of records, newest first. The cursor is the last id shown: it reveals nothing about storage and cannot reach into
 * another firm's partition.
 */
export const pageById = async <E extends AnyEntity>(
  entity: E,
  query: ById,
  { limit, cursor }: PageQuery,
  { consistent = true } = {},
): Promise<{ rows: EntityItem<E>[]; next: string | undefined }> => {
  const bounded = query.between({ id: 0 }, { id: firstIdAfter(cursor) });
  const { rows, last } = await pageOf(entity, bounded, limit, consistent);
  return { rows, next: last && String(last.id) };
};

/** The largest page as JSON, in bytes. A Lambda's response can be 6 MB at most, and a DynamoDB query stops at 1 MB. */
const mostBytes = 2 * 1024 * 1024;

/** Cuts a page before it grows too large to send: for rows read one by one, which may each be of maximum size. */
export const cutPage = <Row extends { id: number }>({
  rows,
  next,
}: {
  rows: Row[];
  next: string | undefined;
}) => {
  let bytes = 0;
  const tooMany = rows.findIndex((row) => {
    bytes += Buffer.byteLength(JSON.stringify(row));
    return bytes > mostBytes;
  });
  if (tooMany < 1) return { rows, next };
  return { rows: rows.slice(0, tooMany), next: String(rows[tooMany - 1]?.id) };
};

/** The cursor of a list sorted by date: the last date and id shown. */
export const datedCursor = (date: string | undefined, id: number): string => `${date}.${id}`;

const parseDatedCursor = (cursor: string): Place => {
  const [, date = '', id = ''] = /^(\d{4}-\d{2}-\d{2})\.(\d{1,16})$/.exec(cursor) ?? [];
  if (!id) throw invalidField('cursor', 'Must be a cursor from the page before');
  return { date, id: Number(id) - 1 };
};

/**
 * The bounds of the page after a cursor, in a list sorted by date; undefined if nothing can be left. Throws 400 for a malformed
 * cursor.
 */
export const placesIn = ({
  from = '0000-01-01',
  to = '9999-12-31',
  cursor,
}: DatedRange & Pick<PageQuery, 'cursor'>): { first: Place; last: Place } | undefined => {
  const end = { date: to, id: highestId };
  const next = cursor === undefined ? end : parseDatedCursor(cursor);
  // A cursor from another range would invert the bounds, which DynamoDB rejects.
  const last = next.date > to ? end : next;
  return last.date < from ? undefined : { first: { date: from, id: 0 }, last };
};
