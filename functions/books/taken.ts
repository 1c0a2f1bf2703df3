import { createHash } from 'node:crypto';
import { unpack } from '#functions/lib/packed.ts';
import { walk } from '#functions/lib/walk.ts';
import type { BookCheck, BookParams } from '#shared/books/contract.ts';
import type { BookRecord } from '#shared/books/sale.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { bookRecordsEntity } from './entity.ts';
import type { Days } from './sales.ts';

/** A record in a file: its key, a hash of its rows as exported, and its day. */
export type TakenRecord = [key: string, hash: string, date: string];

/** The hash is truncated: enough to detect a change. */
export const takenRecord = ({ key, rows, date }: BookRecord): TakenRecord => [
  key,
  createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 6),
  date,
];

interface Before {
  id: number;
  at: string;
  hash: string;
  date: string;
}
export type TakenBefore = Map<string, Before>;

/** What earlier files of this kind include, each record as in the newest of them. */
export const takenBefore = async (firmId: FirmId, { format, kind }: BookParams): Promise<TakenBefore> => {
  const before: TakenBefore = new Map();
  const query = bookRecordsEntity.query.byKind({ firmId, format, kind });
  for await (const page of walk(bookRecordsEntity, query))
    for (const { id, at, packed } of page)
      for (const [key, hash, date] of unpack<TakenRecord[]>(packed)) before.set(key, { id, at, hash, date });
  return before;
};

const countsOf = (found: readonly Before[]): BookCheck['taken'] => {
  const files = new Map<number, BookCheck['taken'][number]>();
  for (const { id, at } of found) {
    const { records = 0 } = files.get(id) ?? {};
    files.set(id, { id, at, records: records + 1 });
  }
  return [...files.values()].sort((one, other) => other.id - one.id);
};

/** Which records of a range earlier files include, and which records of those files no longer exist. */
export const compared = (records: readonly TakenRecord[], before: TakenBefore, { from, to }: Days) => {
  const keys = new Set(records.map(([key]) => key));
  const found = records.flatMap(([key, hash]) => {
    const earlier = before.get(key);
    return earlier ? [{ ...earlier, hasChanged: earlier.hash !== hash }] : [];
  });
  const gone = [...before].filter(([key, { date }]) => !keys.has(key) && date >= from && date <= to);
  return {
    fresh: records.length - found.length,
    changed: found.filter(({ hasChanged }) => hasChanged).length,
    gone: gone.length,
    taken: countsOf(found),
  };
};
