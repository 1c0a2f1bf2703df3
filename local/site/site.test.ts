import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenOnLocalhost } from '../listen.ts';
import { site } from './site.ts';

let root: string;
let port: number;
let close: () => Promise<void>;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'fettle-site-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<p>landing</p>');
  writeFileSync(join(root, 'app.html'), '<p>shell</p>');
  writeFileSync(join(root, 'guest.html'), '<p>guest</p>');
  writeFileSync(join(root, 'assets/app-1a2b.js'), 'let x = 1;'.repeat(100));
  const serve = site(root);
  ({ port, close } = await listenOnLocalhost(0, (req, res) => void serve(req, res)));
});

afterAll(async () => {
  await close();
  rmSync(root, { recursive: true });
});

interface Reply {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

/** Sends the request like a browser: fetch would decode the body and normalise the path. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Reply>((resolve, reject) => {
    const sent = request({ port, path, headers, method }, async (res) => {
      const body = Buffer.concat(await res.toArray());
      resolve({ status: res.statusCode ?? 0, headers: res.headers, body });
    });
    sent.on('error', reject).end();
  });

it('serves the landing page at / and the shell at every screen', async () => {
  expect(`${(await get('/')).body}`).toBe('<p>landing</p>');
  expect(`${(await get('/invoices?id=1')).body}`).toBe('<p>shell</p>');
  expect(`${(await get('/guest')).body}`).toBe('<p>guest</p>');
  expect(`${(await get('/guests')).body}`).toBe('<p>shell</p>');
  expect((await get('/')).headers['cache-control']).toBe('no-cache');
});

it('serves hashed assets for ever, compressed', async () => {
  const { headers, body } = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['content-encoding']).toBe('br');
  expect(`${brotliDecompressSync(body)}`).toBe('let x = 1;'.repeat(100));
});

it('prefers what the build compressed', async () => {
  writeFileSync(join(root, 'assets/b-3c.js'), 'x');
  writeFileSync(join(root, 'assets/b-3c.js.br'), 'made by the build');
  expect(`${(await get('/assets/b-3c.js', { 'accept-encoding': 'br' })).body}`).toBe('made by the build');
});

it('answers 304 to who has it', async () => {
  const { headers } = await get('/');
  const again = await get('/', { 'if-none-match': `${headers.etag}` });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

it.each([
  '/assets/gone.js',
  '/assets/foo',
  '/assets/',
  '/%61ssets/foo',
  '/favicon.ico',
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/%00.js',
])('has nothing at %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});

it('is only read', async () => {
  expect((await get('/', {}, 'POST')).status).toBe(405);
  expect((await get('/', {}, 'HEAD')).body).toHaveLength(0);
});
