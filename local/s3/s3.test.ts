import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnRememberedPort } from '../data/ports.ts';
import { s3Server } from './server.ts';

const Bucket = 'receipts';
const settings = { buckets: [Bucket], accessKey: 'local', secretKey: 'kept secret' };
let folder: string;
let server: Server;
let endpoint: string;
let s3: S3Client;

const clientWith = (secretAccessKey: string) =>
  new S3Client({ endpoint, region: 'eu-west-2', credentials: { accessKeyId: 'local', secretAccessKey } });

async function start() {
  server = s3Server({ ...settings, folder: join(folder, 's3') });
  endpoint = `http://127.0.0.1:${await listenOnRememberedPort(folder, 's3', server)}`;
  s3 = clientWith(settings.secretKey);
}

async function stop() {
  s3.destroy();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-s3-'));
  await start();
});

afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

const put = (Key: string, Body: string | Buffer) => s3.send(new PutObjectCommand({ Bucket, Key, Body }));
const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, i) => (i * 7) % 256));

describe('objects', () => {
  it('come back byte for byte with their type, checksum and metadata', async () => {
    const Key = 'user/1/café & tea+.jpg';
    await s3.send(
      new PutObjectCommand({
        Bucket,
        Key,
        Body: bytes,
        ContentType: 'image/jpeg',
        Metadata: { owner: 'one' },
      }),
    );
    const got = await s3.send(new GetObjectCommand({ Bucket, Key }));
    expect(got.ContentType).toBe('image/jpeg');
    expect(got.Metadata).toEqual({ owner: 'one' });
    expect(got.ChecksumCRC32).toBeTruthy();
    expect(Buffer.from((await got.Body?.transformToByteArray()) ?? []).equals(bytes)).toBe(true);
    const head = await s3.send(new HeadObjectCommand({ Bucket, Key }));
    expect(head.ContentLength).toBe(bytes.length);
  });

  it('are decoded from the chunks a stream is sent in', async () => {
    const Body = Readable.from([bytes.subarray(0, 70_000), bytes.subarray(70_000)]);
    await s3.send(new PutObjectCommand({ Bucket, Key: 'streamed', Body, ContentLength: bytes.length }));
    const got = await s3.send(new GetObjectCommand({ Bucket, Key: 'streamed' }));
    expect(got.ContentEncoding).toBeUndefined();
    expect(Buffer.from((await got.Body?.transformToByteArray()) ?? []).equals(bytes)).toBe(true);
  });

  it('leave no bytes behind that a crash kept from being an object', async () => {
    await put('kept', bytes);
    const place = join(folder, 's3', Bucket);
    const before = readdirSync(place).sort();
    writeFileSync(join(place, 'crashed.bytes'), bytes);
    writeFileSync(join(place, 'crashed.bytes.new'), '{"key":');
    await stop();
    await start();
    expect(readdirSync(place).sort()).toEqual(before);
    expect(
      await (await s3.send(new GetObjectCommand({ Bucket, Key: 'kept' }))).Body?.transformToByteArray(),
    ).toEqual(new Uint8Array(bytes));
  });

  it('survive a restart and keep the address they had', async () => {
    await put('kept', 'still here');
    const before = endpoint;
    await stop();
    await start();
    expect(endpoint).toBe(before);
    const got = await s3.send(new GetObjectCommand({ Bucket, Key: 'kept' }));
    expect(await got.Body?.transformToString()).toBe('still here');
  });

  it('are gone once deleted', async () => {
    await put('short-lived', 'x');
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'short-lived' }));
    await expect(s3.send(new GetObjectCommand({ Bucket, Key: 'short-lived' }))).rejects.toMatchObject({
      name: 'AccessDenied',
    });
  });

  it('are listed by prefix, page by page', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await put(`list/${name}`, name);
    const first = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'list/', MaxKeys: 3 }));
    expect(first.Contents?.map(({ Key }) => Key)).toEqual(['list/a', 'list/b', 'list/c']);
    const ContinuationToken = first.NextContinuationToken;
    const second = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'list/', ContinuationToken }));
    expect(second.Contents?.map(({ Key }) => Key)).toEqual(['list/d', 'list/e']);
    expect(second.IsTruncated).toBe(false);
  });

  it('are in a bucket that exists', async () => {
    await expect(
      s3.send(new PutObjectCommand({ Bucket: 'elsewhere', Key: 'k', Body: 'x' })),
    ).rejects.toMatchObject({ name: 'NoSuchBucket' });
  });
});

describe('checks', () => {
  it('refuse a secret that is not the right one', async () => {
    const forger = clientWith('guessed');
    const forged = forger.send(new PutObjectCommand({ Bucket, Key: 'k', Body: 'x' }));
    await expect(forged).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
    forger.destroy();
  });

  it('refuse a request without a signature', async () => {
    await put('private', 'secret');
    expect((await fetch(`${endpoint}/${Bucket}/private`)).status).toBe(403);
  });

  it('refuse a checksum that does not match', async () => {
    const wrong = new PutObjectCommand({ Bucket, Key: 'k', Body: 'x', ChecksumCRC32: 'AAAAAA==' });
    await expect(s3.send(wrong)).rejects.toMatchObject({ name: 'BadDigest' });
  });

  it('refuse a body that was changed on its way', async () => {
    const url = await getSignedUrl(s3, new PutObjectCommand({ Bucket, Key: 'k', ChecksumSHA256: 'AAAA' }));
    const reply = await fetch(url, { method: 'PUT', body: 'changed' });
    expect(await reply.text()).toContain('BadDigest');
  });
});

describe('signed addresses', () => {
  const addressOf = (Key: string, expiresIn = 60, signingDate = new Date()) =>
    getSignedUrl(s3, new GetObjectCommand({ Bucket, Key }), { expiresIn, signingDate });

  it('open one object to whoever holds them', async () => {
    await put('café.txt', 'hello');
    const reply = await fetch(await addressOf('café.txt'));
    expect(await reply.text()).toBe('hello');
  });

  it('are refused when forged, for another object, another time, or another method', async () => {
    await put('mine', 'x');
    await put('theirs', 'y');
    const url = await addressOf('mine');
    const forged = [url.replace('/mine', '/theirs'), url.replace('Expires=60', 'Expires=600'), `${url}0`];
    for (const address of forged) expect((await fetch(address)).status).toBe(403);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(403);
  });

  it('end when they said they would', async () => {
    await put('brief', 'x');
    const url = await addressOf('brief', 60, new Date(Date.now() - 61_000));
    const reply = await fetch(url);
    expect(reply.status).toBe(403);
    expect(await reply.text()).toContain('Request has expired');
  });

  it('say how to save the file', async () => {
    await put('named', 'x');
    const command = new GetObjectCommand({
      Bucket,
      Key: 'named',
      ResponseContentDisposition: 'attachment; filename="r.jpg"',
    });
    const reply = await fetch(await getSignedUrl(s3, command));
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="r.jpg"');
  });
});
