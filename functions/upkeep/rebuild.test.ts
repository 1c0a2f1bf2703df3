import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FirmId } from '#shared/firms/ids.ts';
import { routes } from '#shared/routes.ts';
import { projectPath } from '../../local/project.ts';
import { type Local, startLocal } from '../../local/stack.ts';
import { apiFor } from '../../local/testing/api-client.ts';
import { firmOf } from '../testing/firm-of.ts';
import { known } from '../testing/make-known.ts';
import { partitionOf, recounted, setItem } from '../testing/partition.ts';
import { asRead, countsOf, figures } from '../testing/spoil.ts';

let local: Local;
beforeAll(async () => {
  local = await startLocal({ quiet: true });
});
afterAll(() => local.stop());

const rebuild = async (...given: string[]) => {
  const child = spawn(process.execPath, ['--import', 'tsx', projectPath('local/rebuild.ts'), ...given], {
    cwd: projectPath('.'),
    env: { ...process.env, FETTLE_DATA: local.data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [said, failed] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    failed += chunk;
  });
  const [code] = await once(child, 'exit');
  return { code, failed, told: said ? JSON.parse(said) : undefined };
};

/** Deletes every figure. */
const wipe = async (firmId: FirmId): Promise<void> => {
  const { document } = await import('#functions/lib/table.ts');
  for (const { pk, sk, __edb_e__ } of await partitionOf(firmId)) {
    if (figures.has(`${__edb_e__}`))
      await document.send(new DeleteCommand({ TableName: process.env.TABLE_NAME, Key: { pk, sk } }));
    if (__edb_e__ !== 'client') continue;
    const none = Object.fromEntries(countsOf('client').map((name) => [name, undefined]));
    await setItem(firmId, `${sk}`, none);
  }
};

const read = async (firmId: FirmId) => asRead(await partitionOf(firmId));

it('makes the figures of records anew, and says what was wrong', async () => {
  const api = await apiFor(local.services, 'kay@example.com', 'Kay');
  await api.call(routes.subscription.startTrial, {});
  const firmId = await firmOf(api);
  await known(api);
  const { clients } = (await recounted(firmId)).expected;
  const before = await read(firmId);
  expect(await rebuild('--all', '--check')).toMatchObject({ code: 0, told: { tenants: 1, different: [] } });
  await wipe(firmId);
  const wiped = await rebuild('--tenant', firmId, '--check');
  expect(wiped).toMatchObject({ code: 1, told: { tenants: 1 } });
  expect(wiped.told.different).toContainEqual({
    ...{ tenant: firmId, figure: 'figures.counters/all', field: 'clients', was: 0, is: clients },
  });
  expect(await read(firmId)).not.toEqual(before);
  expect((await rebuild('--tenant', firmId)).told.different).toEqual(wiped.told.different);
  expect(await read(firmId)).toEqual(before);
  expect(await rebuild('--all', '--check')).toMatchObject({ code: 0, told: { different: [] } });
});

it('says how it is used', async () => {
  for (const given of [[], ['--all', '--tenant', 'x'], ['--some']]) {
    const { code, failed } = await rebuild(...given);
    expect({ code, failed }).toEqual({ code: 1, failed: expect.stringContaining('--tenant <id> | --all') });
  }
  expect((await rebuild('--tenant', 'x')).failed).toContain('There is no tenant x');
});
