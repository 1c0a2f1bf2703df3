import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { projectPath } from '../../local/project.ts';
import { type Local, startLocal } from '../../local/stack.ts';
import { apiFor } from '../../local/testing/api-client.ts';
import { firmOf } from '../testing/firm-of.ts';
import { known } from '../testing/make-known.ts';
import { partitionOf } from '../testing/partition.ts';
import { plain, spoilAll } from '../testing/spoil.ts';

let local: Local;
beforeAll(async () => {
  local = await startLocal({ quiet: true });
});
afterAll(() => local.stop());

/** Runs `npm run upkeep` in a separate process, which `on` may kill at a line of its log. Returns how it ended. */
const upkeep = async (on: (line: string, kill: () => void) => void) => {
  const child = spawn(process.execPath, ['--import', 'tsx', projectPath('local/upkeep.ts')], {
    cwd: projectPath('.'),
    env: { ...process.env, FETTLE_DATA: local.data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines = (chunk: Buffer) => on(`${chunk}`, () => child.kill('SIGKILL'));
  child.stdout.on('data', lines);
  child.stderr.on('data', lines);
  const [code, signal] = await once(child, 'exit');
  return { code, signal };
};

it('killed in the middle of its repairs, it does the rest the next time', async () => {
  const api = await apiFor(local.services, 'kay@example.com', 'Kay');
  await api.call(routes.subscription.startTrial, {});
  const firmId = await firmOf(api);
  await known(api);
  // Enough to repair that the kill comes before the end.
  const rows = Array.from({ length: 48 }, (_, n) => ({ name: `Client ${n}` }));
  await api.call(routes.clients.import, { body: { rows } });
  const before = await partitionOf(firmId);
  await spoilAll(firmId);
  const killed = await upkeep((line, kill) => line.includes('Counters repaired') && kill());
  expect(killed.signal).toBe('SIGKILL');
  expect(plain(await partitionOf(firmId))).not.toEqual(plain(before));
  expect(await upkeep(() => {})).toEqual({ code: 0, signal: null });
  expect(plain(await partitionOf(firmId))).toEqual(plain(before));
});
