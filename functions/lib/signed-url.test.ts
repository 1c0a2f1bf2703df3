import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/** What both sides sign with, in temporary credentials as a Lambda has them. */
const environment = {
  AWS_REGION: 'eu-west-2',
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'secret/key',
  AWS_SESSION_TOKEN: 'token/with+signs==',
  RECEIPTS_BUCKET: 'fettle-receipts',
  TABLE_NAME: 'fettle',
};

beforeAll(() => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.useFakeTimers({ now: Date.parse('2026-11-20T09:00:00Z'), toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const bySdk = (Key: string, endpoint?: string) => {
  const client = new S3Client({
    // What our addresses do without, so that both sign the same.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  client.middlewareStack.add(
    (next) => (args) => {
      const { query } = args.request as { query: Record<string, unknown> };
      delete query['x-id'];
      return next(args);
    },
    { step: 'build', priority: 'low' },
  );
  const command = new GetObjectCommand({ Bucket: environment.RECEIPTS_BUCKET, Key });
  return getSignedUrl(client, command, { expiresIn: 15 * 60 });
};

const parts = (address: string) => {
  const { origin, pathname, searchParams } = new URL(address);
  return { origin, pathname, query: Object.fromEntries(searchParams) };
};

describe('a signed address', () => {
  it.each(['receipts/5f2c/7', "receipts/a b(c)'d!*é&=+/0000000000000007"])(
    'of %s is the one that the SDK makes',
    async (key) => {
      const { signedUrl } = await import('./signed-url.ts');
      expect(parts(await signedUrl(key))).toEqual(parts(await bySdk(key)));
      vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://127.0.0.1:4566');
      expect(parts(await signedUrl(key))).toEqual(parts(await bySdk(key, 'http://127.0.0.1:4566')));
      vi.stubEnv('AWS_ENDPOINT_URL_S3', undefined);
    },
  );
});
