import { escapeXml } from './error.ts';
import type { Bucket, ObjectRecord } from './objects.ts';

const mostKeys = 1000;

const entry = ({ key, size, etag, modified }: ObjectRecord) =>
  `<Contents><Key>${escapeXml(key)}</Key><LastModified>${modified}</LastModified><ETag>${escapeXml(etag)}</ETag>` +
  `<Size>${size}</Size><StorageClass>STANDARD</StorageClass></Contents>`;

const afterKey = (query: URLSearchParams) => {
  const token = query.get('continuation-token');
  return token ? Buffer.from(token, 'base64url').toString() : (query.get('start-after') ?? '');
};

/** ListObjectsV2: one page of keys under a prefix. Delimiters are not supported. */
export function listDocument(name: string, bucket: Bucket, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = Buffer.from(afterKey(query));
  const limit = Math.min(Number(query.get('max-keys') ?? mostKeys), mostKeys);
  const rest = bucket
    .keysUnder(prefix)
    .filter(({ key }) => after.length === 0 || Buffer.compare(Buffer.from(key), after) > 0);
  const page = rest.slice(0, limit);
  const more = rest.length > page.length;
  const next = Buffer.from(page.at(-1)?.key ?? '').toString('base64url');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
    `<Name>${escapeXml(name)}</Name><Prefix>${escapeXml(prefix)}</Prefix><KeyCount>${page.length}</KeyCount>`,
    `<MaxKeys>${limit}</MaxKeys><IsTruncated>${more}</IsTruncated>`,
    more ? `<NextContinuationToken>${next}</NextContinuationToken>` : '',
    ...page.map(entry),
    '</ListBucketResult>',
  ].join('');
}
