import { expect, type Page } from '@playwright/test';
import { known } from '../functions/testing/make-known.ts';
import { addDays, today } from '../shared/dates.ts';
import { formatPounds, formatWholePounds, toPence, toPounds } from '../shared/money.ts';
import { routes } from '../shared/routes.ts';
import { places } from '../web/src/app/places.ts';
import { test } from './fixtures/invoices.ts';
import { keep } from './fixtures/receipts.ts';
import { follow } from './fixtures/screens.ts';

const { clients, invoices, jobs, payments } = routes;

/** A row's total, in pence. Before it the row may show what was paid or credited, as so much "of" the whole. */
const penceIn = (text: string): number => {
  const [sum = ''] = /-?£[\d,]+\.\d\d/.exec(text.replace(/£[\d,.]+ of £[\d,.]+ paid/, '')) ?? [];
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
  const [part, , less, both, paid, over, gone, voided] = all.map(({ id }) => id);
  await pay(part ?? 0, 250);
  await credit(less ?? 0, 40);
  await pay(both ?? 0, 100);
  await credit(both ?? 0, 200);
  await credit(paid ?? 0, 20);
  await pay(paid ?? 0, 100.4);
  await pay(over ?? 0, 80);
  await api.call(invoices.credit, { params: { id: gone ?? 0 }, body: {} });
  await api.call(invoices.void, { params: { id: voided ?? 0 }, body: { reason: 'Twice' } });

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

  await keep(api, { receiptDate: today(), vendor: 'Hardy & Sons', amount: 120.5, vatAmount: 20 });
  await keep(api, { receiptDate: today(), vendor: 'Hardy & Sons', amount: -48.25 });
  await page.goto('/receipts');
  await expect(page.getByText('-£48.25')).toBeVisible();
  expect(await expectGroupsAddUp(page)).not.toEqual([]);
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
