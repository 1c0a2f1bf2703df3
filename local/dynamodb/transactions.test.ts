import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactGetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { localSystem } from '../testing/system.ts';

localSystem();

// The feed of changes stands on these two; DynamoDB promises both ("DynamoDB Transactions: How it works", TransactWriteItems).

/** The client of the product, and items of nobody's. */
const prepared = async (name: string) => {
  const { document } = await import('#functions/lib/table.ts');
  const TableName = process.env.TABLE_NAME;
  const key = (sk: string) => ({ pk: `stand-in#${name}`, sk });
  const write = (n: number) => ['a', 'b'].map((sk) => ({ Put: { TableName, Item: { ...key(sk), n } } }));
  return { document, TableName, key, write };
};

it('reads items as they were at one moment, however they are written meanwhile', async () => {
  const { document, TableName, key, write } = await prepared('snapshot');
  await document.send(new TransactWriteCommand({ TransactItems: write(0) }));
  let isWriting = true;
  const writing = async () => {
    for (let n = 1; n <= 150; n++) await document.send(new TransactWriteCommand({ TransactItems: write(n) }));
    isWriting = false;
  };
  const seen = new Set<number>();
  const reading = async () => {
    while (isWriting) {
      const TransactItems = ['a', 'b'].map((sk) => ({ Get: { TableName, Key: key(sk) } }));
      const { Responses = [] } = await document.send(new TransactGetCommand({ TransactItems }));
      const [a, b] = Responses.map(({ Item }) => Number(Item?.n));
      expect(a).toBe(b);
      seen.add(a ?? 0);
    }
  };
  await Promise.all([writing(), reading(), reading()]);
  expect(seen.size).toBeGreaterThan(5);
});

it('names the condition that a transaction was refused by, and the item as it is where that is asked for', async () => {
  const { document, TableName, key, write } = await prepared('refused');
  await document.send(new TransactWriteCommand({ TransactItems: write(7) }));
  const refused = {
    Put: {
      TableName,
      Item: { ...key('b'), n: 9 },
      ConditionExpression: 'n = :n',
      ExpressionAttributeValues: { ':n': 8 },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    },
  };
  const other = { Put: { TableName, Item: { ...key('c'), n: 1 } } };
  const error = await document
    .send(new TransactWriteCommand({ TransactItems: [other, refused] }))
    .catch((thrown: unknown) => thrown);
  if (!(error instanceof TransactionCanceledException)) throw error;
  const [first, second] = error.CancellationReasons ?? [];
  expect([first?.Code, second?.Code]).toEqual(['None', 'ConditionalCheckFailed']);
  expect(second?.Item).toMatchObject({ n: { N: '7' }, sk: { S: 'b' } });
});
