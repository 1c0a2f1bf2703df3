import { isFed } from '#functions/lib/feed/places.ts';
import { arn } from './arns.ts';
import type { Asked } from './call.ts';

type Key = { pk?: { S?: string }; sk?: { S?: string } };
interface Write {
  TableName: string;
  Key?: Key;
  Item?: Key;
}
interface Request extends Write {
  IndexName?: string;
  KeyConditionExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, { S?: string }>;
  RequestItems?: Record<string, { Keys?: Key[] } | { PutRequest?: Write; DeleteRequest?: Write }[]>;
  TransactItems?: Record<string, Write>[];
}

const asked = (name: string, table: string, partitions: (string | undefined)[], index?: string): Asked => {
  const named = partitions.filter((key) => key !== undefined);
  // One key of each prefix is enough.
  const keys = [...new Map(named.map((key) => [key.replace(/#.*/, '#'), key])).values()];
  return {
    action: `dynamodb:${name}`,
    resource: arn('dynamodb', `table/${table}${index ? `/index/${index}` : ''}`),
    context: keys.length > 0 ? { 'dynamodb:LeadingKeys': keys } : {},
  };
};

const partitionOf = ({ Key, Item }: Write): string | undefined => (Key ?? Item)?.pk?.S;

/** A query's partition, by the table's key or an index's. */
const queried = ({
  KeyConditionExpression = '',
  ExpressionAttributeNames = {},
  ExpressionAttributeValues = {},
}: Request) => {
  for (const [, name = '', value = ''] of KeyConditionExpression.matchAll(/([#\w]+)\s*=\s*(:\w+)/g))
    if (/pk$/.test(ExpressionAttributeNames[name] ?? name)) return ExpressionAttributeValues[value]?.S;
  return undefined;
};

const batched = (name: string, { RequestItems = {} }: Request): Asked[] =>
  Object.entries(RequestItems).map(([table, requests]) => {
    const keys = Array.isArray(requests)
      ? requests.map(({ PutRequest, DeleteRequest }) => PutRequest ?? DeleteRequest)
      : requests.Keys?.map((Key) => ({ TableName: table, Key }));
    return asked(
      name,
      table,
      (keys ?? []).map((write) => write && partitionOf(write)),
    );
  });

/** A transaction's actions are authorised one by one. */
const inTransaction = ({ TransactItems = [] }: Request): Asked[] =>
  TransactItems.flatMap((item) =>
    Object.entries(item).map(([kind, write]) =>
      asked(kind === 'ConditionCheck' ? 'ConditionCheckItem' : `${kind}Item`, write.TableName, [
        partitionOf(write),
      ]),
    ),
  );

const single = new Set(['PutItem', 'UpdateItem', 'DeleteItem']);

/** A record written alone would reach no device: `transact` writes it together with its change. */
const refuseUntold = (name: string, { Key, Item }: Request): void => {
  const sk = (Key ?? Item)?.sk?.S ?? '';
  if (single.has(name) && isFed(sk)) throw new Error(`${sk} is written outside of functions/lib/transact.ts`);
};

/** The permissions that a DynamoDB request needs. Throws if it writes a record without a change for the feed. */
export const askedOfTable = (name: string, body: string): Asked[] => {
  const request: Request = JSON.parse(body);
  if (request.TransactItems) return inTransaction(request);
  if (request.RequestItems) return batched(name, request);
  refuseUntold(name, request);
  const partition = name === 'Query' ? queried(request) : partitionOf(request);
  return [asked(name, request.TableName, [partition], request.IndexName)];
};
