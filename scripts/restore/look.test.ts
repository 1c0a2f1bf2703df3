import { BatchWriteCommand, DeleteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { routes } from '#shared/routes.ts';
import { figures } from '../../functions/testing/spoil.ts';
import { ensureTable } from '../../local/dynamodb/table.ts';
import { type Local, startLocal } from '../../local/stack.ts';
import { apiFor } from '../../local/testing/api-client.ts';

let local: Local;
beforeAll(async () => {
  local = await startLocal({ quiet: true });
});
afterAll(() => local.stop());

const restored = 'fettle-restored';

/** What AWS would make of the table: DynamoDB's local program restores nothing. */
const copy = async (from: string): Promise<void> => {
  await ensureTable(local.services.dynamodb, restored);
  const { document } = await import('#functions/lib/table.ts');
  const { Items = [] } = await document.send(new ScanCommand({ TableName: from }));
  for (let at = 0; at < Items.length; at += 25) {
    const puts = Items.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }));
    await document.send(new BatchWriteCommand({ RequestItems: { [restored]: puts } }));
  }
};

/** Leaves the restored table with what half a transaction would: records whose figures never came. */
const takeFigures = async (): Promise<void> => {
  const { document } = await import('#functions/lib/table.ts');
  const { Items = [] } = await document.send(new ScanCommand({ TableName: restored }));
  for (const { pk, sk, __edb_e__ } of Items)
    if (figures.has(`${__edb_e__}`))
      await document.send(new DeleteCommand({ TableName: restored, Key: { pk, sk } }));
};

it('says which firms a restored table lacks, and puts right the figures that half a transaction left', async () => {
  const from = process.env.TABLE_NAME ?? '';
  const kay = await apiFor(local.services, 'kay@example.com', 'Kay');
  await kay.call(routes.subscription.startTrial, {});
  const { id: clientId } = await kay.call(routes.clients.create, { body: { name: 'Harbour Café' } });
  const body = { clientId, invoiceNumber: 'R-1', amount: 80, dueDate: '2030-01-31' };
  await kay.call(routes.invoices.create, { body });
  await copy(from);
  await takeFigures();
  const sam = await apiFor(local.services, 'sam@example.com', 'Sam');
  await sam.call(routes.subscription.startTrial, {});
  const { firm } = await sam.call(routes.auth.user, {});

  // As in a process of its own: entities read the environment when they are loaded.
  vi.resetModules();
  process.env.TABLE_NAME = restored;
  const { lookAtRestored } = await import('./look.ts');
  const first = await lookAtRestored({ from, at: new Date() });
  expect(first).toMatchObject({ firms: 1, missing: [firm?.id], wrong: 0 });
  expect(first.mended).toBeGreaterThan(0);
  expect(await lookAtRestored({ from, at: new Date(0) })).toMatchObject({ firms: 1, missing: [], mended: 0 });
});
