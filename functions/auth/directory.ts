import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { config } from '#functions/lib/config.ts';
import { rowIn } from '#functions/lib/rows.ts';
import { document } from '#functions/lib/table.ts';
import { tableDefinition } from '#functions/lib/table-definition.ts';
import { userEntity } from './entity.ts';

/**
 * The index of all users by when they came. One partition: users are made and changed rarely, far below the 1,000
 * writes a second that one takes.
 */
const partition = 'users';
const [, index] = tableDefinition.indexes;

/** A user's keys in the directory; they never change. */
export const directoryKeys = (userId: string, createdAt: string) => ({
  directory: partition,
  directoryKey: `${createdAt}#${userId}`,
});

/** True for text that may be such a key: an instant and what may be an id. */
export const isDirectoryKey = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z#[\w-]+$/.test(text);

/** Users, newest first, in one round trip; `before` is the directory key after which to go on. */
export const usersPage = async (limit: number, before: string | undefined) => {
  const { Items = [], LastEvaluatedKey } = await document.send(
    new QueryCommand({
      TableName: config.tableName,
      IndexName: index.name,
      KeyConditionExpression: before === undefined ? '#pk = :pk' : '#pk = :pk AND #sk < :before',
      ExpressionAttributeNames: {
        '#pk': index.partitionKey,
        ...(before !== undefined && { '#sk': index.sortKey }),
      },
      ExpressionAttributeValues: {
        ':pk': partition,
        ...(before !== undefined && { ':before': before }),
      },
      ScanIndexForward: false,
      Limit: limit,
    }),
  );
  const rows = Items.flatMap((Item) => rowIn(userEntity, Item) ?? []);
  const last = rows.at(-1);
  return { rows, next: LastEvaluatedKey && last && directoryKeys(last.userId, last.createdAt).directoryKey };
};

/** Every user, a page at a time. */
export async function* everyUser(): AsyncGenerator<Awaited<ReturnType<typeof usersPage>>['rows']> {
  let before: string | undefined;
  do {
    const { rows, next } = await usersPage(500, before);
    yield rows;
    before = next;
  } while (before !== undefined);
}
