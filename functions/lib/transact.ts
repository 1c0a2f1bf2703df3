import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { type Changed, changedIn, type Done, type Told, telling } from '#functions/lib/feed/commit.ts';
import { forgetHead, learnHead } from '#functions/lib/feed/heads.ts';
import { headAsSent, newEpoch } from '#functions/lib/feed/log.ts';
import { tooBusy } from '#shared/kernel/refusal.ts';
import { backOff } from './back-off.ts';
import { inTurn } from './in-turn.ts';
import { happened } from './metrics.ts';
import { document } from './table.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** One item of a transaction, and what to tell the caller if its condition does not hold. */
export interface Write {
  item: TransactItem;
  refused?: (() => Error) | undefined;
  /** Of what remembers a call's reply: whose call is done with this transaction. */
  done?: Done | undefined;
}

/**
 * An ElectroDB operation that writes: create, put, update, patch, upsert, delete or remove. What reads takes a list of `attributes`,
 * so that none of those is one.
 */
export interface Operation {
  params: <P>(options?: { table?: string; attributes?: 'not read' }) => P;
}

type Params = TransactItem[keyof TransactItem];

/** An operation as an item of a transaction; ElectroDB has it so only inside its own, which throw nothing for a condition that fails. */
export const write = (operation: Operation, refused?: () => Error): Write => {
  const params = operation.params<NonNullable<Params>>();
  if ('Item' in params) return { item: { Put: params }, refused };
  if ('UpdateExpression' in params) return { item: { Update: params }, refused };
  return { item: { Delete: params as TransactItem['Delete'] }, refused };
};

interface Check {
  /** An ElectroDB `get` of the item that must be so, which the transaction does not change. */
  of: { params: <T>() => T };
  /** DynamoDB's condition expression. */
  condition: string;
  values?: Record<string, unknown>;
  refused: () => Error;
}

/** A condition on an item beside those that are written; ElectroDB types its own only inside its own transactions. */
export const check = ({ of, condition, values, refused }: Check): Write => {
  const { Key, TableName } = of.params<{ Key: Record<string, string>; TableName: string }>();
  const item = { Key, TableName, ConditionExpression: condition };
  return {
    item: { ConditionCheck: { ...item, ...(values && { ExpressionAttributeValues: values }) } },
    refused,
  };
};

const attempts = 14;
const passing = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);
const isHeld = (code: string | undefined): boolean => code !== 'ConditionalCheckFailed';

/** What the caller is to be told; `undefined` where the same may be tried again. */
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

/** Somebody else changed records of the same tenant meanwhile: where the head is by now came with the refusal, or is to be asked for. */
const relearn = ({ CancellationReasons = [] }: TransactionCanceledException, told: Told[], from: number) => {
  for (const [index, { pk }] of told.entries()) {
    const reason = CancellationReasons[from + index * headItems];
    forgetHead(pk);
    if (reason?.Code && reason.Code !== 'None') happened('HeadConflicts');
    if (reason?.Code === 'ConditionalCheckFailed' && reason.Item) learnHead(pk, headAsSent(reason.Item));
  }
};

/** The head and the change. */
const headItems = 2;

/**
 * Writes all or nothing, and with it what the feed of changes needs to know (functions/sync). Transactions that meet on one item (a
 * counter, or the head of the feed) are tried again with jitter. Throws the `refused` error of the first write whose condition does
 * not hold, and 503 when the table stays busy.
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
  const partitions = changed.map(([pk]) => pk);
  // Tried again it is the same transaction, unless the head has moved.
  const said = { done, now: Date.now(), epoch: newEpoch() };
  /** Whether it has gone through; otherwise the same may be tried again. */
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
    // One after the other, those of one process know where the head is.
    if (await inTurn(partitions, attemptOnce)) return;
    // Out of turn, so that whoever comes next need not wait for this as well.
    await backOff(attempt);
  }
  throw tooBusy();
};

/** How many writes DynamoDB takes in one transaction, beside the two of the feed. */
export const perTransaction = 100 - headItems;

/** Writes of which each stands for itself, as many at a time as a transaction holds; what was written before one throws stays. */
export const transactInTurn = async (writes: Write[]): Promise<void> => {
  for (let from = 0; from < writes.length; from += perTransaction)
    await transact(writes.slice(from, from + perTransaction));
};
