import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';

type Key = Record<'pk' | 'sk', string>;

/** DynamoDB takes at most 25 writes in one request. */
const perRequest = 25;

const keysOf = async (pk: string): Promise<Key[]> => {
  const { document } = await import('#functions/lib/table.ts');
  const keys: Key[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await document.send(
      new QueryCommand({
        TableName: process.env.TABLE_NAME,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        ProjectionExpression: 'pk, sk',
        ExclusiveStartKey: from,
      }),
    );
    keys.push(...((page.Items ?? []) as Key[]));
    from = page.LastEvaluatedKey;
  } while (from);
  return keys;
};

/** Takes out everything an account holds, so that the demo can be filled afresh. */
export const erase = async (userId: string, email: string): Promise<void> => {
  const { document } = await import('#functions/lib/table.ts');
  const keys = [...(await keysOf(`user#${userId}`)), { pk: `email#${email}`, sk: 'guard' }];
  for (let first = 0; first < keys.length; first += perRequest) {
    const requests = keys.slice(first, first + perRequest).map((Key) => ({ DeleteRequest: { Key } }));
    await document.send(
      new BatchWriteCommand({ RequestItems: { [process.env.TABLE_NAME ?? '']: requests } }),
    );
  }
};
