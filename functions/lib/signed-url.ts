import { createHash, createHmac } from 'node:crypto';
import { config } from './config.ts';
import { document } from './table.ts';

/** How long a signed URL is valid, in seconds. */
const addressSeconds = 15 * 60;

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** RFC 3986 escaping for S3: `encodeURIComponent` leaves these characters unescaped. */
const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

const bucketAddress = (region: string) => {
  const endpoint = process.env.AWS_ENDPOINT_URL_S3;
  if (!endpoint)
    return { origin: `https://${config.receiptsBucket}.s3.${region}.amazonaws.com`, bucketPath: '' };
  return { origin: new URL(endpoint).origin, bucketPath: `/${config.receiptsBucket}` };
};

interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
}

/** The part of an AWS Signature Version 4 query that is the same for all URLs signed at one time. */
const groundOf = ({ accessKeyId, secretAccessKey, sessionToken }: Credentials, region: string, at: Date) => {
  const time = at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const scope = [time.slice(0, 8), region, 's3', 'aws4_request'];
  const query = [
    ['X-Amz-Algorithm', 'AWS4-HMAC-SHA256'],
    ['X-Amz-Content-Sha256', 'UNSIGNED-PAYLOAD'],
    ['X-Amz-Credential', [accessKeyId, ...scope].join('/')],
    ['X-Amz-Date', time],
    ['X-Amz-Expires', String(addressSeconds)],
    ...(sessionToken ? [['X-Amz-Security-Token', sessionToken]] : []),
    ['X-Amz-SignedHeaders', 'host'],
  ];
  return {
    query: query.map(([name, value = '']) => `${name}=${escaped(value)}`).join('&'),
    toSign: ['AWS4-HMAC-SHA256', time, scope.join('/')].join('\n'),
    key: scope.reduce<string | Buffer>((key, part) => hmac(key, part), `AWS4${secretAccessKey}`),
  };
};

/**
 * Signs URLs for reading objects, valid for 15 minutes. Everything but the object's name is computed once: the SDK's presigner
 * takes a millisecond per URL, too slow for a page of 200 receipts.
 */
export const addressSigner = async (): Promise<(objectKey: string) => string> => {
  const [region, credentials] = await Promise.all([document.config.region(), document.config.credentials()]);
  const { origin, bucketPath } = bucketAddress(region);
  const { host } = new URL(origin);
  const { query, toSign, key } = groundOf(credentials, region, new Date());
  return (objectKey) => {
    const path = `${bucketPath}/${objectKey.split('/').map(escaped).join('/')}`;
    const request = ['GET', path, query, `host:${host}`, '', 'host', 'UNSIGNED-PAYLOAD'].join('\n');
    const digest = createHash('sha256').update(request).digest('hex');
    const signature = hmac(key, `${toSign}\n${digest}`).toString('hex');
    return `${origin}${path}?${query}&X-Amz-Signature=${signature}`;
  };
};

/** One signed URL; throws without credentials. */
export const signedUrl = async (objectKey: string): Promise<string> => (await addressSigner())(objectKey);
