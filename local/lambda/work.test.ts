import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { known } from '#functions/testing/known.ts';
import { routes } from '#shared/routes.ts';
import { localSystem } from '../testing/system.ts';
import { askBundle } from './ask-bundle.ts';
import { apiEvent } from './event.ts';
import { sqs } from './sqs.ts';

const { account, auth } = routes;
const folder = mkdtempSync(join(tmpdir(), 'fettle-work-'));
const system = localSystem();
let queue: Awaited<ReturnType<typeof sqs>>;

beforeAll(async () => {
  queue = await sqs();
  vi.stubEnv('WORK_QUEUE_URL', queue.queueUrl);
  vi.stubEnv('AWS_ENDPOINT_URL_SQS', new URL(queue.queueUrl).origin);
});
afterAll(() => {
  queue.stop();
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

it('from their bundles, an export is asked for, queued, made and fetched, and nobody erased who did not ask', async () => {
  const person = await system.someone();
  await known(person);
  const from = { origin: system.services.app, cookie: person.cookie };
  expect(await askBundle(folder, 'account', apiEvent(account.startExport, {}, from))).toMatchObject({
    statusCode: 202,
  });
  const { Records } = queue.event();
  expect(Records.map(({ body }) => JSON.parse(body))).toEqual([{ kind: 'export', userId: person.userId }]);
  const erase = { messageId: 'e', body: JSON.stringify({ kind: 'erase', userId: person.userId }) };
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
}, 90_000);
