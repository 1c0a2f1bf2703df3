import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { config } from './config.ts';
import type { Key } from './item-key.ts';
import { readNatively } from './native-replies.ts';
import { resolvedOnce } from './resolved-once.ts';
import { retrySingleWrites } from './single-writes.ts';
import { untilDone } from './until-done.ts';

// The client's own silent logger still makes it copy every reply for a log that nobody writes: 5 % of a list's time.
// It asks for `info` alone before it copies, so that is left out.
const nothing = () => {};
const silent = { trace: nothing, debug: nothing, warn: nothing, error: nothing } as unknown as NonNullable<
  DynamoDBClientConfig['logger']
>;

/** The document client that every entity and every transaction uses. */
export const document = resolvedOnce(
  DynamoDBDocumentClient.from(readNatively(retrySingleWrites(new DynamoDBClient({ logger: silent }))), {
    marshallOptions: { removeUndefinedValues: true },
  }),
);

type Item = Record<string, unknown>;

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
 * Reads items by key in one round trip (in parallel requests of 100), in the order asked for; `undefined`
 * where there is none. With `attributes` only those are fetched.
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
