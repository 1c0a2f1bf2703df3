import { expect, type Page } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { formatPounds, toPence, toPounds } from '../shared/money.ts';
import { routes } from '../shared/routes.ts';
import { test } from './fixtures/invoices.ts';
import { keep } from './fixtures/receipts.ts';

const { clients, invoices, jobs, payments } = routes;

/** A row's total, in pence. Before it the row may show what was paid or credited, in whole pounds or as so much "of" the whole. */
const penceIn = (text: string): number => {
  const [sum = ''] = /-?£[\d,]+\.\d\d/.exec(text.replace(/of £[\d,.]+ paid/, '')) ?? [];
  return toPence(Number(sum.replace(/[£,]/g, '')));
};

const total = (sums: readonly number[]): number => sums.reduce((all, sum) => all + sum, 0);

/** Checks that every group's total is the sum of its rows; returns the totals, in pence. */
const expectGroupsAddUp = async (page: Page): Promise<number[]> => {
  const heading = page.getByRole('heading', { level: 2, name: /£/ });
  const groups = await page.locator('main section').filter({ has: heading }).all();
  expect(groups.length).toBeGreaterThan(0);
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
  await expectGroupsAddUp(page);
});
