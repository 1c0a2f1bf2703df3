import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, TransactGetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';

// What the feed of changes stands on. DynamoDB promises both ("DynamoDB Transactions: How it works", TransactWriteItems): the stand-in is
// held to them by its tests, the real one by `npm run prove`.

export interface Table {
  client: DynamoDBDocumentClient;
  name: string;
  /** A partition that is nobody's: what is written here is taken away again. */
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

/** Reading and writing the same at once may be refused, and is then tried again. */
const untilDone = async <T>(work: () => Promise<T>): Promise<T> => {
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
    }
};

/** Writes two items together again and again and reads them together meanwhile: every pair that was read. */
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

/** Why a transaction is refused whose second condition does not hold, and the item that it is about. */
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
