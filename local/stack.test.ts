import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Local, startLocal } from './stack.ts';
import { browser } from './testing/browser.ts';
import { signIn } from './testing/sign-in.ts';

let local: Local;

beforeAll(async () => {
  local = await startLocal({ quiet: true });
});

afterAll(() => local.stop());

const get = (path: string, cookie = '') => fetch(local.services.app + path, { headers: { cookie } });

it('knows nobody at first', async () => {
  const reply = await get('/api/auth/user');
  expect(reply.status).toBe(401);
  expect(reply.headers.get('content-security-policy')).toContain(
    `img-src 'self' data: blob: ${local.services.s3}`,
  );
});

it('signs somebody in through the provider, and the next one after them', async () => {
  const first = await signIn(local.services, 'ann@example.com', 'Ann Example');
  expect(await (await get('/api/auth/user', first)).json()).toMatchObject({
    email: 'ann@example.com',
    firstName: 'Ann',
    lastName: 'Example',
  });
  const second = await signIn(local.services, 'bob@example.com', 'Bob');
  expect(await (await get('/api/auth/user', second)).json()).toMatchObject({ email: 'bob@example.com' });
});

it('asks again after signing out', async () => {
  const { app, identity } = local.services;
  const visit = browser(app, identity);
  const form = await visit.get(`${app}/api/login`);
  await visit.post(form.url, { email: 'ann@example.com', name: '' });
  await visit.get(`${app}/api/logout`);
  expect((await get('/api/auth/user', visit.cookieHeader(app))).status).toBe(401);
  expect((await visit.get(`${app}/api/login`)).text).toContain('name="email"');
});

it('gives the handlers a bucket', async () => {
  const s3 = new S3Client();
  await s3.send(new PutObjectCommand({ Bucket: process.env.RECEIPTS_BUCKET, Key: 'k', Body: 'x' }));
  s3.destroy();
});

it('keeps its keys from others', () => {
  expect(statSync(join(local.data, 'keys.json')).mode & 0o777).toBe(0o600);
});

it('takes a data folder once', async () => {
  await expect(startLocal({ data: local.data, quiet: true })).rejects.toThrow('is running on');
});

it('leaves nothing behind', async () => {
  const { data, services } = local;
  await local.stop();
  expect(existsSync(data)).toBe(false);
  expect(process.env.KEYS_FILE).toBeUndefined();
  for (const url of [services.app, services.dynamodb, services.identity, services.s3]) {
    await expect(fetch(url, { headers: { connection: 'close' } })).rejects.toThrow('fetch failed');
  }
});
