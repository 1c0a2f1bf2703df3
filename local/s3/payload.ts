import { createHash } from 'node:crypto';
import { checkChecksums, checkMd5 } from './checksum.ts';
import { decodeChunked } from './chunked.ts';
import { S3Error } from './error.ts';

export interface Payload {
  body: Buffer;
  /** By header name, e.g. `x-amz-checksum-crc32`. */
  checksums: Record<string, string>;
}

function decode(raw: Buffer, headers: Record<string, string | undefined>, payloadHash: string) {
  if (payloadHash === 'UNSIGNED-PAYLOAD') return { body: raw, trailers: {} };
  if (payloadHash === 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') {
    return decodeChunked(raw, headers['x-amz-decoded-content-length']);
  }
  if (payloadHash.startsWith('STREAMING-')) {
    throw new S3Error(501, 'NotImplemented', 'Chunks signed one by one are not read here.');
  }
  if (createHash('sha256').update(raw).digest('hex') !== payloadHash) {
    throw new S3Error(400, 'XAmzContentSHA256Mismatch', 'The body is not the one that was signed.');
  }
  return { body: raw, trailers: {} };
}

/** The decoded payload, verified against the signed hash and all given checksums. */
export function readPayload(
  raw: Buffer,
  headers: Record<string, string | undefined>,
  payloadHash: string,
): Payload {
  const { body, trailers } = decode(raw, headers, payloadHash);
  const announced = (headers['x-amz-trailer'] ?? '').split(',').filter(Boolean);
  if (announced.some((name) => !(name.trim().toLowerCase() in trailers))) {
    throw new S3Error(400, 'MalformedTrailerError', 'An announced trailer is missing.');
  }
  checkMd5(body, headers['content-md5']);
  return { body, checksums: checkChecksums(body, { ...headers, ...trailers }) };
}
