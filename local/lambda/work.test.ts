import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listKeys } from '#functions/lib/bucket.ts';
import { paperPrefix } from '#functions/paper/issued/place.ts';
import { subscriber } from '#functions/testing/billing.ts';
import { known } from '#functions/testing/make-known.ts';
import { partitionOf } from '#functions/testing/partition.ts';
import { routes } from '#shared/routes.ts';
import { furnish, issueTo } from '../testing/furnish.ts';
import { localSystem } from '../testing/system.ts';
import { askBundle } from './ask-bundle.ts';
import { apiEvent } from './event.ts';
import { sqs } from './sqs.ts';

const { account, auth, invoices } = routes;
const folder = mkdtempSync(join(tmpdir(), 'fettle-work-'));
const system = localSystem();
let queue: Awaited<ReturnType<typeof sqs>>;

beforeAll(async () => {
  queue = await sqs('work');
  vi.stubEnv('WORK_QUEUE_URL', queue.queueUrl);
  vi.stubEnv('LETTERS_QUEUE_URL', queue.urlOf('letters'));
  vi.stubEnv('AWS_ENDPOINT_URL_SQS', new URL(queue.queueUrl).origin);
});
afterAll(() => {
  queue.stop();
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

it('the worker’s bundles make an export, and erase only who asked', async () => {
  const person = await subscriber(system);
  await known(person);
  await furnish(person);
  const { invoice } = await issueTo(person, 'first@example.com', '2030-01-31', 'INV-2');
  // One paper is kept already, the other is made for the export.
  expect((await person.answer(invoices.pdf, { params: { id: invoice.id } })).status).toBe(200);
  await issueTo(person, 'second@example.com', '2030-01-31', 'INV-3');
  const from = { origin: system.services.app, cookie: person.cookie };
  expect(await askBundle(folder, 'account', apiEvent(account.startExport, {}, from))).toMatchObject({
    statusCode: 202,
  });
  const { Records } = queue.event();
  expect(Records.map(({ body }) => JSON.parse(body))).toEqual([{ kind: 'export', of: person.firmId }]);
  const erase = { messageId: 'e', body: JSON.stringify({ kind: 'erase', of: person.userId }) };
  expect(await askBundle(folder, 'worker', { Records: [...Records, erase] })).toEqual({
    batchItemFailures: [],
  });
  const reply = await askBundle(folder, 'account', apiEvent(account.exportState, {}, from));
  const { status, url } = JSON.parse((reply as { body: string }).body);
  expect(status).toBe('ready');
  const files = Object.keys(unzipSync(new Uint8Array(await (await fetch(url)).arrayBuffer())));
  expect(files).toEqual(expect.arrayContaining(['account.json', 'clients.csv']));
  expect(files.some((name) => name.startsWith('receipts/2026-11-05-Harbour Supplies-'))).toBe(true);
  expect(await person.call(auth.user, {})).toMatchObject({ id: person.userId });

  const confirmed = { body: { confirmation: person.email } };
  await askBundle(folder, 'account', apiEvent(account.erase, confirmed, from));
  const [asked] = queue.event().Records.slice(-1);
  expect(await askBundle(folder, 'worker', { Records: [asked] })).toEqual({ batchItemFailures: [] });
  expect(await partitionOf(person.firmId)).toEqual([]);
  expect(await listKeys(paperPrefix(person.firmId))).toEqual([]);
}, 180_000);
