import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { EntityItem } from 'electrodb';
import { config } from './config.ts';
import { type AnyEntity, rowsOf } from './rows.ts';
import { document } from './table.ts';
import { tableDefinition } from './table-definition.ts';

const [, index] = tableDefinition.indexes;

/** True for text that may be a key of a directory: an instant and what may be an id. */
export const isDirectoryKey = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z#[\w-]+$/.test(text);

/**
 * An index of all users, or of all firms, by when they came. One partition each: they are made and changed rarely, far below the
 * 1,000 writes a second that one takes.
 */
export const directoryOf = <E extends AnyEntity>(partition: string, entity: E) => ({
  /** Keys in the directory; they never change. */
  keys: (id: string, createdAt: string) => ({ directory: partition, directoryKey: `${createdAt}#${id}` }),

  /** Rows, newest first, in one round trip; `before` is the directory key after which to go on. Of another table where one is named. */
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
