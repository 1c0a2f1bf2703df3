import { unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import {
  billed,
  connected,
  customerOf,
  deliverConnected,
  holdTheirs,
  press,
  tellAccount,
} from '#functions/testing/online.ts';
import { partitionOf } from '#functions/testing/partition.ts';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../../../local/testing/system.ts';

const system = localSystem();
const { account } = routes;

it('exports the account and its pages, and erasing leaves nothing behind', async () => {
  const owner = await connected(system);
  const [paid, open] = [await billed(owner, 60), await billed(owner, 70)];
  await press(await customerOf(system, paid).pageFor(), 'card');
  await customerOf(system, paid).back();
  const url = await customerOf(system, open).pageFor();
  await owner.call(account.startExport, {});
  const state = await vi.waitFor(async () => {
    const now = await owner.call(account.exportState, {});
    expect(now.status).toBe('ready');
    return now;
  }, 60_000);
  const files = unzipSync(new Uint8Array(await (await fetch(state.url ?? '')).arrayBuffer()));
  const table = (name: string): unknown => JSON.parse(Buffer.from(files[`${name}.json`] ?? []).toString());
  const { account: id, events } = await tellAccount(system, owner);
  expect(table('stripe-account')).toMatchObject([{ account: id }]);
  expect(table('payment-pages')).toHaveLength(2);

  await holdTheirs(system, owner);
  await owner.call(account.erase, { body: { confirmation: owner.email } });
  await vi.waitFor(async () => expect(await partitionOf(owner.firmId)).toEqual([]), 60_000);
  expect(await press(url, 'card')).toContain('has expired');
  // Imported late, because the table's name is known only after the system has started.
  const { ownerOfAccount } = await import('./entity.ts');
  expect(await ownerOfAccount(id)).toBeUndefined();
  for (const event of events) expect((await deliverConnected(system.nobody, event)).status).toBe(204);
  expect(await partitionOf(owner.firmId)).toEqual([]);
});
