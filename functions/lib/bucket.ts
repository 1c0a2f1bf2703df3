import type { Readable } from 'node:stream';
import { config } from './config.ts';
import { disposition } from './file-name.ts';
import { lazily } from './lazily.ts';
import { logger } from './log.ts';
import { holdWithin } from './tenant.ts';

/** The one private bucket: pictures of receipts and jobs, and exports for a while. Keys begin with what it is and whose. */

const s3 = lazily(async () => {
  const commands = await import('@aws-sdk/client-s3');
  // The stand-in has one address for all buckets.
  return { ...commands, client: new commands.S3Client({ forcePathStyle: config.isLocal }) };
});

interface Upload {
  body: Uint8Array | Readable;
  /** Bytes. */
  length: number;
  type: string;
  /** What a browser that opens its address saves it as. */
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

/** S3 says AccessDenied of what is not there, unless who asks may list the whole bucket. */
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
    // Said aloud, in case it is a policy that is wrong after all.
    logger.warn('An object is not there', { key, reason: error.name });
    return undefined;
  }
};

/** Succeeds too where there is none. */
export const deleteObject = async (key: string): Promise<void> => {
  holdWithin(key);
  const { client, DeleteObjectCommand } = await s3();
  await client.send(new DeleteObjectCommand({ Bucket: config.receiptsBucket, Key: key }));
};

/** Up to a thousand keys that begin with a prefix. */
export const listKeys = async (prefix: string): Promise<string[]> => {
  holdWithin(prefix);
  const { client, ListObjectsV2Command } = await s3();
  const { Contents = [] } = await client.send(
    new ListObjectsV2Command({ Bucket: config.receiptsBucket, Prefix: prefix }),
  );
  return Contents.flatMap(({ Key }) => Key ?? []);
};
