import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { S3Error } from './error.ts';
import type { SignedRequest, Signing } from './signing.ts';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** RFC 3986, stricter than `encodeURIComponent`. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
}

function canonicalRequest(request: SignedRequest, signing: Signing): string {
  const headers = signing.signedHeaders.map(
    (name) => `${name}:${(request.headers[name] ?? '').trim().replace(/\s+/g, ' ')}\n`,
  );
  return [
    request.method,
    request.path,
    canonicalQuery(request.query),
    headers.join(''),
    signing.signedHeaders.join(';'),
    signing.payloadHash,
  ].join('\n');
}

/** A request's AWS Signature Version 4 (S3's variant: the path is not encoded twice), in hex. */
export function signatureOf(request: SignedRequest, signing: Signing, secret: string): string {
  const [day = '', region = '', service = '', end = ''] = signing.scope.split('/');
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), service), end);
  const hash = sha256(canonicalRequest(request, signing));
  return hmac(key, ['AWS4-HMAC-SHA256', signing.date, signing.scope, hash].join('\n')).toString('hex');
}

/** Throws if a request's signature does not match the secret. */
export function checkSignature(request: SignedRequest, signing: Signing, secret: string): void {
  const right = Buffer.from(signatureOf(request, signing, secret));
  const given = Buffer.from(signing.signature);
  if (right.length !== given.length || !timingSafeEqual(right, given)) {
    throw new S3Error(403, 'SignatureDoesNotMatch', 'The signature does not match what was sent.');
  }
}
