import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { config } from './config.ts';
import { document } from './table.ts';
import type { tableDefinition } from './table-definition.ts';

type Index = (typeof tableDefinition.indexes)[number];

/** A condition on the sort keys: a prefix, or an upper bound. */
export type Keys = { beginsWith: string } | { before: string };

/** The sort keys in one partition of a sparse index over all firms, in pages of up to 1 MB. */
export async function* keysIn(index: Index, partition: string, keys: Keys): AsyncGenerator<string[]> {
  const [which, bound] =
    'before' in keys ? ['#key < :bound', keys.before] : ['begins_with(#key, :bound)', keys.beginsWith];
  let from: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await document.send(
      new QueryCommand({
        TableName: config.tableName,
        IndexName: index.name,
        KeyConditionExpression: `#partition = :partition AND ${which}`,
        ExpressionAttributeNames: { '#partition': index.partitionKey, '#key': index.sortKey },
        ExpressionAttributeValues: { ':partition': partition, ':bound': bound },
        ProjectionExpression: '#key',
        ...(from && { ExclusiveStartKey: from }),
      }),
    );
    yield Items.map((item) => String(item[index.sortKey]));
    from = LastEvaluatedKey;
  } while (from);
}
