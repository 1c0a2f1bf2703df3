import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { backOff } from './back-off.ts';
import { tooBusy } from './errors.ts';
import { document } from './table.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** One item of a transaction, and what to tell the caller if its condition does not hold. */
export interface Write {
  item: TransactItem;
  refused?: (() => Error) | undefined;
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

const refusalIn = (error: TransactionCanceledException, writes: Write[]): Error | undefined => {
  const codes = error.CancellationReasons?.map((reason) => reason.Code) ?? [];
  const failed = writes.find(({ refused }, index) => refused && codes[index] === 'ConditionalCheckFailed');
  if (failed?.refused) return failed.refused();
  return codes.some((code) => code && passing.has(code)) ? undefined : error;
};

/**
 * Writes all or nothing. Transactions that meet on one item (a counter, say) are tried again with jitter.
 * Throws the `refused` error of the first write whose condition does not hold, and 503 when the table stays busy.
 */
export const transact = async (writes: Write[]): Promise<void> => {
  const TransactItems = writes.map(({ item }) => item);
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      await document.send(new TransactWriteCommand({ TransactItems }));
      return;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const refusal = refusalIn(error, writes);
      if (refusal) throw refusal;
      await backOff(attempt);
    }
  }
  throw tooBusy();
};

/** How many writes DynamoDB takes in one transaction. */
const perTransaction = 100;

/** Writes of which each stands for itself, as many at a time as a transaction holds; what was written before one throws stays. */
export const transactInTurn = async (writes: Write[]): Promise<void> => {
  for (let from = 0; from < writes.length; from += perTransaction)
    await transact(writes.slice(from, from + perTransaction));
};
