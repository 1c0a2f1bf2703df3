import { QueryCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { config } from '#functions/lib/config.ts';
import { document } from '#functions/lib/table.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** What a change set of an item, and which version that made it. */
export interface Edit {
  /** Of the record that the item is of: its `updatedAt`. */
  to: string;
  fields: string[];
}

/** What an update edits; `undefined` where it makes no version, or is no update. */
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

/** How far back is looked: changes of all records. */
const most = 1000;
const aPage = 200;

/** What was edited of any records, the last first. */
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

/** The fields of a record that were set after its version of `since`, as far as the changes that are kept tell. */
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
