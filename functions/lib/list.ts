import type { QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import type { EntityItem } from 'electrodb';
import type { DatedRange, Place } from '#shared/domain/by-date.ts';
import type { PageQuery } from '#shared/fields.ts';
import { invalidField } from '#shared/kernel/refusal.ts';
import { pageRows } from '#shared/limits.ts';
import { type AnyEntity, rowsOf } from './rows.ts';

/** A bounded ElectroDB query, as far as a page needs it. */
interface Pages {
  go: (options: {
    order: 'desc';
    limit: number;
    pages: 1;
    consistent: boolean;
    data: 'raw';
  }) => Promise<{ data: unknown }>;
}
/** A query over a firm's records by id. */
interface ById {
  between: (from: { id: number }, to: { id: number }) => Pages;
}

/** The highest id there can be. */
export const highestId = Number.MAX_SAFE_INTEGER;

/** One page of a query for `entity`, last first, in one round trip. `last` is set when there is more after it. */
export const pageOf = async <E extends AnyEntity>(
  entity: E,
  query: Pages,
  limit: number = pageRows,
  // An index beside the table has no consistent reads.
  consistent = true,
): Promise<{ rows: EntityItem<E>[]; last: EntityItem<E> | undefined }> => {
  // One more than asked for tells whether there is a next page; DynamoDB may also stop early, at 1 MB.
  const options = { order: 'desc', limit: limit + 1, pages: 1, consistent, data: 'raw' } as const;
  const { Items = [], LastEvaluatedKey } = (await query.go(options)).data as QueryCommandOutput;
  const rows = rowsOf(entity, Items.slice(0, limit));
  const hasMore = Items.length > limit || LastEvaluatedKey !== undefined;
  return { rows, last: hasMore ? rows.at(-1) : undefined };
};

/** The highest id that a page may reach after its cursor. Throws 400 for what is no cursor. */
export const firstIdAfter = (cursor: string | undefined): number => {
  if (cursor === undefined) return highestId;
  if (!/^[1-9]\d{0,15}$/.test(cursor)) throw invalidField('cursor', 'Must be a cursor from the page before');
  return Number(cursor) - 1;
};

/**
 * One page of records, newest first. The cursor is the last id shown: it says nothing about storage and cannot
 * reach into another firm's partition.
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

/** Bytes of a page as JSON: a Lambda may answer with 6 MB. A query ends by itself at 1 MB. */
const mostBytes = 2 * 1024 * 1024;

/** The page up to where it grows too large to send: for rows that were read one by one, each as long as a record may be. */
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

/** The cursor of a list in the order of dates: the date and id last shown. */
export const datedCursor = (date: string | undefined, id: number): string => `${date}.${id}`;

const parseDatedCursor = (cursor: string): Place => {
  const [, date = '', id = ''] = /^(\d{4}-\d{2}-\d{2})\.(\d{1,16})$/.exec(cursor) ?? [];
  if (!id) throw invalidField('cursor', 'Must be a cursor from the page before');
  return { date, id: Number(id) - 1 };
};

/**
 * The first and the last place that a page may reach of a list by date, after its cursor; `undefined` where nothing
 * can be left. Throws 400 for what is no cursor.
 */
export const placesIn = ({
  from = '0000-01-01',
  to = '9999-12-31',
  cursor,
}: DatedRange & Pick<PageQuery, 'cursor'>): { first: Place; last: Place } | undefined => {
  const end = { date: to, id: highestId };
  const next = cursor === undefined ? end : parseDatedCursor(cursor);
  // A cursor of another range would turn the bounds around, which DynamoDB refuses.
  const last = next.date > to ? end : next;
  return last.date < from ? undefined : { first: { date: from, id: 0 }, last };
};
