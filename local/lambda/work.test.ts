import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { listKeys } from '#functions/lib/bucket.ts';
import { paperPrefix } from '#functions/paper/issued/place.ts';
import { subscriber } from '#functions/testing/billing.ts';
import { known } from '#functions/testing/make-known.ts';
import { partitionOf } from '#functions/testing/partition.ts';
import { routes } from '#shared/routes.ts';
import { furnish, issueTo } from '../testing/furnish.ts';
import { apiEvent } from './event.ts';
import { bundlesWith } from './testing/bundles-with.ts';

const { account, auth, invoices } = routes;
const { system, ask, event: queued } = bundlesWith('work');

it('the worker’s bundles make an export, and erase only who asked', async () => {
  const person = await subscriber(system);
  await known(person);
  await furnish(person);
  const { invoice } = await issueTo(person, 'first@example.com', '2030-01-31', 'INV-2');
  // One PDF is stored already, the other is made for the export.
  expect((await person.answer(invoices.pdf, { params: { id: invoice.id } })).status).toBe(200);
  await issueTo(person, 'second@example.com', '2030-01-31', 'INV-3');
  const from = { origin: system.services.app, cookie: person.cookie };
  expect(await ask('account', apiEvent(account.startExport, {}, from))).toMatchObject({
    statusCode: 202,
  });
  const { Records } = queued();
  expect(Records.map(({ body }) => JSON.parse(body))).toEqual([{ kind: 'export', of: person.firmId }]);
  const erase = { messageId: 'e', body: JSON.stringify({ kind: 'erase', of: person.userId }) };
  expect(await ask('worker', { Records: [...Records, erase] })).toEqual({
    batchItemFailures: [],
  });
  const reply = await ask('account', apiEvent(account.exportState, {}, from));
  const { status, url } = JSON.parse((reply as { body: string }).body);
  expect(status).toBe('ready');
  const files = Object.keys(unzipSync(new Uint8Array(await (await fetch(url)).arrayBuffer())));
  expect(files).toEqual(expect.arrayContaining(['account.json', 'clients.csv']));
  expect(files.some((name) => name.startsWith('receipts/2026-11-05-Harbour Supplies-'))).toBe(true);
  expect(await person.call(auth.user, {})).toMatchObject({ id: person.userId });

  const confirmed = { body: { confirmation: person.email } };
  await ask('account', apiEvent(account.erase, confirmed, from));
  const [asked] = queued().Records.slice(-1);
  expect(await ask('worker', { Records: [asked] })).toEqual({ batchItemFailures: [] });
  expect(await partitionOf(person.firmId)).toEqual([]);
  expect(await listKeys(paperPrefix(person.firmId))).toEqual([]);
}, 180_000);
