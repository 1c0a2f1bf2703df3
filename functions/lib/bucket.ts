import type { Readable } from 'node:stream';
import { config } from './config.ts';
import { disposition } from './file-name.ts';
import { lazily } from './lazily.ts';
import { logger } from './log.ts';
import { holdWithin } from './tenant.ts';

/**
 * The one private bucket: pictures of receipts and jobs, and exports for a few days. Keys begin with the kind of object and its
 * owner.
 */

const s3 = lazily(async () => {
  const commands = await import('@aws-sdk/client-s3');
  // The local stand-in serves all buckets from one host.
  return { ...commands, client: new commands.S3Client({ forcePathStyle: config.isLocal }) };
});

interface Upload {
  body: Uint8Array | Readable;
  /** Bytes. */
  length: number;
  type: string;
  /** The name a browser saves it under. */
  fileName?: string;
}

export const putObject = async (key: string, { body, length, type, fileName }: Upload): Promise<void> => {
  holdWithin(key);
  const { client, PutObjectCommand } = await s3();
  const target = { Bucket: config.receiptsBucket, Key: key };
  const content = { Body: body, ContentLength: length, ContentType: type };
  const saved = fileName && { ContentDisposition: disposition('attachment', fileName) };
  await client.send(new PutObjectCommand({ ...target, ...content, ...saved }));
};

/** S3 answers AccessDenied for a missing object unless the caller may list the bucket. */
const missing = new Set(['NoSuchKey', 'AccessDenied']);

/** The bytes of an object; `undefined` if there is none. */
export const getObject = async (key: string): Promise<Uint8Array | undefined> => {
  holdWithin(key);
  const { client, GetObjectCommand } = await s3();
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: config.receiptsBucket, Key: key }));
    return await Body?.transformToByteArray();
  } catch (error) {
    if (!(error instanceof Error && missing.has(error.name))) throw error;
    // Logged, because AccessDenied may be a wrong policy after all.
    logger.warn('An object is not there', { key, reason: error.name });
    return undefined;
  }
};

/** Succeeds if there is none. */
export const deleteObject = async (key: string): Promise<void> => {
  holdWithin(key);
  const { client, DeleteObjectCommand } = await s3();
  await client.send(new DeleteObjectCommand({ Bucket: config.receiptsBucket, Key: key }));
};

/** Up to a thousand keys with a prefix. */
export const listKeys = async (prefix: string): Promise<string[]> => {
  holdWithin(prefix);
  const { client, ListObjectsV2Command } = await s3();
  const { Contents = [] } = await client.send(
    new ListObjectsV2Command({ Bucket: config.receiptsBucket, Prefix: prefix }),
  );
  return Contents.flatMap(({ Key }) => Key ?? []);
};
