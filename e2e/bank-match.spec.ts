import { expect, type Page } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/invoices.ts';

const { clients, invoices, payments, settings } = routes;

/** A date as the bank writes it. */
const ukDay = (date: string): string => date.split('-').reverse().join('/');
const day = addDays(today(), -1);
const statement = [
  'Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category',
  `${ukDay(day)},Screws Example,CARD 1,CONTACTLESS,-12.50,1000.00,SHOPPING`,
  `${ukDay(day)},A BYRON,T1 BOILER,FASTER PAYMENT,100.00,1100.00,INCOME`,
  `${ukDay(day)},MRS BYRON,THANKS,FASTER PAYMENT,120.00,1220.00,INCOME`,
  `${ukDay(day)},HARBOUR,NO REFERENCE,FASTER PAYMENT,55.00,1275.00,INCOME`,
  `${ukDay(day)},HMRC,VAT REPAID,BACS,70.00,1345.00,INCOME`,
].join('\n');

const choose = (page: Page, text: string) =>
  page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'Statement.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('matches a bank statement once, records it on Confirm, and goes on where it was cut off', {
  tag: '@one-size',
}, async ({ signedIn: page, api, raise }) => {
  const [first, second, third] = [await raise(), await raise({ amount: 50 }), await raise({ amount: 70 })];
  const { id: clientId } = await api.call(clients.create, { body: { name: 'Quay Kitchens' } });
  const quay = await raise({ clientId, amount: 95 });
  const odd = await raise({ invoiceNumber: 'ODD-1', amount: 310 });
  await raise({ invoiceNumber: 'ODD-2', amount: 420 });
  await page.goto('/invoices');
  await page.getByRole('link', { name: 'Match bank statement' }).click();
  await expect(page.getByRole('heading', { name: 'Match bank statement', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await choose(page, statement);
  await expect(page.getByText('4 rows of money in')).toBeVisible();
  const sure = page.getByRole('list', { name: 'Sure' });
  const likely = page.getByRole('list', { name: 'Likely' });
  await expect(sure.getByLabel('Pays T-1, Mrs A. Byron')).toBeChecked();
  const both = likely.getByLabel('Pays T-3, Mrs A. Byron; T-2, Mrs A. Byron');
  await expect(both).not.toBeChecked();
  await both.check();
  const others = page.getByRole('list', { name: 'Not matched' }).getByRole('listitem');
  await expect(others.filter({ hasText: 'HARBOUR' }).getByLabel('Invoice', { exact: true })).toBeVisible();
  await others.filter({ hasText: 'HARBOUR' }).getByLabel('Invoice').fill('quay');
  await page.getByRole('option', { name: /T-4, Quay Kitchens/ }).click();
  await expect(others.getByLabel('Pays T-4, Quay Kitchens')).toBeFocused();
  await expect(others.getByText('£40.00 still to pay')).toBeVisible();
  await expect(page.getByText('3 payments, £275.00')).toBeVisible();
  await expectAccessible(page);
  expect(await api.call(payments.list, { query: {} })).toEqual([]);

  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('3 payments recorded')).toBeVisible();
  const owed = async ({ id }: { id: number }) => (await api.call(invoices.get, { params: { id } })).balance;
  expect(await Promise.all([first, second, third, quay].map(owed))).toEqual([0, 0, 0, 40]);
  expect(await api.call(payments.list, { query: {} })).toHaveLength(4);

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await choose(page, statement);
  await expect(page.getByText('3 are already recorded')).toBeVisible();
  await expect(page.getByText('Nothing is ticked')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled();

  // A bank with other column names: chosen once, then remembered.
  const other = `When,What,How much,Status
${ukDay(day)},ODD-1,310,Settled
${ukDay(day)},ODD-2,420,Declined
${ukDay(day)},ODD-2,420,Settled`;
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await choose(page, other);
  await expect(page.getByText('Choose the column for Date')).toBeVisible();
  await page.getByLabel('Date', { exact: true }).selectOption('When');
  await page.getByLabel('Money in').selectOption('How much');
  await page.getByLabel('Description').selectOption('What');
  await expect(page.getByText('2 payments, £730.00')).toBeVisible();
  await expect(page.getByText('1 row declined, returned or still pending')).toBeVisible();
  // Another tab matches one of the two first.
  const pays = [{ invoiceId: odd.id, amount: 310 }];
  const row = { account: '', paidOn: day, amount: 310, text: 'ODD-1', ordinal: 1, pays };
  await api.call(payments.match, { body: { rows: [row] } });
  await page.route('**/api/payments/match', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('1 payment recorded, 1 already there')).toBeVisible();
  expect(await api.call(payments.list, { query: {} })).toHaveLength(6);

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await choose(page, other);
  await expect(page.getByText('No new payments in this statement')).toBeVisible();
});

test('takes what a contractor sends, less what is kept back for CIS, with one tick', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const seller = { businessKind: 'sole_trader', ownName: 'Robin Example', address: '2 Quay' } as const;
  await api.call(settings.updateBusiness, { body: { ...seller, cisStatus: 'registered' } });
  const contractor = { kind: 'business', cisContractor: 'yes', address: '1 Mill Ln' } as const;
  const { id: clientId } = await api.call(clients.create, {
    body: { name: 'Northgate Build', ...contractor },
  });
  const work = { description: 'Fit out', quantity: 1, unit: 'each', vat: 'o' } as const;
  const lines = [
    { ...work, kind: 'labour' as const, unitPrice: 1400 },
    { ...work, kind: 'material' as const, unitPrice: 640, cost: 640 },
  ];
  const { id, invoiceNumber } = await api.call(invoices.create, {
    body: { clientId, invoiceNumber: 'NG-1', dueDate: addDays(today(), 9), lines },
  });
  await page.goto('/payments');
  const row = `${ukDay(day)},NORTHGATE,${invoiceNumber},FASTER PAYMENT,1760.00,2000.00,INCOME`;
  await choose(page, [statement.split('\n')[0], row].join('\n'));
  const sure = page.getByRole('list', { name: 'Sure' });
  await expect(sure.getByLabel(`Pays ${invoiceNumber}, Northgate Build`)).toBeChecked();
  await expect(sure.getByText('Full amount less £280.00 CIS')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('1 payment recorded')).toBeVisible();
  const invoice = await api.call(invoices.get, { params: { id } });
  expect(invoice).toMatchObject({ balance: 0, status: 'paid' });
  expect(invoice.payments.map(({ method, amount }) => [method, amount]).toSorted()).toEqual([
    ['bank', 1760],
    ['cis', 280],
  ]);
});
