import { randomUUID } from 'node:crypto';
import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';

/** A transaction of four writes, or so many, to keys of its own: what the database alone takes for a create. */
export const bareTransaction = (client: DynamoDBDocumentClient, writes = 4): (() => Promise<unknown>) => {
  const put = (sk: string) => ({
    Put: {
      TableName: process.env.TABLE_NAME,
      Item: { pk: `bench#${sk}`, sk, note: 'x'.repeat(300) },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  });
  return () =>
    client.send(
      new TransactWriteCommand({ TransactItems: Array.from({ length: writes }, () => put(randomUUID())) }),
    );
};

/** How many of them a second so many at once get done, of `many` in all. */
export const bareUnderLoad = async (
  transaction: () => Promise<unknown>,
  many: number,
  atOnce: number,
): Promise<number> => {
  let left = many;
  const started = performance.now();
  const turn = async () => {
    while (left-- > 0) await transaction();
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
  return many / ((performance.now() - started) / 1000);
};
