import type { ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashedFileHeaders } from '#shared/security-headers.ts';
import { smoke } from '../infra/smoke/smoke.ts';
import { listenOnLocalhost } from './listen.ts';
import { type Local, startLocal } from './stack.ts';

let local: Local;

beforeAll(async () => {
  local = await startLocal({ quiet: true, web: true });
}, 120_000);

afterAll(() => local.stop());

it('finds nothing wrong with the whole system on this machine', async () => {
  const said: string[] = [];
  expect(await smoke(local.services.app, (line) => said.push(line)), said.join('\n')).toBe(true);
  expect(said.every((line) => line.startsWith('ok'))).toBe(true);
});

it('says what is wrong where nobody answers', async () => {
  const said: string[] = [];
  // Port 9 discards: nothing listens there.
  expect(await smoke('http://127.0.0.1:9', (line) => said.push(line))).toBe(false);
  expect(said.filter((line) => line.startsWith('FAIL')).length).toBeGreaterThan(5);
});

/** A site whose first script is smaller than anything CloudFront compresses. */
const withSmallScript = (url: string, res: ServerResponse): void => {
  const kept = { 'cache-control': 'public, max-age=31536000, immutable', ...hashedFileHeaders };
  if (url === '/dashboard')
    res.end('<script src="/assets/small-1a.js"></script><script src="/assets/large-2b.js">');
  else if (url === '/assets/small-1a.js') res.writeHead(200, kept).end('let x;');
  else if (url === '/assets/large-2b.js')
    res.writeHead(200, { ...kept, 'content-encoding': 'br' }).end(brotliCompressSync('let x;'.repeat(1_000)));
  else res.writeHead(404).end();
};

it('looks for compression at a script that CloudFront would compress at all', async () => {
  const { port, close } = await listenOnLocalhost(0, (req, res) => withSmallScript(req.url ?? '', res));
  const said: string[] = [];
  await smoke(`http://127.0.0.1:${port}`, (line) => said.push(line));
  await close();
  expect(said).toContain('ok   The pages name hashed files, which are compressed and kept for ever');
});
