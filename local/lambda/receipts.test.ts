import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { receiptForm, whiteDot } from '#functions/testing/forms.ts';
import { routes } from '#shared/routes.ts';
import { needsOf } from '../../infra/app/permissions.ts';
import { localSystem } from '../testing/system.ts';
import { bundled } from './bundled.ts';
import { type Deployed, deploy } from './deployed.ts';
import { uploadEvent } from './event.ts';

const { receipts } = routes;
const { memoryMb } = needsOf('receipts');
const folder = mkdtempSync(join(tmpdir(), 'fettle-receipts-'));
const system = localSystem();
let deployed: Deployed;

beforeAll(async () => {
  deployed = await deploy('receipts', bundled(folder, 'receipts').entry, { memoryMb });
});
afterAll(() => {
  deployed.stop();
  rmSync(folder, { recursive: true });
});

it('from its bundle, a picture goes into the bucket and comes back by its signed address', async () => {
  const person = await system.someone();
  const from = { origin: system.services.app, cookie: person.cookie };
  const { reply, peakMb } = await deployed.call(await uploadEvent(receipts.create, receiptForm(), from));
  expect(reply.statusCode, reply.body ?? reply.thrown).toBe(201);
  const [kept] = await person.call(receipts.list, { query: {} });
  expect(kept).toMatchObject({ vendor: 'Harbour Supplies', fileSize: whiteDot.length });
  const image = await fetch(kept?.fileUrl ?? '');
  expect(new Uint8Array(await image.arrayBuffer())).toEqual(whiteDot);
  expect(peakMb).toBeLessThan(memoryMb);
});

it('from its bundle, Textract is asked to read a receipt', async () => {
  const person = await system.someone();
  const picture = readFileSync(new URL('../textract/testing/example-receipt.png', import.meta.url));
  const form = new FormData();
  form.append('file', new Blob([picture]), 'till.png');
  const from = { origin: system.services.app, cookie: person.cookie };
  const { reply, peakMb } = await deployed.call(await uploadEvent(receipts.scan, form, from));
  expect(reply.statusCode, reply.body ?? reply.thrown).toBe(200);
  expect(JSON.parse(reply.body ?? '{}')).toMatchObject({
    vendor: 'EXAMPLE HARDWARE LTD',
    date: '2026-11-05',
    total: 16.75,
  });
  expect(peakMb).toBeLessThan(memoryMb);
});
