import { Entity } from 'electrodb';
import { newId } from '#shared/ids.ts';
import type { ImportReply } from '#shared/importing.ts';
import { backOff } from './back-off.ts';
import { onTable, ownerKey, service } from './entity.ts';
import { tooBusy } from './errors.ts';
import { contentHash } from './idempotency.ts';
import { batchGet } from './table.ts';
import { transact, type Write, write } from './transact.ts';

const text = { type: 'string', required: true } as const;

/** Says which record a row of a file became. Written in its transaction, so that the row can only come once. */
const importedEntity = new Entity(
  {
    model: { entity: 'imported', version: '1', service },
    attributes: { userId: text, target: text, hash: text, recordId: { type: 'number', required: true } },
    indexes: {
      byHash: {
        pk: ownerKey,
        sk: {
          field: 'sk',
          composite: ['target', 'hash'],
          template: 'imported#${target}#${hash}',
          casing: 'none',
        },
      },
    },
  },
  onTable,
);

type Key = Parameters<typeof batchGet>[0][number];

/** Thrown by a write that found its row, or its id, written by somebody else a moment before. */
export class Met extends Error {}

/** How rows become records of one kind. */
export interface Target<Row> {
  userId: string;
  /** Part of the marks' keys. */
  name: string;
  rowsPerTransaction: number;
  /** Rows that share it are the same record. */
  identityOf: (row: Row) => string;
  /** Where the record with this id lies. */
  keyOf: (id: number) => Key;
  /** Where something lies that means the row is there, however it came. */
  heldBy: (row: Row) => Key | undefined;
  /** Everything to write for new records, counters included. May throw `Met`. */
  writes: (fresh: { id: number; row: Row }[]) => Write[];
}

interface Candidate<Row> {
  index: number;
  row: Row;
  hash: string;
}

/** The candidates that are not there yet, each with the mark of a deleted record that it takes over. */
const missing = async <Row>(target: Target<Row>, batch: Candidate<Row>[]) => {
  const { userId, name, keyOf, heldBy } = target;
  const keys = batch.map(
    ({ hash }) => importedEntity.get({ userId, target: name, hash }).params().Key as Key,
  );
  const holders = batch.map(({ row }) => heldBy(row));
  const read = await batchGet([...keys, ...holders.filter((key) => key !== undefined)]);
  const marks = read.slice(0, batch.length).map((mark) => mark?.recordId as number | undefined);
  const held = new Set(read.slice(batch.length).map((item) => item?.sk));
  const ids = marks.filter((id) => id !== undefined);
  const records = await batchGet(ids.map(keyOf), ['id']);
  const alive = new Set(records.map((record) => record?.id));
  return batch.flatMap((candidate, at) => {
    const [stale, holder] = [marks[at], holders[at]];
    if (stale !== undefined && alive.has(stale)) return [];
    return holder && held.has(holder.sk) ? [] : [{ ...candidate, stale, id: newId() }];
  });
};

const mark = (userId: string, target: string, hash: string, recordId: number, stale: number | undefined) =>
  write(
    importedEntity
      .put({ userId, target, hash, recordId })
      .where((item, { eq, notExists }) =>
        stale === undefined ? notExists(item.recordId) : eq(item.recordId, stale),
      ),
    () => new Met(),
  );

const attempts = 12;

/** Writes what is missing of a batch in one transaction; again from the start when somebody else was there first. */
const importBatch = async <Row>(target: Target<Row>, batch: Candidate<Row>[]) => {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const fresh = await missing(target, batch);
    if (fresh.length === 0) return [];
    try {
      const marks = fresh.map(({ hash, id, stale }) => mark(target.userId, target.name, hash, id, stale));
      await transact([...target.writes(fresh), ...marks]);
      return fresh;
    } catch (error) {
      if (!(error instanceof Met)) throw error;
      await backOff(attempt);
    }
  }
  throw tooBusy();
};

/**
 * Writes the rows that are not there yet. May be called again with the same rows, also at the same time: each is
 * written once. A row comes again only after its record was deleted.
 */
export const importRows = async <Row>(target: Target<Row>, rows: readonly Row[]): Promise<ImportReply> => {
  const all = rows.map((row, index) => ({ index, row, hash: contentHash(target.identityOf(row)) }));
  // The first of rows that are the same.
  const distinct = [...new Map(all.toReversed().map((row) => [row.hash, row])).values()].toReversed();
  const results: ImportReply['results'] = rows.map(() => 'exists');
  for (let from = 0; from < distinct.length; from += target.rowsPerTransaction) {
    const made = await importBatch(target, distinct.slice(from, from + target.rowsPerTransaction));
    for (const { index } of made) results[index] = 'created';
  }
  return { results };
};
