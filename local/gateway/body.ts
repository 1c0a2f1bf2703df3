import type { IncomingMessage } from 'node:http';
import { longestMessage } from './message.ts';

const textTypes = /^(text\/|application\/([\w.-]+\+)?(json|xml|javascript)\b)/i;

export class TooLong extends Error {}

/** The raw body. Throws TooLong once it can't fit into an event; the rest is drained. */
export async function readBody(req: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of req.iterator({ destroyOnReturn: false })) {
    parts.push(part);
    size += part.length;
    if (size > longestMessage) throw new TooLong();
  }
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
}

/** The body as in an event: text unchanged, anything else in base64, which makes it a third longer. */
export function eventBody(raw: Buffer, contentType: string | undefined) {
  if (raw.length === 0) return { isBase64Encoded: false };
  const isBase64Encoded = !textTypes.test(contentType ?? '');
  return { body: raw.toString(isBase64Encoded ? 'base64' : 'utf8'), isBase64Encoded };
}
