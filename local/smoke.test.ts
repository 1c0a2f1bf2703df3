import { afterAll, beforeAll, expect, it } from 'vitest';
import { smoke } from '../infra/smoke/smoke.ts';
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
