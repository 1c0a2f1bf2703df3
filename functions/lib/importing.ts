import { Entity } from 'electrodb';
import type { FirmId } from '#shared/firms/ids.ts';
import { newId } from '#shared/ids.ts';
import type { ImportReply } from '#shared/importing.ts';
import { tooBusy } from '#shared/kernel/refusal.ts';
import { backOff } from './back-off.ts';
import { firmAttribute, firmKey, onTable, service } from './entity.ts';
import { contentHash } from './idempotency.ts';
import { type Key, keyOf } from './item-key.ts';
import { batchGet } from './table.ts';
import { transact, type Write, write } from './transact.ts';

const text = { type: 'string', required: true } as const;

/** Marks which record an imported row became. Written in the row's transaction, so that a row is imported only once. */
const importedEntity = new Entity(
  {
    model: { entity: 'imported', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      target: text,
      hash: text,
      recordId: { type: 'number', required: true },
    },
    indexes: {
      byHash: {
        pk: firmKey,
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

/** Thrown by a write whose row or id somebody else has just written. */
export class Met extends Error {}

type Result = ImportReply['results'][number];

/** How rows become records of one kind. */
export interface Target<Row> {
  firmId: FirmId;
  /** Part of the marks' keys. */
  name: string;
  rowsPerTransaction: number;
  /** Rows with the same identity are one record. */
  identityOf: (row: Row) => string;
  /** The key of the record with this id. */
  keyOf: (id: number) => Key;
  /** The key of an item that blocks the row, whatever created it. */
  heldBy: (row: Row) => Key | undefined;
  /** The result of a blocked row; `exists` by default. */
  heldAs?: 'exists' | 'taken';
  /** All writes for new records, counters included. May throw `Met`. */
  writes: (fresh: { id: number; row: Row }[]) => Write[];
  /** Called after they are written. */
  written?: (fresh: { id: number; row: Row }[]) => Promise<void>;
}

interface Candidate<Row> {
  index: number;
  row: Row;
  hash: string;
}

/** A candidate's result. `id` is its record's; null if another record blocks it. */
interface Outcome {
  index: number;
  result: Result;
  id: number | null;
}

/**
 * Splits a batch into the candidates still to write, each with the mark of a deleted record that it replaces, and the outcomes of
 * the others.
 */
const sorted = async <Row>(target: Target<Row>, batch: Candidate<Row>[]) => {
  const { firmId, name, heldBy, heldAs = 'exists' } = target;
  const keys = batch.map(({ hash }) => keyOf(importedEntity, { firmId, target: name, hash }));
  const holders = batch.map(({ row }) => heldBy(row));
  const read = await batchGet([...keys, ...holders.filter((key) => key !== undefined)]);
  const marks = read.slice(0, batch.length).map((mark) => mark?.recordId as number | undefined);
  const held = new Set(read.slice(batch.length).map((item) => item?.sk));
  const ids = marks.filter((id) => id !== undefined);
  const records = await batchGet(ids.map(target.keyOf), ['id']);
  const alive = new Set(records.map((record) => record?.id));
  const outcomes: Outcome[] = [];
  const fresh = batch.flatMap((candidate, at) => {
    const [stale, holder, { index }] = [marks[at], holders[at], candidate];
    const isThere = stale !== undefined && alive.has(stale);
    if (!isThere && !(holder && held.has(holder.sk))) return [{ ...candidate, stale, id: newId() }];
    outcomes.push(isThere ? { index, result: 'exists', id: stale } : { index, result: heldAs, id: null });
    return [];
  });
  return { fresh, outcomes };
};

const mark = (firmId: FirmId, target: string, hash: string, recordId: number, stale: number | undefined) =>
  write(
    importedEntity
      .put({ firmId, target, hash, recordId })
      .where((item, { eq, notExists }) =>
        stale === undefined ? notExists(item.recordId) : eq(item.recordId, stale),
      ),
    () => new Met(),
  );

const attempts = 12;

/** Writes the missing rows of a batch in one transaction; starts again if somebody else got there first. */
const importBatch = async <Row>(target: Target<Row>, batch: Candidate<Row>[]): Promise<Outcome[]> => {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { fresh, outcomes } = await sorted(target, batch);
    if (fresh.length === 0) return outcomes;
    try {
      const marks = fresh.map(({ hash, id, stale }) => mark(target.firmId, target.name, hash, id, stale));
      await transact([...target.writes(fresh), ...marks]);
      await target.written?.(fresh);
      return [...outcomes, ...fresh.map(({ index, id }) => ({ index, result: 'created' as const, id }))];
    } catch (error) {
      if (!(error instanceof Met)) throw error;
      await backOff(attempt);
    }
  }
  throw tooBusy();
};

/**
 * Imports the rows that are not there yet. Idempotent, also when run concurrently. A row is imported again only after its record
 * was deleted.
 */
export const importRows = async <Row>(target: Target<Row>, rows: readonly Row[]): Promise<ImportReply> => {
  const all = rows.map((row, index) => ({ index, row, hash: contentHash(target.identityOf(row)) }));
  // The first of identical rows.
  const distinct = [...new Map(all.toReversed().map((row) => [row.hash, row])).values()].toReversed();
  const outcomes = new Map<number, Outcome>();
  for (let from = 0; from < distinct.length; from += target.rowsPerTransaction) {
    const batch = distinct.slice(from, from + target.rowsPerTransaction);
    for (const outcome of await importBatch(target, batch)) outcomes.set(outcome.index, outcome);
  }
  const firsts = new Map(distinct.map(({ hash, index }) => [hash, outcomes.get(index)]));
  return {
    results: all.map(({ index }) => outcomes.get(index)?.result ?? 'exists'),
    ids: all.map(({ hash }) => firsts.get(hash)?.id ?? null),
  };
};
