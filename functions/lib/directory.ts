import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { EntityItem } from 'electrodb';
import { config } from './config.ts';
import { type AnyEntity, rowsOf } from './rows.ts';
import { document } from './table.ts';
import { tableDefinition } from './table-definition.ts';

const [, index] = tableDefinition.indexes;

/** True for text with the shape of a directory key: a timestamp and an id. */
export const isDirectoryKey = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z#[\w-]+$/.test(text);

/**
 * An index of all users, or of all firms, by creation time. A single partition each: they are created and changed rarely, far
 * below a partition's 1,000 writes a second.
 */
export const directoryOf = <E extends AnyEntity>(partition: string, entity: E) => ({
  /** Keys in the directory; they never change. */
  keys: (id: string, createdAt: string) => ({ directory: partition, directoryKey: `${createdAt}#${id}` }),

  /**
   * A page of rows, newest first, in one round trip. `before` is the directory key to continue from; `TableName` may name another
   * table.
   */
  page: async (
    limit: number,
    before: string | undefined,
    TableName = config.tableName,
  ): Promise<{ rows: EntityItem<E>[]; next: string | undefined }> => {
    const { Items = [], LastEvaluatedKey } = await document.send(
      new QueryCommand({
        TableName,
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
    return { rows: rowsOf(entity, Items), next: LastEvaluatedKey?.[index.sortKey] as string | undefined };
  },
});
