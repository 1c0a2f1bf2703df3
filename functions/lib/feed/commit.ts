import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { config } from '#functions/lib/config.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { type Edit, editIn } from './edits.ts';
import { headOf } from './heads.ts';
import { type Change, changeKey, type Head, headKey, keptSeconds, partitionOf } from './log.ts';
import { isFed } from './places.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** The caller whose call a transaction completes, and its `Idempotency-Key`. */
export interface Done {
  by: string;
  key: string;
}

/** The sort keys written in a partition, each with its edit if it was one. */
export type Changed = Map<string, Edit | undefined>;

/** What a transaction changes in one partition, and the two items that record it. */
export interface Told {
  pk: string;
  /** The head after the transaction. */
  head: Head;
  /** The head's item, then the change's. */
  items: TransactItem[];
}

/** A person's partition holds no firm records. */
const isTold = (pk: string): boolean => pk.startsWith(partitionOf('' as FirmId));

/** The key of the item that a write changes; undefined for a condition check. */
const keyOf = ({ Put, Update, Delete }: TransactItem): { pk: string; sk: string } | undefined => {
  const key = Put?.Item ?? Update?.Key ?? Delete?.Key;
  return key && { pk: String(key.pk), sk: String(key.sk) };
};

/**
 * The sort keys of written record items, by partition. A stored reply also counts as a change, even if no record is written with
 * it.
 */
export const changedIn = (
  items: readonly TransactItem[],
  memory: TransactItem | undefined,
): Map<string, Changed> => {
  const changed = new Map<string, Changed>();
  const remembered = memory && keyOf(memory);
  if (remembered && isTold(remembered.pk)) changed.set(remembered.pk, new Map());
  for (const item of items) {
    const key = keyOf(item);
    if (!key || !isTold(key.pk) || !isFed(key.sk)) continue;
    const known = changed.get(key.pk) ?? new Map();
    changed.set(key.pk, known.set(key.sk, editIn(item)));
  }
  return changed;
};

/** The head only advances from where we read it, so that sequence numbers have no gaps and everything up to a head is complete. */
const moveHead = (pk: string, before: Head | undefined, { seq, epoch }: Head): TransactItem => ({
  Put: {
    TableName: config.tableName,
    Item: { ...headKey(pk), seq, epoch },
    ...(before
      ? {
          ConditionExpression: 'seq = :seq AND epoch = :epoch',
          ExpressionAttributeValues: { ':seq': before.seq, ':epoch': before.epoch },
        }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
    // Saves the loser of a race from reading the head again.
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});

/**
 * The items that record a partition's changes, for the transaction that makes them. `now` is in epoch milliseconds; `epoch` is for
 * a partition without a head.
 */
export const telling = async (
  pk: string,
  changed: Changed,
  { done, now, epoch }: { done: Done | undefined; now: number; epoch: string },
): Promise<Told> => {
  const before = await headOf(pk);
  const head: Head = { seq: (before?.seq ?? 0) + 1, epoch: before?.epoch ?? epoch };
  const edited = [...changed].flatMap(([sk, edit]) => (edit ? [[sk, edit] as const] : []));
  const change: Change = {
    seq: head.seq,
    at: new Date(now).toISOString(),
    keys: [...changed.keys()],
    ...(edited.length > 0 && { edits: Object.fromEntries(edited) }),
    ...done,
    ttl: Math.floor(now / 1000) + keptSeconds,
  };
  const Item = { ...changeKey(pk, head.seq), ...change };
  return { pk, head, items: [moveHead(pk, before, head), { Put: { TableName: config.tableName, Item } }] };
};
