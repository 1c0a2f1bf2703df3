import { buffer } from 'node:stream/consumers';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { JsonReader } from './json-reader.ts';

type Item = Record<string, unknown>;

/** As the document client reads a number: one that a double cannot hold is a bigint. */
const numberOf = (digits: string): number | bigint => {
  const number = Number(digits);
  return Math.abs(number) > Number.MAX_SAFE_INTEGER ? BigInt(digits) : number;
};

const bytesOf = (base64: string): Uint8Array => {
  const { buffer: memory, byteOffset, byteLength } = Buffer.from(base64, 'base64');
  return new Uint8Array(memory, byteOffset, byteLength);
};

const readNull = (json: JsonReader) => {
  json.any();
  return null;
};

/** How an attribute of each type is written. */
const byType: Record<string, (json: JsonReader) => unknown> = {
  S: (json) => json.string(),
  N: (json) => numberOf(json.string()),
  BOOL: (json) => json.any(),
  NULL: readNull,
  B: (json) => bytesOf(json.string()),
  M: (json) => readItem(json),
  L: (json) => json.list(() => readAttribute(json)),
  SS: (json) => new Set(json.list(() => json.string())),
  NS: (json) => new Set(json.list(() => numberOf(json.string()))),
  BS: (json) => new Set(json.list(() => bytesOf(json.string()))),
};

const readAttribute = (json: JsonReader): unknown =>
  json.single((type) => {
    const read = byType[type];
    if (!read) throw new SyntaxError(`The database's reply holds an attribute of type ${type}`);
    return read(json);
  });

const readItem = (json: JsonReader): Item => json.object(() => readAttribute(json));
const readItems = (json: JsonReader): Item[] => json.list(() => readItem(json));

const readPending = (json: JsonReader) =>
  json.object((name) => (name === 'Keys' ? readItems(json) : json.any()));

/** A request to put or to delete, as it was sent. */
const readRequest = (json: JsonReader) => json.object(() => json.object(() => readItem(json)));

/** The parts of replies that hold items, of every command that is sent here. */
const byPart: Record<string, (json: JsonReader) => unknown> = {
  Items: readItems,
  Item: readItem,
  Attributes: readItem,
  LastEvaluatedKey: readItem,
  Responses: (json) => json.object(() => readItems(json)),
  UnprocessedKeys: (json) => json.object(() => readPending(json)),
  UnprocessedItems: (json) => json.object(() => json.list(() => readRequest(json))),
};

/** A reply of DynamoDB's with its items as the document client gives them. */
export const readReply = (text: string): Record<string, unknown> => {
  const json = new JsonReader(text);
  return json.object((part) => (byPart[part] ?? ((whole) => whole.any()))(json));
};

/** What of a client's protocol is taken over; its types would have the reply of any. */
interface Protocol {
  deserializeResponse: (operation: object, context: object, response: Response) => Promise<object>;
}
interface Response {
  statusCode: number;
  headers: Record<string, string>;
  body: NodeJS.ReadableStream;
}

/**
 * Lets a client read what it is answered in one pass, straight into items; errors stay the SDK's. It makes objects of JSON first, of
 * those attributes, and the document client items of these, and each is of a new shape, as attributes come in no order: of a page
 * of 100 that took 3 to 8 ms where this takes one.
 */
export const readNatively = (client: DynamoDBClient): DynamoDBClient => {
  const protocol = client.config.protocol as unknown as Protocol;
  const usual = protocol.deserializeResponse.bind(protocol);
  protocol.deserializeResponse = async (operation, context, response) => {
    const { statusCode, headers, body } = response;
    if (statusCode !== 200) return usual(operation, context, response);
    const $metadata = { httpStatusCode: statusCode, requestId: headers['x-amzn-requestid'] };
    return { ...readReply((await buffer(body)).toString()), $metadata };
  };
  return client;
};
