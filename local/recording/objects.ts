import type { Asked } from './call.ts';

const onObjects: Record<string, string> = {
  GET: 'GetObject',
  HEAD: 'GetObject',
  PUT: 'PutObject',
  DELETE: 'DeleteObject',
};

/** The permissions that an S3 request needs: locally the path starts with the bucket's name. */
export const askedOfBucket = (method: string, path: string): Asked => {
  const { pathname, searchParams } = new URL(path, 'http://bucket');
  const [, bucket, key] = /^\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
  if (key)
    return {
      action: `s3:${onObjects[method] ?? method}`,
      resource: `arn:aws:s3:::${bucket}/${key}`,
      context: {},
    };
  const isListing = method === 'GET' && searchParams.has('list-type');
  return {
    action: `s3:${isListing ? 'ListBucket' : method}`,
    resource: `arn:aws:s3:::${bucket}`,
    context: { 's3:prefix': searchParams.get('prefix') ?? '' },
  };
};

const signed = /https?:\/\/[^\s"'\\]+[?&]X-Amz-Signature=[^\s"'\\]+/g;

/** Every presigned URL in a response: its request has the signer's permissions. */
export const askedBySigning = (reply: string): Asked[] =>
  (reply.match(signed) ?? []).map((address) => {
    const { pathname, search } = new URL(address);
    return askedOfBucket('GET', pathname + search);
  });
