import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { known } from '#functions/testing/examples.ts';
import { routes } from '#shared/routes.ts';
import { bundle } from '../../bundle.ts';
import { entries } from '../../entries.ts';
import { needsOf } from '../../permissions.ts';
import { localSystem } from '../testing/system.ts';
import { deploy } from './deployed.ts';

const folder = mkdtempSync(join(tmpdir(), 'fettle-work-'));
const system = localSystem();
afterAll(() => rmSync(folder, { recursive: true }));

it('from its bundle, the worker exports an account and erases none that did not ask', async () => {
  const { memoryMb } = needsOf('worker');
  bundle(entries.worker, folder);
  const deployed = await deploy(join(folder, 'worker.mjs'), memoryMb);
  const person = await system.someone();
  await known(person);
  await person.call(routes.account.startExport, {});
  const record = (messageId: string, kind: string) => ({
    messageId,
    body: JSON.stringify({ kind, userId: person.userId }),
  });
  const { reply, peakMb } = await deployed.call({ Records: [record('1', 'export'), record('2', 'erase')] });
  deployed.stop();
  expect(reply).toEqual({ batchItemFailures: [] });
  expect(peakMb).toBeLessThan(memoryMb);
  expect(await person.call(routes.account.exportState, {})).toMatchObject({ status: 'ready' });
  expect(await person.call(routes.auth.user, {})).toMatchObject({ id: person.userId });
}, 90_000);
