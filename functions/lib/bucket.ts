import { createHash, createHmac } from 'node:crypto';
import type { Readable } from 'node:stream';
import { SignatureV4 } from '@smithy/signature-v4';
import { config } from './config.ts';
import { document } from './table.ts';

/** The one private bucket: pictures of receipts, and exports for a while. Keys begin with what it is and whose. */

const s3 = async () => {
  const commands = await import('@aws-sdk/client-s3');
  // The stand-in has one address for all buckets.
  return { ...commands, client: new commands.S3Client({ forcePathStyle: config.isLocal }) };
};

interface Upload {
  body: Uint8Array | Readable;
  /** Bytes. */
  length: number;
  type: string;
}

export const putObject = async (key: string, { body, length, type }: Upload): Promise<void> => {
  const { client, PutObjectCommand } = await s3();
  const target = { Bucket: config.receiptsBucket, Key: key };
  await client.send(
    new PutObjectCommand({ ...target, Body: body, ContentLength: length, ContentType: type }),
  );
};

/** The bytes of an object; `undefined` if there is none. */
export const getObject = async (key: string): Promise<Uint8Array | undefined> => {
  const { client, GetObjectCommand, NoSuchKey } = await s3();
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: config.receiptsBucket, Key: key }));
    return await Body?.transformToByteArray();
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
};

/** Succeeds too where there is none. */
export const deleteObject = async (key: string): Promise<void> => {
  const { client, DeleteObjectCommand } = await s3();
  await client.send(new DeleteObjectCommand({ Bucket: config.receiptsBucket, Key: key }));
};

/** Up to a thousand keys that begin with a prefix. */
export const listKeys = async (prefix: string): Promise<string[]> => {
  const { client, ListObjectsV2Command } = await s3();
  const { Contents = [] } = await client.send(
    new ListObjectsV2Command({ Bucket: config.receiptsBucket, Prefix: prefix }),
  );
  return Contents.flatMap(({ Key }) => Key ?? []);
};

/** What the signer asks of a hash function. */
class Sha256 {
  private hash: ReturnType<typeof createHash> | ReturnType<typeof createHmac>;
  constructor(secret?: unknown) {
    this.hash = secret ? createHmac('sha256', secret as Uint8Array) : createHash('sha256');
  }
  update(data: Uint8Array): void {
    this.hash.update(data);
  }
  async digest(): Promise<Uint8Array> {
    return this.hash.digest();
  }
  reset(): void {}
}

/** Seconds that a signed address is good for. */
const addressSeconds = 15 * 60;

let signer: SignatureV4 | undefined;

const bucketHost = async () => {
  const endpoint = process.env.AWS_ENDPOINT_URL_S3;
  if (endpoint) {
    const { protocol, host } = new URL(endpoint);
    return { protocol, host, path: `/${config.receiptsBucket}` };
  }
  const region = await document.config.region();
  return { protocol: 'https:', host: `${config.receiptsBucket}.s3.${region}.amazonaws.com`, path: '' };
};

const unsignableHeaders = new Set(['x-amz-content-sha256']);

/**
 * A signed address from which an object can be read for a quarter of an hour. The S3 client's own presigner takes a
 * millisecond for each, which a page of 200 receipts has no time for; the signer beneath it takes a twentieth.
 */
export const signedUrl = async (key: string): Promise<string> => {
  signer ??= new SignatureV4({
    service: 's3',
    region: document.config.region,
    credentials: document.config.credentials,
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });
  const { protocol, host, path: bucket } = await bucketHost();
  const [hostname = host, port] = host.split(':');
  const path = `${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;
  const request = {
    method: 'GET',
    protocol,
    hostname,
    ...(port && { port: Number(port) }),
    path,
    query: {},
    headers: { host, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
  };
  const { query = {} } = await signer.presign(request, { expiresIn: addressSeconds, unsignableHeaders });
  return `${protocol}//${host}${path}?${new URLSearchParams(query as Record<string, string>)}`;
};
