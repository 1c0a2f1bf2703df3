import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactGetCommand } from '@aws-sdk/lib-dynamodb';
import { backOff } from '#functions/lib/back-off.ts';
import { config } from '#functions/lib/config.ts';
import { type Head, headIn, headKey } from '#functions/lib/feed/log.ts';
import { document } from '#functions/lib/table.ts';
import { tooBusy } from '#shared/kernel/refusal.ts';
import type { Items } from './records.ts';

/** The maximum number of items in a snapshot, besides the head. */
export const perSnapshot = 99;

const attempts = 14;

const isPassing = (error: unknown): boolean =>
  error instanceof TransactionCanceledException &&
  (error.CancellationReasons ?? []).some(({ Code }) => Code === 'TransactionConflict');

/** DynamoDB refuses more than 4 MB in one read, and says so only in its message. */
const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && /exceed.*(size|limit|4 ?MB)|(size|limit).*exceed/i.test(error.message);

/**
 * A consistent snapshot of items of a partition and its head; `undefined` if they are too large together. Throws 503 if the
 * partition stays busy.
 */
export const snapshotOf = async (
  pk: string,
  keys: readonly string[],
): Promise<{ head: Head | undefined; items: Items } | undefined> => {
  const wanted = [headKey(pk), ...keys.map((sk) => ({ pk, sk }))];
  const TransactItems = wanted.map((Key) => ({ Get: { TableName: config.tableName, Key } }));
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      const { Responses = [] } = await document.send(new TransactGetCommand({ TransactItems }));
      const [head, ...found] = Responses.map(({ Item }) => Item);
      const items = new Map(keys.flatMap((sk, at) => (found[at] ? [[sk, found[at]] as const] : [])));
      return { head: headIn(head), items };
    } catch (error) {
      if (isTooLarge(error)) return undefined;
      // One of them was being written.
      if (!isPassing(error)) throw error;
      await backOff(attempt);
    }
  }
  throw tooBusy();
};
