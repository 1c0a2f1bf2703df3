import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { today } from '#shared/dates.ts';
import { scansPerDay } from '#shared/limits.ts';
import type { Receipt } from '#shared/receipts/contract.ts';
import { routes } from '#shared/routes.ts';
import { type Api, apiFor } from '../../local/testing/api-client.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { firmOf } from '../testing/firm-of.ts';
import { whiteDot } from '../testing/forms.ts';
import { partitionOf, setItem, setOnFirm } from '../testing/partition.ts';

const system = localSystem();
const { receipts, subscription } = routes;

const formOf = (data: unknown, file: Uint8Array | undefined = whiteDot, name = 'till.png') => {
  const form = new FormData();
  if (file) form.append('file', new Blob([new Uint8Array(file)]), name);
  if (data !== undefined) form.append('data', typeof data === 'string' ? data : JSON.stringify(data));
  return form;
};
const upload = (person: Someone, data: unknown, file?: Uint8Array, key: string = randomUUID()) =>
  person.send({
    method: 'POST',
    path: '/api/receipts',
    body: formOf(data, file),
    headers: { 'idempotency-key': key },
  });
const keep = async (person: Someone, data: Record<string, unknown>): Promise<Receipt> => {
  const { status, body } = await upload(person, data);
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as Receipt;
};
const list = (person: Someone, query: Record<string, string> = {}) => person.call(receipts.list, { query });

describe('a receipt', () => {
  it('is kept with its picture, which only a signed address gives', async () => {
    const person = await system.someone();
    const data = {
      vendor: 'Harbour Supplies',
      amount: 12,
      vatAmount: 2,
      receiptDate: '2026-11-05',
      category: 'tools',
    };
    const receipt = await keep(person, data);
    expect(receipt).toMatchObject({
      ...data,
      fileName: 'till.png',
      fileType: 'image/png',
      fileSize: whiteDot.length,
      year: 2026,
      month: 11,
      isVatReceipt: true,
      tags: [],
      notes: null,
    });
    const picture = await fetch(receipt.fileUrl);
    expect(Buffer.from(await picture.arrayBuffer()).equals(whiteDot)).toBe(true);
    expect((await fetch(receipt.fileUrl.replace(/Signature=..../, 'Signature=0000'))).status).toBe(403);
    expect((await fetch(receipt.fileUrl.split('?')[0] ?? '')).status).toBe(403);
  });

  it('is kept without where its picture was taken', async () => {
    const person = await system.someone();
    const exif = { IFD0: { Make: 'Example Phone' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
    const photo = await sharp(whiteDot).jpeg().withExif(exif).toBuffer();
    expect(photo.toString('latin1')).toContain('Example Phone');
    const { body } = await upload(person, { receiptDate: '2026-11-05' }, photo);
    const { fileUrl, fileSize, fileType } = body as Receipt;
    const kept = Buffer.from(await (await fetch(fileUrl)).arrayBuffer());
    expect({ fileSize, fileType }).toEqual({ fileSize: kept.length, fileType: 'image/jpeg' });
    expect(kept.toString('latin1')).not.toMatch(/Exif|Example/);
  });

  it('is listed by year and month, newest receipt date first, in pages', async () => {
    const person = await system.someone();
    for (const receiptDate of ['2025-12-31', '2026-01-01', '2026-02-28', '2026-02-01', '2026-12-31'])
      await keep(person, { receiptDate });
    const dates = async (query: Record<string, string>) =>
      (await list(person, query)).map((row) => row.receiptDate);
    expect(await dates({})).toEqual(['2026-12-31', '2026-02-28', '2026-02-01', '2026-01-01', '2025-12-31']);
    expect(await dates({ year: '2026' })).toHaveLength(4);
    expect(await dates({ year: '2026', month: '2' })).toEqual(['2026-02-28', '2026-02-01']);
    expect(await dates({ year: '2024' })).toEqual([]);
    const first = await person.send({ method: 'GET', path: '/api/receipts?limit=2&year=2026' });
    const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await person.send({ method: 'GET', path: next });
    expect((second.body as Receipt[]).map((row) => row.receiptDate)).toEqual(['2026-02-01', '2026-01-01']);
    expect(second.headers.get('link')).toBeNull();
  });

  it('is listed and reported in whatever year it may be of', async () => {
    const person = await system.someone();
    for (const year of [1900, 9999]) {
      const { id } = await keep(person, { receiptDate: `${year}-12-31` });
      expect(await list(person, { year: `${year}` })).toMatchObject([{ id }]);
      expect((await person.answer(receipts.report, { params: { year } })).status).toBe(200);
    }
  });

  it('is counted, its VAT only where it is a VAT receipt', async () => {
    const person = await system.someone();
    const first = await keep(person, { receiptDate: '2026-11-05', amount: 12.1, vatAmount: 2.02 });
    await keep(person, { receiptDate: '2026-11-05', amount: 0.2, vatAmount: 0.1, isVatReceipt: false });
    await keep(person, { receiptDate: '2026-11-05' });
    const stats = () => person.call(receipts.stats, {});
    expect(await stats()).toEqual({ totalReceipts: 3, totalAmount: 12.3, totalVatAmount: 2.02 });
    await person.call(receipts.remove, { params: { id: first.id } });
    expect(await stats()).toEqual({ totalReceipts: 2, totalAmount: 0.2, totalVatAmount: 0 });
  });

  it('is deleted with its picture, once', async () => {
    const person = await system.someone();
    const receipt = await keep(person, { receiptDate: '2026-11-05' });
    const stranger = await system.someone();
    const params = { id: receipt.id };
    expect((await stranger.answer(receipts.remove, { params })).status).toBe(404);
    expect((await person.answer(receipts.remove, { params })).status).toBe(204);
    expect((await person.answer(receipts.remove, { params })).status).toBe(404);
    expect((await person.answer(receipts.get, { params })).status).toBe(404);
    expect((await fetch(receipt.fileUrl)).status).toBe(403);
    expect((await partitionOf(person.firmId)).filter(({ sk }) => `${sk}`.startsWith('receiptId'))).toEqual(
      [],
    );
  });

  it('is kept once for one key, with the same fields and picture in any order of bytes', async () => {
    const person = await system.someone();
    const key = randomUUID();
    const first = await upload(person, { receiptDate: '2026-11-05', vendor: 'Quay' }, whiteDot, key);
    const again = await upload(person, { vendor: 'Quay', receiptDate: '2026-11-05' }, whiteDot, key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect((again.body as Receipt).id).toBe((first.body as Receipt).id);
    const other = await upload(person, { receiptDate: '2026-11-06', vendor: 'Quay' }, whiteDot, key);
    expect(other.status).toBe(422);
    expect(await list(person)).toHaveLength(1);
  });

  it('is given an address that works when its call is repeated, not the first one’s', async () => {
    const person = await system.someone();
    const key = randomUUID();
    const first = await upload(person, { receiptDate: '2026-11-05' }, whiteDot, key);
    expect(JSON.stringify(await partitionOf(person.firmId))).not.toContain('X-Amz-Signature');
    const again = await upload(person, { receiptDate: '2026-11-05' }, whiteDot, key);
    const { fileUrl, ...receipt } = again.body as Receipt;
    expect(first.body).toMatchObject(receipt);
    expect((await fetch(fileUrl)).status).toBe(200);
  });
});

describe('an upload that is wrong', () => {
  const good = { receiptDate: '2026-11-05' };
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array(64).fill(7)]);
  it.each([
    ['no picture', good, null, 400, 'Please select a receipt image'],
    ['a PDF called .jpg', good, Buffer.from('%PDF-1.7 and some more text'), 415, 'image file'],
    ['a text', good, Buffer.from('hello hello hello hello'), 415, 'image file'],
    ['a JPEG that breaks off', good, jpeg, 400, 'damaged'],
    ['a picture of 5 MB', good, Buffer.concat([whiteDot, Buffer.alloc(5 * 1024 * 1024)]), 413, ''],
    ['no date', {}, whiteDot, 400, ''],
    ['a date there is not', { receiptDate: '2026-02-30' }, whiteDot, 400, ''],
    ['more VAT than money', { ...good, amount: 1, vatAmount: 2 }, whiteDot, 400, ''],
    ['VAT of no amount', { ...good, vatAmount: 5 }, whiteDot, 400, ''],
    ['an unknown field', { ...good, firmId: 'x' }, whiteDot, 400, ''],
    ['21 tags', { ...good, tags: Array(21).fill('x') }, whiteDot, 400, ''],
    ['half of its fields', '{"receiptDate":', whiteDot, 400, ''],
  ])('%s: a clear answer, and nothing kept', async (_, data, file, status, words) => {
    const person = await system.someone();
    const form = formOf(data, file === null ? undefined : file);
    if (file === null) form.delete('file');
    const answer = await person.send({ method: 'POST', path: '/api/receipts', body: form });
    expect(answer).toMatchObject({ status, body: { message: expect.stringContaining(words) } });
    expect(await list(person)).toEqual([]);
  });

  it('names each part that is missing or there twice', async () => {
    const person = await system.someone();
    const twice = formOf(good);
    twice.append('file', new Blob([whiteDot]), 'other.png');
    twice.append('data', '{}');
    for (const [form, wrong] of [
      [formOf(undefined), { data: 'Required' }],
      [formOf(undefined, new Uint8Array()), { file: 'Required', data: 'Required' }],
      [twice, { file: 'Send this only once', data: 'Send this only once' }],
    ] as const) {
      const { status, body } = await person.send({ method: 'POST', path: '/api/receipts', body: form });
      expect(status).toBe(400);
      const { issues } = body as { issues: { path: string; message: string }[] };
      expect(Object.fromEntries(issues.map(({ path, message }) => [path, message]))).toEqual(wrong);
    }
    expect(await list(person)).toEqual([]);
  });
});

describe('reading receipts', () => {
  const { method, path } = receipts.scan;
  const scanned = async (person: Api) => {
    const body = new FormData();
    body.append('file', new Blob([whiteDot]), 'till.png');
    return person.send({ method, path, body });
  };
  const usedToday = (person: Someone, used: number) => setItem(person.firmId, `scans#${today()}`, { used });

  it('is done so many times a day', async () => {
    const [person, payer] = await Promise.all([system.someone(), system.someone()]);
    await setOnFirm(payer.firmId, { stripeSubscriptionId: 'sub_1' });
    await Promise.all([usedToday(person, scansPerDay.trial - 1), usedToday(payer, scansPerDay.trial)]);
    for (const each of [person, payer]) expect((await scanned(each)).status).not.toBe(429);
    const words = '30 receipts a day can be scanned. Fill in this one yourself, or try again tomorrow.';
    expect(await scanned(person)).toMatchObject({ status: 429, body: { message: words } });
  });

  it('may be measured by the account that is named for it', async () => {
    const bench = await apiFor(system.services, process.env.MEASURING_EMAIL ?? '');
    await bench.call(subscription.startTrial, {});
    await setItem(await firmOf(bench), `scans#${today()}`, { used: scansPerDay.subscribed });
    expect((await scanned(bench)).status).not.toBe(429);
  });
});

describe('the report of a year', () => {
  it('is CSV in date order, with totals, and no formula runs in it', async () => {
    const person = await system.someone();
    await keep(person, { receiptDate: '2026-03-02', vendor: '=HYPERLINK("x")', amount: 12, vatAmount: 2 });
    await keep(person, {
      receiptDate: '2026-01-02',
      vendor: 'Quay, "Ltd"',
      description: 'Two\nlines',
      amount: 0.1,
    });
    await keep(person, { receiptDate: '2026-02-02', amount: 0.2, vatAmount: 0.1, isVatReceipt: false });
    await keep(person, { receiptDate: '2025-02-02', amount: 99 });
    const { headers, bytes } = await person.answer(receipts.report, { params: { year: 2026 } });
    expect(headers.get('content-disposition')).toContain('vat-receipts-2026.csv');
    expect(Buffer.from(bytes).toString()).toBe(
      [
        '\ufeffDate,Vendor,Description,Category,Net,VAT,Total,VAT receipt,Notes',
        '2026-01-02,"Quay, ""Ltd""","Two\nlines",,0.10,0.00,0.10,Yes,',
        '2026-02-02,,,,0.20,0.00,0.20,No,',
        `2026-03-02,"'=HYPERLINK(""x"")",,,10.00,2.00,12.00,Yes,`,
        'Total,,,,10.30,2.00,12.30,,',
        '',
      ].join('\r\n'),
    );
  });

  it('has numbers only for sums, those of a receipt kept before VAT needed its amount too', async () => {
    const person = await system.someone();
    const { id } = await keep(person, { receiptDate: '2026-03-02', amount: 12, vatAmount: 2 });
    await setItem(person.firmId, `receipt#2026-03-02#${`${id}`.padStart(16, '0')}`, { amount: undefined });
    const { bytes } = await person.answer(receipts.report, { params: { year: 2026 } });
    expect(Buffer.from(bytes).toString()).toContain('2026-03-02,,,,-2.00,2.00,0.00,Yes,\r\n');
  });

  it('of more than a Lambda may answer with is whole too, at an address of its own', async () => {
    const person = await system.someone();
    const text = '🔧'.repeat(10_000);
    const keepOne = (n: number) =>
      keep(person, { receiptDate: '2026-03-02', amount: n, description: text, notes: text });
    for (let n = 1; n <= 40; n++) await keepOne(n);
    const { status, headers } = await person.answer(receipts.report, { params: { year: 2026 } });
    expect(status).toBe(302);
    const file = await fetch(headers.get('location') ?? '', { headers: { origin: system.services.app } });
    expect(file.headers.get('content-disposition')).toContain('vat-receipts-2026.csv');
    expect(file.headers.get('access-control-allow-origin')).toBe('*');
    const csv = await file.text();
    expect(Buffer.byteLength(csv)).toBeGreaterThan(3 * 1024 * 1024);
    expect(csv.match(/🔧"?,/gu)).toHaveLength(40);
    expect(csv.endsWith('Total,,,,820.00,0.00,820.00,,\r\n')).toBe(true);
  });
});
