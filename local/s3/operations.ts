import { S3Error } from './error.ts';
import { listDocument } from './list.ts';
import type { Bucket, ObjectRecord } from './objects.ts';
import type { Payload } from './payload.ts';

export interface S3Request {
  method: string;
  bucketName: string;
  bucket: Bucket;
  /** Empty for bucket operations. */
  key: string;
  query: URLSearchParams;
  headers: Record<string, string | undefined>;
  payload: Payload;
}

export interface S3Reply {
  status: number;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

const keptHeaders = ['content-type', 'content-disposition', 'content-encoding', 'cache-control'];

function headersToKeep({ headers, payload }: S3Request): Record<string, string> {
  const given = Object.entries(headers).filter(
    ([name, value]) => value && (keptHeaders.includes(name) || name.startsWith('x-amz-meta-')),
  );
  const kept = Object.fromEntries(given) as Record<string, string>;
  // `aws-chunked` is a transfer encoding, and not stored.
  const encoding = kept['content-encoding']?.replace(/aws-chunked,?\s*/, '');
  delete kept['content-encoding'];
  return { ...kept, ...(encoding ? { 'content-encoding': encoding } : {}), ...payload.checksums };
}

/** S3 reports a missing key (404 NoSuchKey) only to callers who may list the whole bucket. None of our functions may. */
function found({ bucket, key }: S3Request): ObjectRecord {
  const record = bucket.find(key);
  if (!record) throw new S3Error(403, 'AccessDenied', 'Access Denied');
  return record;
}

/** The object's headers; a presigned URL may override some (`response-content-disposition=…`). */
function replyHeaders(record: ObjectRecord, request: S3Request): Record<string, string> {
  const replaced = [...request.query]
    .filter(([name]) => name.startsWith('response-'))
    .map(([name, value]) => [name.slice('response-'.length), value]);
  return {
    // The bucket's CORS rule (infra/data/receipts.ts): pages may fetch what they have a presigned URL for.
    'access-control-allow-origin': '*',
    'content-type': 'application/octet-stream',
    ...record.headers,
    ...Object.fromEntries(replaced),
    'content-length': `${record.size}`,
    etag: record.etag,
    'last-modified': new Date(record.modified).toUTCString(),
  };
}

const operations: Record<string, (request: S3Request) => Promise<S3Reply>> = {
  PUT: async (request) => {
    const record = await request.bucket.put(request.key, request.payload.body, headersToKeep(request));
    return { status: 200, headers: { etag: record.etag, ...request.payload.checksums } };
  },
  GET: async (request) => {
    if (!request.key) {
      const body = listDocument(request.bucketName, request.bucket, request.query);
      return { status: 200, headers: { 'content-type': 'application/xml' }, body };
    }
    const record = found(request);
    return { status: 200, headers: replyHeaders(record, request), body: await request.bucket.read(record) };
  },
  HEAD: async (request) => {
    return request.key ? { status: 200, headers: replyHeaders(found(request), request) } : { status: 200 };
  },
  DELETE: async (request) => {
    await request.bucket.remove(request.key);
    return { status: 204 };
  },
};

/** Carries out a verified request. */
export function perform(request: S3Request): Promise<S3Reply> {
  const operation = operations[request.method];
  const onBucketItself = !request.key && request.method !== 'GET' && request.method !== 'HEAD';
  if (!operation || onBucketItself) {
    throw new S3Error(501, 'NotImplemented', `${request.method} is not known here.`);
  }
  return operation(request);
}
