import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, TransactGetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';

// The guarantees that the change feed depends on. DynamoDB documents both ("DynamoDB Transactions: How it works",
// TransactWriteItems): tests check the stand-in for them, `npm run prove` the real service.

export interface Table {
  client: DynamoDBDocumentClient;
  name: string;
  /** A partition that nobody uses; what we write there is deleted again. */
  partition: string;
}

const keyIn = ({ partition }: Table, sk: string) => ({ pk: partition, sk });

const writeBoth = (table: Table, n: number) =>
  table.client.send(
    new TransactWriteCommand({
      TransactItems: ['a', 'b'].map((sk) => ({
        Put: { TableName: table.name, Item: { ...keyIn(table, sk), n } },
      })),
    }),
  );

const readBoth = async (table: Table): Promise<[unknown, unknown]> => {
  const TransactItems = ['a', 'b'].map((sk) => ({ Get: { TableName: table.name, Key: keyIn(table, sk) } }));
  const { Responses = [] } = await table.client.send(new TransactGetCommand({ TransactItems }));
  return [Responses[0]?.Item?.n, Responses[1]?.Item?.n];
};

const clear = (table: Table) =>
  table.client.send(
    new TransactWriteCommand({
      TransactItems: ['a', 'b'].map((sk) => ({ Delete: { TableName: table.name, Key: keyIn(table, sk) } })),
    }),
  );

/** Concurrent reads and writes of the same items may conflict, and are retried. */
const untilDone = async <T>(work: () => Promise<T>): Promise<T> => {
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
    }
};

/** Repeatedly writes two items in one transaction while reading both in another. Returns every pair read. */
export const pairsRead = async (table: Table, times: number): Promise<[unknown, unknown][]> => {
  await writeBoth(table, 0);
  const pairs: [unknown, unknown][] = [];
  let isWriting = true;
  const write = async () => {
    for (let n = 1; n <= times; n++) await untilDone(() => writeBoth(table, n));
    isWriting = false;
  };
  const read = async () => {
    while (isWriting) pairs.push(await untilDone(() => readBoth(table)));
  };
  await Promise.all([write(), read(), read()]);
  await clear(table);
  return pairs;
};

/** The cancellation reasons of a transaction whose second condition fails, with the item returned. */
export const reasonsOf = async (table: Table) => {
  await writeBoth(table, 7);
  const { name: TableName } = table;
  const held = { Put: { TableName, Item: { ...keyIn(table, 'a'), n: 8 } } };
  const refused = {
    Put: {
      TableName,
      Item: { ...keyIn(table, 'b'), n: 9 },
      ConditionExpression: 'n = :n',
      ExpressionAttributeValues: { ':n': 8 },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    },
  };
  const error = await table.client
    .send(new TransactWriteCommand({ TransactItems: [held, refused] }))
    .catch((thrown: unknown) => thrown);
  await clear(table);
  if (!(error instanceof TransactionCanceledException)) throw error;
  return (error.CancellationReasons ?? []).map(({ Code, Item }) => ({ code: Code, n: Item?.n?.N }));
};
