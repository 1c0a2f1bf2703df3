import {
  DynamoDBClient,
  type DynamoDBClientConfig,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { tooBusy } from '#shared/kernel/refusal.ts';
import { backOff } from './back-off.ts';
import { config } from './config.ts';
import type { Key } from './item-key.ts';
import { holdWithin } from './tenant.ts';
import { untilDone } from './until-done.ts';

type Item = Record<string, unknown>;

/** A document client command, as far as it names partitions. */
interface Command {
  Key?: Item;
  Item?: Item;
  KeyConditionExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Item;
  RequestItems?: Record<string, { Keys?: Item[] } | Record<string, Command>[]>;
  TransactItems?: Record<string, Command>[];
}

/** The partition keys in an item or key, of the table and its indexes. */
const keysIn = (item: Item = {}): string[] =>
  Object.entries(item).flatMap(([name, value]) =>
    /pk$/.test(name) && typeof value === 'string' ? [value] : [],
  );

/** The partition a query names, of the table or an index. */
const queried = ({
  KeyConditionExpression = '',
  ExpressionAttributeNames = {},
  ExpressionAttributeValues = {},
}: Command): string[] =>
  [...KeyConditionExpression.matchAll(/([#\w]+)\s*=\s*(:\w+)/g)].flatMap(([, name = '', value = '']) =>
    /pk$/.test(ExpressionAttributeNames[name] ?? name) ? String(ExpressionAttributeValues[value]) : [],
  );

/** Every partition that a document client command reads or writes. */
const partitionsIn = (command: Command): string[] => [
  ...keysIn(command.Key),
  ...keysIn(command.Item),
  ...queried(command),
  ...Object.values(command.RequestItems ?? {}).flatMap((asked) =>
    Array.isArray(asked)
      ? asked.flatMap((each) => Object.values(each).flatMap(partitionsIn))
      : (asked.Keys ?? []).flatMap(keysIn),
  ),
  ...(command.TransactItems ?? []).flatMap((each) => Object.values(each).flatMap(partitionsIn)),
];

const attempts = 9;

/**
 * The SDK copies every input and output to describe the call to its logger, even to its default one, which discards them: a third of
 * the processor time of a query of 100 items. It makes no copies for a logger without `info` and `error`.
 */
const logger = { debug: () => undefined, warn: () => undefined } as NonNullable<
  DynamoDBClientConfig['logger']
>;

/** The document client of all entities and transactions. */
export const document = DynamoDBDocumentClient.from(new DynamoDBClient({ logger }), {
  marshallOptions: { removeUndefinedValues: true },
});

// Retries single-item writes that conflict with a transaction (`TransactionConflictException`), which the SDK does not; DynamoDB
// has written nothing then. Throws 503 if the conflict lasts, after a second or two.
document.middlewareStack.add(
  (next) => async (call) => {
    for (let attempt = 0; attempt < attempts; attempt++) {
      try {
        return await next(call);
      } catch (error) {
        if (!(error instanceof TransactionConflictException)) throw error;
        await backOff(attempt);
      }
    }
    throw tooBusy();
  },
  { step: 'initialize', name: 'retryConflicts' },
);

// Costs nothing, and catches a mistake that no IAM role can: a key built from another firm's id.
document.middlewareStack.add(
  (next) => (call) => {
    for (const partition of partitionsIn(call.input as Command)) holdWithin(partition);
    return next(call);
  },
  { step: 'initialize', name: 'holdWithin' },
);

const keysPerRequest = 100;
const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;

const fetchChunk = async (keys: Key[], attributes: string[] | undefined): Promise<Item[]> => {
  const found: Item[] = [];
  const names =
    attributes && Object.fromEntries([...attributes, 'pk', 'sk'].map((name) => [`#${name}`, name]));
  const projection = names && {
    ProjectionExpression: Object.keys(names).join(','),
    ExpressionAttributeNames: names,
  };
  await untilDone(keys, async (Keys) => {
    const { Responses, UnprocessedKeys } = await document.send(
      new BatchGetCommand({
        RequestItems: { [config.tableName]: { Keys, ConsistentRead: true, ...projection } },
      }),
    );
    found.push(...(Responses?.[config.tableName] ?? []));
    return (UnprocessedKeys?.[config.tableName]?.Keys ?? []) as Key[];
  });
  return found;
};

/**
 * Reads items by key in one round trip (parallel requests of 100), in the given order; undefined for each that is missing.
 * `attributes` limits what is fetched.
 */
export const batchGet = async (keys: Key[], attributes?: string[]): Promise<(Item | undefined)[]> => {
  const distinct = [...new Map(keys.map((key) => [nameOf(key), key])).values()];
  const chunks: Key[][] = [];
  for (let from = 0; from < distinct.length; from += keysPerRequest)
    chunks.push(distinct.slice(from, from + keysPerRequest));
  const items = (await Promise.all(chunks.map((chunk) => fetchChunk(chunk, attributes)))).flat();
  const byName = new Map(items.map((item) => [nameOf(item as Key), item]));
  return keys.map((key) => byName.get(nameOf(key)));
};
