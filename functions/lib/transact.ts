import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { type Changed, changedIn, type Done, type Told, telling } from '#functions/lib/feed/commit.ts';
import { forgetHead, learnHead } from '#functions/lib/feed/heads.ts';
import { headAsSent, newEpoch } from '#functions/lib/feed/log.ts';
import { tooBusy } from '#shared/kernel/refusal.ts';
import { backOff } from './back-off.ts';
import { happened } from './metrics.ts';
import { document } from './table.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** One item of a transaction, and the error if its condition fails. */
export interface Write {
  item: TransactItem;
  refused?: (() => Error) | undefined;
  /** On the item that stores a call's reply: the call that this transaction completes. */
  done?: Done | undefined;
}

/**
 * An ElectroDB write: create, put, update, patch, upsert, delete or remove. Reads take a list of `attributes`, so the type
 * excludes them.
 */
export interface Operation {
  params: <P>(options?: { table?: string; attributes?: 'not read' }) => P;
}

type Params = TransactItem[keyof TransactItem];

/**
 * Turns an operation into a transaction item. ElectroDB offers that only inside its own transactions, which throw nothing if a
 * condition fails.
 */
export const write = (operation: Operation, refused?: () => Error): Write => {
  const params = operation.params<NonNullable<Params>>();
  if ('Item' in params) return { item: { Put: params }, refused };
  if ('UpdateExpression' in params) return { item: { Update: params }, refused };
  return { item: { Delete: params as TransactItem['Delete'] }, refused };
};

interface Check {
  /** An ElectroDB `get` of the item to check; the transaction does not change it. */
  of: { params: <T>() => T };
  /** DynamoDB's condition expression. */
  condition: string;
  values?: Record<string, unknown>;
  refused: () => Error;
}

/** A condition check on an item that is not written; ElectroDB types its own only inside its own transactions. */
export const check = ({ of, condition, values, refused }: Check): Write => {
  const { Key, TableName } = of.params<{ Key: Record<string, string>; TableName: string }>();
  const item = { Key, TableName, ConditionExpression: condition };
  return {
    item: { ConditionCheck: { ...item, ...(values && { ExpressionAttributeValues: values }) } },
    refused,
  };
};

const attempts = 30;
const passing = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);
const isHeld = (code: string | undefined): boolean => code !== 'ConditionalCheckFailed';

/** The error for the caller; undefined if the transaction can be retried. */
const refusalIn = (
  error: TransactionCanceledException,
  writes: Write[],
  told: readonly Told[],
): Error | undefined => {
  const codes = error.CancellationReasons?.map((reason) => reason.Code) ?? [];
  const failed = writes.find(({ refused }, index) => refused && !isHeld(codes[index]));
  if (failed?.refused) return failed.refused();
  if (codes.some((code) => code && passing.has(code))) return undefined;
  const own = codes.slice(0, writes.length);
  return told.length > 0 && own.every(isHeld) && !codes.every(isHeld) ? undefined : error;
};

/** Somebody else advanced a head: the new one came with the error, or is read again. */
const relearn = ({ CancellationReasons = [] }: TransactionCanceledException, told: Told[], from: number) => {
  for (const [index, { pk }] of told.entries()) {
    const reason = CancellationReasons[from + index * headItems];
    forgetHead(pk);
    if (reason?.Code && reason.Code !== 'None') happened('HeadConflicts');
    if (reason?.Code === 'ConditionalCheckFailed' && reason.Item) learnHead(pk, headAsSent(reason.Item));
  }
};

/** The feed's items per partition: the head and the change. */
const headItems = 2;

/**
 * Writes all or nothing, together with the change feed's items (functions/sync). Transactions that conflict on an item (a counter,
 * or the feed's head) are retried with jitter. Throws the `refused` error of the first write whose condition fails, and 503 if the
 * table stays busy.
 */
export const transact = (writes: Write[]): Promise<void> => {
  const own = writes.map(({ item }) => item);
  const done = writes.find((each) => each.done);
  return commit(writes, [...changedIn(own, done?.item)], done?.done);
};

const commit = async (
  writes: Write[],
  changed: readonly [string, Changed][],
  done: Done | undefined,
): Promise<void> => {
  const own = writes.map(({ item }) => item);
  // Retries send the same transaction unless the head has moved.
  const said = { done, now: Date.now(), epoch: newEpoch() };
  /** True if it succeeded; false if it can be retried. */
  const attemptOnce = async (): Promise<boolean> => {
    const told = await Promise.all(changed.map(([pk, keys]) => telling(pk, keys, said)));
    try {
      const TransactItems = [...own, ...told.flatMap(({ items }) => items)];
      await document.send(new TransactWriteCommand({ TransactItems }));
      for (const { pk, head } of told) learnHead(pk, head);
      return true;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      relearn(error, told, own.length);
      const refusal = refusalIn(error, writes, told);
      if (refusal) throw refusal;
      return false;
    }
  };
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (await attemptOnce()) return;
    await backOff(attempt);
  }
  throw tooBusy();
};

/** How many writes fit in a DynamoDB transaction beside the feed's two. */
export const perTransaction = 100 - headItems;

/** Independent writes, in as many transactions as they need; if one throws, the earlier ones stay written. */
export const transactInTurn = async (writes: Write[]): Promise<void> => {
  for (let from = 0; from < writes.length; from += perTransaction)
    await transact(writes.slice(from, from + perTransaction));
};
