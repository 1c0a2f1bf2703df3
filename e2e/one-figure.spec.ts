import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import Papa from 'papaparse';
import { known } from '../functions/testing/make-known.ts';
import { addDays, today } from '../shared/dates.ts';
import { formatPounds, formatWholePounds, toPence, toPounds } from '../shared/money.ts';
import { routes } from '../shared/routes.ts';
import { places } from '../web/src/app/places.ts';
import { test } from './fixtures/invoices.ts';
import { keep } from './fixtures/receipts.ts';
import { follow } from './fixtures/screens.ts';

const { clients, invoices, jobs, payments } = routes;

/** A row's amount, in pence. Before it the row may show the whole, and what was paid or credited of it. */
const penceIn = (text: string): number => {
  const [sum = ''] =
    /-?£[\d,]+\.\d\d/.exec(text.replace(/£[\d,.]+ (paid|credited)|Total\s£[\d,.]+/, '')) ?? [];
  return toPence(Number(sum.replace(/[£,]/g, '')));
};

const total = (sums: readonly number[]): number => sums.reduce((all, sum) => all + sum, 0);

/** Checks that every group's total is the sum of its rows; returns the totals, in pence. */
const expectGroupsAddUp = async (page: Page): Promise<number[]> => {
  const heading = page.getByRole('heading', { level: 2, name: /· -?£/ });
  const list = page.getByRole('list');
  const groups = await page.locator('main section').filter({ has: heading }).filter({ has: list }).all();
  const sums: number[] = [];
  for (const group of groups) {
    const said = (await group.getByRole('heading', { level: 2 }).textContent()) ?? '';
    const rows = await group.getByRole('listitem').allTextContents();
    expect(total(rows.map(penceIn)), said).toBe(penceIn(said));
    sums.push(penceIn(said));
  }
  return sums;
};

/** Makes them one after the other, so that the first is the oldest. */
const inTurn = async <From, To>(
  all: readonly From[],
  make: (one: From, at: number) => Promise<To>,
): Promise<To[]> => {
  const made: To[] = [];
  for (const [at, one] of all.entries()) made.push(await make(one, at));
  return made;
};

/** Checks a customer's statement, whose rows and ages must come to its headline; returns what it says, in pence. */
const statementAt = async (page: Page, url: string) => {
  await page.goto(url);
  const paper = page.getByRole('article');
  const sum = paper.getByRole('heading', { level: 1 });
  await expect(sum).toHaveText(/^£/);
  const owed = penceIn((await sum.textContent()) ?? '');
  const rows = await paper.getByRole('list').first().getByRole('listitem').allTextContents();
  expect(total(rows.map(penceIn)), 'the invoices').toBe(owed);
  expect(total((await paper.getByRole('definition').allTextContents()).map(penceIn)), 'the ages').toBe(owed);
  const received = await paper.getByRole('list').last().getByRole('listitem').allTextContents();
  const overdue = penceIn((await paper.getByText(/ is overdue\.$/).textContent()) ?? '');
  return { owed, overdue, rows, received: total(received.map(penceIn)) };
};

/** Creates today's file of Books; returns how many records the page counts in it, and its rows. */
const bookOf = async (page: Page, file: string): Promise<{ count: number; rows: string[][] }> => {
  await page.goto(`/books?file=${file}&from=${today()}&to=${today()}`);
  const make = page.getByRole('button', { name: 'Create file' });
  await expect(make).toBeVisible();
  const said = await page
    .locator('main')
    .getByText(/^\d+ (receipts|payments)$/)
    .first()
    .textContent();
  await make.click();
  const link = page.getByRole('link', { name: new RegExp(`^Download: ${file.split('/')[0]}-`) });
  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const [, ...rows] = Papa.parse<string[]>(await readFile(await saved.path(), 'utf8'), {
    skipEmptyLines: true,
  }).data;
  return { count: Number.parseInt(said ?? '', 10), rows };
};

const headline = (page: Page) => page.getByRole('heading', { level: 2, name: /^£/ });

test('every total is what its rows come to, and an invoice has one figure on every screen', {
  tag: '@one-size',
}, async ({ signedIn: page, api, raise, byron: { clientId, jobId } }) => {
  const pay = (invoiceId: number, amount: number) =>
    api.call(payments.record, { body: { invoiceId, amount, method: 'bank', paidOn: today() } });
  const credit = (id: number, unitPrice: number) => {
    const line = {
      kind: 'other',
      description: 'Less',
      quantity: 1,
      unit: 'each',
      unitPrice,
      vat: 'o',
    } as const;
    return api.call(invoices.credit, { params: { id }, body: { lines: [line] } });
  };
  // Part-paid, plain, part-credited, both, credited and paid up, overpaid, credited whole, void; due and overdue. The job shows
  // the status of the oldest one owed.
  const amounts = [850.5, 100.25, 310.1, 999.99, 120.4, 75.75, 60.3, 44.45];
  const all = await inTurn(amounts, async (amount, at) => {
    const { id } = await raise({ amount, jobId, dueDate: addDays(today(), at % 2 === 0 ? 9 : -9) });
    return { id, amount };
  });
  const [part = 0, , less = 0, both = 0, paid = 0, over = 0, gone = 0, voided = 0] = all.map(({ id }) => id);
  await pay(part, 250);
  await credit(less, 40);
  await pay(both, 100);
  await credit(both, 200);
  await credit(paid, 20);
  await pay(paid, 100.4);
  await pay(over, 80);
  await api.call(invoices.credit, { params: { id: gone }, body: {} });
  await api.call(invoices.void, { params: { id: voided }, body: { reason: 'Twice' } });

  await page.goto('/invoices');
  const list = page.getByRole('main');
  await expect(list.getByRole('heading', { name: /^Paid/ })).toBeVisible();
  const [overdue = 0, unpaid = 0] = await expectGroupsAddUp(page);
  const { owed } = await api.call(clients.get, { params: { id: clientId } });
  expect(toPounds(overdue + unpaid)).toBe(owed);

  const rows = list.getByRole('listitem');
  const shown = new Map<number, string>();
  for (const { id } of all) {
    const { invoiceNumber } = await api.call(invoices.get, { params: { id } });
    const text = await rows.filter({ hasText: new RegExp(`${invoiceNumber}\\b`) }).textContent();
    shown.set(id, formatPounds(toPounds(penceIn(text ?? ''))));
  }
  for (const { id } of all) {
    await page.goto(`/invoices?id=${id}`);
    await expect(headline(page)).toHaveText(shown.get(id) ?? '');
  }
  await page.goto(`/clients?id=${clientId}`);
  const { name } = await api.call(clients.get, { params: { id: clientId } });
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText(`${formatPounds(owed)} outstanding`)).toBeVisible();
  await page.goto(`/jobs?id=${jobId}`);
  const { title } = await api.call(jobs.get, { params: { id: jobId } });
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  for (const [id, sum] of shown) {
    const link = page.locator(`a[href="/invoices?id=${id}"]`).filter({ hasText: '£' }).first();
    await expect(link).toContainText(sum);
  }

  const { url } = await api.call(invoices.statementLink, { params: { id: clientId } });
  const statement = await statementAt(page, url);
  expect([statement.owed, statement.overdue]).toEqual([overdue + unpaid, overdue]);
  expect(statement.rows).toHaveLength(4);
  for (const row of statement.rows) {
    const { id } = all.find((_, at) => row.startsWith(`T-${at + 1}`)) ?? { id: 0 };
    expect(formatPounds(toPounds(penceIn(row))), row).toBe(shown.get(id));
  }

  await keep(api, { receiptDate: today(), vendor: 'Hardy & Sons', amount: 120.5, vatAmount: 20 });
  await keep(api, { receiptDate: today(), vendor: 'Hardy & Sons', amount: -48.25 });
  await page.goto('/receipts');
  await expect(page.getByText('-£48.25')).toBeVisible();
  const spent = await expectGroupsAddUp(page);
  expect(spent).toHaveLength(1);

  // The accountant's files say what the screens say.
  const receipts = await bookOf(page, 'receipts/csv');
  expect(receipts.count).toBe(receipts.rows.length);
  expect(total(receipts.rows.map(([, , , , sum]) => toPence(Number(sum))))).toBe(total(spent));
  const bank = await bookOf(page, 'xero/bank');
  expect(bank.count).toBe(bank.rows.length);
  expect(total(bank.rows.map(([, sum]) => toPence(Number(sum))))).toBe(statement.received);
});

/** Every figure on the screen by its name, with its text. */
const figuresOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-figure]')].map(({ dataset, textContent }) => ({
      name: dataset.figure ?? '',
      value: Number(dataset.value),
      text: textContent ?? '',
    })),
  );

/** How a figure of a value may be written: in pounds and pence, whole pounds, or a count. */
const waysToSay = (value: number): string[] => [
  formatPounds(toPounds(value)),
  formatWholePounds(toPounds(value)),
  value.toLocaleString('en-GB'),
];

test('every figure says its own value, and the same on every screen; what is owed is owed by somebody and by some age', {
  tag: '@one-size',
}, async ({ signedIn: page, api, raise, byron: { clientId, jobId } }) => {
  const ids = await known(api);
  const bills = [
    { amount: 850.5, dueDate: addDays(today(), 9) },
    { amount: 100.25, dueDate: addDays(today(), -9), jobId },
    { amount: 310.1, dueDate: addDays(today(), -40), clientId: ids.clients },
    { amount: 75.75, dueDate: addDays(today(), -100), jobId },
  ];
  const [part, , less, over] = await inTurn(bills, raise);
  const pay = (invoiceId: number, amount: number) =>
    api.call(payments.record, { body: { invoiceId, amount, method: 'bank', paidOn: today() } });
  await pay(part?.id ?? 0, 250.01);
  await pay(less?.id ?? 0, 0.1);
  await pay(over?.id ?? 0, 80);
  const line = { kind: 'labour', quantity: 1, unit: 'hour', unitPrice: 250, vat: 'o' } as const;
  const quote = await api.call(routes.quotes.create, {
    body: { clientId, title: 'Towel rail', lines: [{ ...line, description: 'Towel rail' }] },
  });
  await api.call(routes.quotes.link, { params: { id: quote.id } });
  await page.goto('/dashboard');
  await expect(page.locator('html')).toHaveAttribute('data-filled', 'yes');

  const said = new Map<string, { value: number; where: string[] }>();
  const look = async (address: string, shows = 'h1, h2'): Promise<void> => {
    await follow(page, address);
    await expect(page.locator('main').locator(shows).first()).toBeVisible();
    // Figures that are still loading have no value.
    await expect.poll(async () => (await figuresOn(page)).filter(({ text }) => text === '')).toEqual([]);
    for (const { name, value, text } of await figuresOn(page)) {
      expect(
        waysToSay(value).some((way) => text.includes(way)),
        `${address}: ${name} is ${value}, says ${text}`,
      ).toBe(true);
      const before = said.get(name);
      if (before) expect(value, `${name} on ${address} and ${before.where.join()}`).toBe(before.value);
      said.set(name, { value, where: [...(before?.where ?? []), address] });
    }
    await expectGroupsAddUp(page);
  };
  await look('/dashboard', '[data-figure=owed]');
  await look('/invoices', '[data-figure=owed]');
  await look('/clients', `[data-figure="client.owed/${ids.clients}"]`);
  await look('/quotes', '[data-figure="quotes.open"]');
  for (const { path, adminOnly } of places) if (!adminOnly) await look(path);
  for (const id of [clientId, ids.clients])
    await look(`/clients?id=${id}`, `article [data-figure="client.owed/${id}"]`);
  await look(`/jobs?id=${jobId}`, `[data-figure="job.invoiced/${jobId}"]`);
  for (const part of ['vat', 'registration', 'mtd', 'cis']) await look(`/tax?part=${part}`);
  await page.goto('/dashboard?charts=1');
  await look('/dashboard?charts=1', '[data-figure^="ageing."]');

  const of = (name: RegExp): number =>
    total([...said].flatMap(([one, { value }]) => (name.test(one) ? [value] : [])));
  expect(of(/^owed$/)).toBeGreaterThan(0);
  expect(of(/^ageing\./), 'by age').toBe(of(/^owed$/));
  expect(of(/^client\.owed\//), 'by client').toBe(of(/^owed$/));
  // Otherwise nothing has been compared.
  const twice = [...said].filter(([, { where }]) => new Set(where).size > 1).map(([name]) => name);
  expect(twice).toEqual(
    expect.arrayContaining(['owed', 'overdue', 'quotes.open', `client.owed/${clientId}`]),
  );
});
