import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { notFound, Refusal } from '#shared/kernel/refusal.ts';
import type { Contract } from '#shared/route.ts';
import type { Incoming } from './incoming.ts';
import { baseIn } from './merged.ts';
import { validate } from './validate.ts';

/** A raw call; `base` is noted on it when the body is parsed. */
type Sent = APIGatewayProxyEventV2 & Pick<Incoming, 'base'>;

/** The largest JSON body, in bytes: the longest record that shared/limits.ts allows, with room to spare. */
const maxBytes = 256 * 1024;

const decoded = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('malformed_body', 'The body is not valid UTF-8');
  }
};

const textOf = (event: APIGatewayProxyEventV2): string => {
  const raw = event.body ?? '';
  const text = event.isBase64Encoded ? decoded(Buffer.from(raw, 'base64')) : raw;
  if (Buffer.byteLength(text) > maxBytes) throw new Refusal('too_large', 'This is too long to save');
  return text;
};

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('malformed_body', 'The body is not valid JSON');
  }
};

const bodyOf = (route: Contract, event: APIGatewayProxyEventV2): unknown => {
  const text = textOf(event);
  if (text === '' && route.needsNoBody) return {};
  if (text === '') throw new Refusal('malformed_body', 'A JSON body is needed');
  if (!/^application\/json\b/i.test(event.headers['content-type'] ?? ''))
    throw new Refusal('media_type', 'The body must be application/json');
  return parsedJson(text);
};

const paramsOf = (route: Contract, event: APIGatewayProxyEventV2): unknown => {
  if (!route.params) return undefined;
  try {
    return validate(route.params, event.pathParameters ?? {});
  } catch {
    // An impossible address is a 404.
    throw notFound();
  }
};

const uploadBodyOf = async (route: Contract, event: APIGatewayProxyEventV2) => {
  const { uploadOf } = await import('./upload.ts');
  const { file, data } = await uploadOf(event, route);
  return { file, data: route.body && validate(route.body, parsedJson(data)) };
};

const anyBodyOf = (route: Contract, event: Sent): unknown => {
  if (route.rawBody) return textOf(event);
  if (route.upload) return uploadBodyOf(route, event);
  if (!route.body) return undefined;
  const { body, base } = baseIn(route, bodyOf(route, event));
  event.base = base;
  return validate(route.body, body);
};

/** Parses a call. Throws 400 naming every issue, 404 for an impossible address, 413, 415. */
export const inputOf = async (route: Contract, event: Sent) => ({
  params: paramsOf(route, event),
  query: route.query && validate(route.query, event.queryStringParameters ?? {}),
  body: await anyBodyOf(route, event),
});
