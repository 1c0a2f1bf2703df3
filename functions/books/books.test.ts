import { unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import type { BookInput, BookParams } from '#shared/books/contract.ts';
import { today } from '#shared/dates.ts';
import { routes } from '#shared/routes.ts';
import { localSystem, type Someone } from '../../local/testing/system.ts';
import { receiptForm, whiteDot } from '../testing/forms.ts';
import { partitionOf } from '../testing/partition.ts';

const system = localSystem();
const { books, clients, invoices, payments } = routes;

const sales = { format: 'xero', kind: 'sales' } as const;
const bank = { format: 'xero', kind: 'bank' } as const;
const zip = { format: 'accountant', kind: 'zip' } as const;
const days = { from: today(), to: today() };

const begin = async () => {
  const person = await system.someone();
  const { id: clientId } = await person.call(clients.create, { body: { name: 'Harbour Café' } });
  const raise = async (invoiceNumber: string, fields: object = {}) =>
    person.call(invoices.create, {
      body: { clientId, invoiceNumber, amount: 100, dueDate: '2030-01-31', ...fields },
    });
  return { person, raise };
};

const check = (person: Someone, params: BookParams) => person.call(books.check, { params, query: days });
const make = (person: Someone, params: BookParams, body: Partial<BookInput> = {}) =>
  person.answer(books.make, { params, body: { ...days, ...body } });
const file = async (person: Someone, params: BookParams, query: object = {}) => {
  const asked = { params, query: { ...days, ...query } as never };
  const { status, bytes, headers } = await person.answer(books.file, asked);
  const text = new TextDecoder().decode(status === 302 ? await download(headers.get('location')) : bytes);
  return { status, text };
};
const list = (person: Someone) => person.call(books.list, {});
/** The invoices in a file, each once. */
const numbersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\bK-\d+\b/g)].map(([number]) => number)),
];

const newest = (person: Someone) =>
  vi.waitFor(
    async () => {
      const [book] = await list(person);
      expect(book?.status).not.toBe('working');
      return book;
    },
    { timeout: 60_000, interval: 50 },
  );
const download = async (url: string | null | undefined) =>
  new Uint8Array(await (await fetch(url ?? '')).arrayBuffer());

it('leaves out what earlier files have when asked, and counts what changed since', async () => {
  const { person, raise } = await begin();
  const first = await raise('K-1');
  const second = await raise('K-2');
  expect(await check(person, sales)).toEqual({
    records: 2,
    rows: 2,
    fresh: 2,
    changed: 0,
    gone: 0,
    taken: [],
  });
  const made = await make(person, sales);
  expect(made).toMatchObject({ status: 201, body: { status: 'ready', records: 2, repeated: 0, rows: 2 } });
  const [taken] = await list(person);
  expect(taken?.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(numbersIn(new TextDecoder().decode(await download(taken?.parts[0]?.url)))).toEqual(['K-1', 'K-2']);
  expect(await make(person, sales, { onlyNew: true })).toMatchObject({
    status: 409,
    body: { message: 'Nothing new in this period. It’s all in your earlier files' },
  });
  await raise('K-3');
  const { invoiceNumber, clientId, dueDate, updatedAt } = first;
  await person.call(invoices.update, {
    params: { id: first.id },
    body: { invoiceNumber, clientId, dueDate, updatedAt, amount: 90 },
  });
  await person.call(invoices.void, { params: { id: second.id }, body: { reason: 'Twice' } });
  expect(await check(person, sales)).toMatchObject({
    ...{ records: 2, fresh: 1, changed: 1, gone: 1 },
    taken: [{ id: taken?.id, records: 1 }],
  });
  // Other kinds of file are unaffected.
  expect(await check(person, { format: 'quickbooks', kind: 'sales' })).toMatchObject({ fresh: 2, taken: [] });
  await make(person, sales, { onlyNew: true });
  const [fresh] = await list(person);
  expect(fresh).toMatchObject({ onlyNew: true, records: 1, repeated: 0 });
  expect(numbersIn(new TextDecoder().decode(await download(fresh?.parts[0]?.url)))).toEqual(['K-3']);
  expect((await make(person, sales)).body).toMatchObject({ records: 2, repeated: 2 });
});

it('remembers a file that is fetched, once while nothing changes, and none that is empty', async () => {
  const { person, raise } = await begin();
  expect(await file(person, sales)).toMatchObject({
    status: 200,
    text: expect.stringMatching(/^\*ContactName,.*\r\n$/),
  });
  expect(await list(person)).toEqual([]);
  await raise('K-1');
  expect(numbersIn((await file(person, sales)).text)).toEqual(['K-1']);
  expect(numbersIn((await file(person, sales)).text)).toEqual(['K-1']);
  expect(await list(person)).toMatchObject([{ format: 'xero', kind: 'sales', records: 1, rows: 1, ...days }]);
  expect((await file(person, sales, { part: '2' })).status).toBe(404);
  expect(await make(person, bank)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Nothing') },
  });
});

it('refuses a range turned round or too long, an unknown file, and shows nobody another’s', async () => {
  const { person, raise } = await begin();
  await raise('K-1');
  await make(person, sales);
  const wrong = { from: '2026-02-02', to: '2026-02-01' };
  const turned = await person.answer(books.file, { params: sales, query: wrong });
  expect(turned).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'to', message: 'Choose a date on or after the start date' }] },
  });
  expect(await make(person, sales, wrong)).toMatchObject({ status: 400 });
  const long = await person.answer(books.check, {
    params: sales,
    query: { from: '2020-01-01', to: '2026-01-01' },
  });
  expect(long).toMatchObject({ status: 400, body: { issues: [{ message: 'Choose up to two years' }] } });
  for (const path of ['/api/books/sage/sales', '/api/books/xero/credits', '/api/books/freeagent/zip'])
    expect(
      (await person.send({ method: 'GET', path: `${path}?from=${days.from}&to=${days.to}` })).status,
    ).toBe(404);
  const stranger = await system.someone();
  expect(await list(stranger)).toEqual([]);
  expect(numbersIn((await file(stranger, sales)).text)).toEqual([]);
});

it('cuts a large file into numbered parts, made in the background', async () => {
  const { person, raise } = await begin();
  const { likeIt } = await import('./testing/many-invoices.ts');
  const first = await raise('K-1');
  await likeIt({ ...first, firmId: person.firmId }, 1001);
  const { status, body } = await make(person, sales);
  expect({ status, body }).toMatchObject({ status: 201, body: { status: 'working', parts: [] } });
  const book = await newest(person);
  expect(book).toMatchObject({
    ...{ status: 'ready', records: 1002, rows: 1002 },
    parts: [1, 2, 3].map((part) => ({ name: `xero-sales-${days.from}-to-${days.to}-part-${part}.csv` })),
  });
  expect(book?.parts.map(({ rows }) => rows)).toEqual([500, 500, 2]);
  const texts = await Promise.all(
    (book?.parts ?? []).map(async ({ url }) => `${Buffer.from(await download(url))}`),
  );
  expect(texts.every((text) => text.startsWith('*ContactName,'))).toBe(true);
  expect(new Set(texts.flatMap(numbersIn)).size).toBe(1002);
  const third = await file(person, sales, { part: '3' });
  expect(third).toEqual({ status: 302, text: texts[2] });
  expect((await list(person)).length).toBe(1);
  expect(
    (await partitionOf(person.firmId)).filter(({ sk }) => `${sk}`.startsWith('bookRecords#')).length,
  ).toBe(1);
});

it('packs tables, documents and receipts into the accountant’s ZIP', async () => {
  const { person, raise } = await begin();
  const invoice = await raise('K-1');
  await raise('K/2 "x"', { amount: 12.34 });
  const alike = await raise('K-2 :x:');
  await person.call(invoices.credit, { params: { id: invoice.id }, body: {} });
  await person.call(payments.record, {
    body: { invoiceId: invoice.id, amount: 5, method: 'cis', paidOn: today() },
  });
  const bought = { receiptDate: today(), vendor: '=Harbour', amount: 12, vatAmount: 2 };
  await person.send({ method: 'POST', path: '/api/receipts', body: receiptForm(bought) });
  expect(await make(person, zip)).toMatchObject({ status: 201, body: { status: 'working' } });
  const book = await newest(person);
  expect(book).toMatchObject({ status: 'ready', problem: null, records: 6 });
  const files = Object.entries(unzipSync(await download(book?.parts[0]?.url)));
  const names = files.map(([name]) => name).sort();
  const [picture = ''] = names.filter((name) => name.startsWith('receipts/'));
  const { accountantBooks } = await import('./records.ts');
  const tables = Object.keys(accountantBooks).map((name) => `${name}.csv`);
  const bills = ['K-1', 'K-2 -x-', `K-2 -x--${alike.id}`].map((name) => `invoices/${name}.pdf`);
  expect(names).toEqual(['Contents.txt', ...tables, 'credit-notes/CN-1.pdf', ...bills, picture].sort());
  const read = (name: string) => Buffer.from(files.find(([each]) => each === name)?.[1] ?? []);
  expect(read(picture)).toEqual(Buffer.from(whiteDot));
  expect(`${read('receipts.csv')}`).toContain(
    `'=Harbour,10.00,2.00,12.00,,${picture.replace('receipts/', '')}`,
  );
  expect(`${read('credit-notes.csv')}`).toContain('-100.00,0.00,-100.00');
  expect(`${read('payments.csv')}`).toContain('as a CIS deduction,,5.00');
  expect(read('invoices/K-1.pdf').subarray(0, 5).toString()).toBe('%PDF-');
  expect(await check(person, zip)).toMatchObject({ records: 6, fresh: 0, taken: [{ records: 6 }] });
  await make(person, zip, { onlyNew: true });
  expect(await newest(person)).toMatchObject({
    status: 'failed',
    problem: expect.stringContaining('Nothing new'),
  });
  expect((await file(person, zip)).status).toBe(409);
});
