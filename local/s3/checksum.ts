import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { S3Error } from './error.ts';

const prefix = 'x-amz-checksum-';

function bigEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

const algorithms: Record<string, (body: Buffer) => Buffer> = {
  crc32: (body) => bigEndian(crc32(body)),
  sha1: (body) => createHash('sha1').update(body).digest(),
  sha256: (body) => createHash('sha256').update(body).digest(),
};

const notChecksums = new Set(['mode', 'type', 'algorithm']);

/**
 * Verifies every checksum in a request's headers or trailers, and returns those to store with the object, by header name. Rejects
 * any it can't verify.
 */
export function checkChecksums(
  body: Buffer,
  fields: Record<string, string | undefined>,
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, given] of Object.entries(fields)) {
    const algorithm = name.startsWith(prefix) ? name.slice(prefix.length) : '';
    if (!given || !algorithm || notChecksums.has(algorithm)) continue;
    const digest = algorithms[algorithm];
    if (!digest) throw new S3Error(501, 'NotImplemented', `${algorithm} checksums are not checked here.`);
    if (digest(body).toString('base64') !== given) {
      throw new S3Error(400, 'BadDigest', `The ${algorithm} checksum does not match the body.`);
    }
    kept[name] = given;
  }
  return kept;
}

/** Verifies the `Content-MD5` header, if present. */
export function checkMd5(body: Buffer, given: string | undefined): void {
  if (given && createHash('md5').update(body).digest('base64') !== given) {
    throw new S3Error(400, 'BadDigest', 'The MD5 does not match the body.');
  }
}
