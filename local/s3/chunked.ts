import { S3Error } from './error.ts';

export interface Decoded {
  body: Buffer;
  /** Lower-case names, e.g. `x-amz-checksum-crc32`. */
  trailers: Record<string, string>;
}

const malformed = () => new S3Error(400, 'IncompleteBody', 'The chunked body is malformed or cut short.');

/** Reads one line, and returns where the next one begins. */
function line(raw: Buffer, from: number): { text: string; next: number } {
  const end = raw.indexOf('\r\n', from);
  if (end < 0) throw malformed();
  return { text: raw.toString('latin1', from, end), next: end + 2 };
}

function chunks(raw: Buffer): { parts: Buffer[]; next: number } {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const { text, next } = line(raw, at);
    if (!/^[0-9a-f]{1,8}$/i.test(text)) throw malformed();
    const size = Number.parseInt(text, 16);
    if (size === 0) return { parts, next };
    const end = next + size;
    if (raw.toString('latin1', end, end + 2) !== '\r\n') throw malformed();
    parts.push(raw.subarray(next, end));
    at = end + 2;
  }
}

function trailersFrom(raw: Buffer, from: number): Record<string, string> {
  const trailers: Record<string, string> = {};
  for (let at = from; at < raw.length; ) {
    const { text, next } = line(raw, at);
    const colon = text.indexOf(':');
    if (colon > 0) trailers[text.slice(0, colon).toLowerCase()] = text.slice(colon + 1).trim();
    at = next;
  }
  return trailers;
}

/** Decodes an `aws-chunked` body with unsigned chunks, as the SDK sends streams. */
export function decodeChunked(raw: Buffer, decodedLength: string | undefined): Decoded {
  const { parts, next } = chunks(raw);
  const body = Buffer.concat(parts);
  if (decodedLength !== undefined && body.length !== Number(decodedLength)) throw malformed();
  return { body, trailers: trailersFrom(raw, next) };
}
