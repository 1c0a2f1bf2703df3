import { CreateTableCommand, DynamoDBClient, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { tableDefinition } from '#functions/lib/table-definition.ts';
import { PlainError } from '../plain-error.ts';

const keys = (partitionKey: string, sortKey: string) => [
  { AttributeName: partitionKey, KeyType: 'HASH' as const },
  { AttributeName: sortKey, KeyType: 'RANGE' as const },
];

function creation(table: string): CreateTableCommand {
  const { partitionKey, sortKey, indexes } = tableDefinition;
  const names = [partitionKey, sortKey, ...indexes.flatMap((index) => [index.partitionKey, index.sortKey])];
  return new CreateTableCommand({
    TableName: table,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: names.map((name) => ({ AttributeName: name, AttributeType: 'S' as const })),
    KeySchema: keys(partitionKey, sortKey),
    GlobalSecondaryIndexes: indexes.map((index) => ({
      IndexName: index.name,
      KeySchema: keys(index.partitionKey, index.sortKey),
      Projection: { ProjectionType: 'ALL' as const },
    })),
  });
}

const isRefused = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

/** Creates the table if it does not exist. */
export async function ensureTable(endpoint: string, table: string): Promise<void> {
  const client = new DynamoDBClient({ endpoint });
  try {
    await client.send(creation(table));
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName: table,
        TimeToLiveSpecification: { AttributeName: tableDefinition.ttlAttribute, Enabled: true },
      }),
    );
  } catch (error) {
    if (isRefused(error)) throw new PlainError(`No DynamoDB answers at ${endpoint}.`);
    if (!(error instanceof Error && error.name === 'ResourceInUseException')) throw error;
  } finally {
    client.destroy();
  }
}
