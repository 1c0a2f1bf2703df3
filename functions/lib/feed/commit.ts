import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { config } from '#functions/lib/config.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { type Edit, editIn } from './edits.ts';
import { headOf } from './heads.ts';
import { type Change, changeKey, type Head, headKey, keptSeconds, partitionOf } from './log.ts';
import { isFed } from './places.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** Whose call a transaction ends, and the `Idempotency-Key` it came with. */
export interface Done {
  by: string;
  key: string;
}

/** What is written of the records of a partition: by the sort keys of their items, with what is edited of them. */
export type Changed = Map<string, Edit | undefined>;

/** What a transaction changes of the records of one partition, and which two items say so. */
export interface Told {
  pk: string;
  /** As it is once the transaction has gone through. */
  head: Head;
  /** The head's first. */
  items: TransactItem[];
}

/** What lies with a person is none of a firm's records. */
const isTold = (pk: string): boolean => pk.startsWith(partitionOf('' as FirmId));

/** Where a write changes an item; `undefined` of a check, which changes none. */
const keyOf = ({ Put, Update, Delete }: TransactItem): { pk: string; sk: string } | undefined => {
  const key = Put?.Item ?? Update?.Key ?? Delete?.Key;
  return key && { pk: String(key.pk), sk: String(key.sk) };
};

/**
 * Sort keys of the records' items that are written, by their partition. That a call is done, as an item remembers, is told also where
 * no record is written with it.
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

/** The head moves on only from where it was read, so that numbers have no holes and what is readable at one is complete. */
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
    // Spares whoever was too late asking where it is by now.
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});

/** What tells of a partition's changes in the transaction that makes them; `now` in epoch milliseconds, `epoch` for a partition that has no head yet. */
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
