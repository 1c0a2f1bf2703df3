import { QueryCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { config } from '#functions/lib/config.ts';
import { document } from '#functions/lib/table.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** The fields that an update set on an item, and the version it made. */
export interface Edit {
  /** The new `updatedAt` of the item's record. */
  to: string;
  fields: string[];
}

/** The edit in an update; undefined if it makes no new version or is not an update. */
export const editIn = ({ Update }: TransactItem): Edit | undefined => {
  const {
    UpdateExpression = '',
    ExpressionAttributeNames = {},
    ExpressionAttributeValues = {},
  } = Update ?? {};
  const [, name = ''] = /#updated(?:At|Ms) = (:\w+)/.exec(UpdateExpression) ?? [];
  const version = ExpressionAttributeValues[name];
  if (version === undefined) return undefined;
  const named = [...UpdateExpression.matchAll(/#\w+/g)].map(([each]) => ExpressionAttributeNames[each]);
  return {
    to: typeof version === 'number' ? new Date(version).toISOString() : String(version),
    fields: [...new Set(named.filter((field) => field !== undefined))],
  };
};

/** How many changes to look back, over all records. */
const most = 1000;
const aPage = 200;

/** All edits in a partition, newest first. */
async function* editsBack(pk: string): AsyncGenerator<[sk: string, edit: Edit]> {
  let from: Record<string, unknown> | undefined;
  for (let looked = 0; looked < most; looked += aPage) {
    const { Items = [], LastEvaluatedKey } = await document.send(
      new QueryCommand({
        TableName: config.tableName,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :changes)',
        ExpressionAttributeValues: { ':pk': pk, ':changes': 'change#' },
        ConsistentRead: true,
        ScanIndexForward: false,
        Limit: aPage,
        ExclusiveStartKey: from,
      }),
    );
    for (const { edits = {} } of Items as { edits?: Record<string, Edit> }[]) yield* Object.entries(edits);
    from = LastEvaluatedKey;
    if (!from) return;
  }
}

const digits = 16;

/** The fields of a record set since the version `since`, as far back as changes are kept. */
export const fieldsSince = async (pk: string, id: number, since: string): Promise<Set<string>> => {
  const fields = new Set<string>();
  const end = `#${String(id).padStart(digits, '0')}`;
  for await (const [sk, edit] of editsBack(pk)) {
    if (!sk.endsWith(end)) continue;
    if (edit.to === since) break;
    for (const field of edit.fields) fields.add(field);
  }
  return fields;
};
