import { expect } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { furnish } from './fixtures/furnished.ts';
import { shown } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

test.describe('before there is access', () => {
  test.use({ trial: false });
  test('the gate can be used by everybody on a desktop too', { tag: '@desktop' }, async ({
    signedIn: page,
  }) => {
    await page.goto('/clients');
    await shown(page, 'start your trial');
    await expectAccessible(page);
  });
});

test('what a flow that is walked on a phone alone leads through can be used by everybody on a desktop too', {
  tag: '@desktop',
}, async ({ signedIn: page, api }) => {
  const { job, invoice, lined, sent, item, sam } = await furnish(api);
  const dialog = page.getByRole('dialog');
  const listed = (name: string) => page.getByRole('list', { name }).getByRole('listitem').first();
  const screens = [
    [`/jobs?id=${job.id}`, page.getByLabel('Add a note')],
    ['/jobs?new=1', dialog.getByLabel('Job Title')],
    [`/invoices?id=${invoice.id}`, page.getByRole('heading', { name: 'Claims and letters' })],
    [`/invoices?id=${lined.id}`, page.getByRole('list', { name: 'Payments' })],
    ['/invoices?new=1', dialog.getByLabel('Due Date')],
    ['/invoices?new=1&mode=lines', dialog.getByRole('combobox', { name: /Add a line/ })],
    [`/invoices?id=${invoice.id}&send=${invoice.id}`, dialog.getByLabel('Message')],
    [
      `/employees?id=${sam.id}`,
      page.getByRole('list', { name: 'Assignments' }).getByText('Underfloor heating'),
    ],
    [`/inventory?id=${item.id}`, page.getByRole('button', { name: 'Add Transaction', exact: true })],
    ['/settings#online', page.getByRole('button', { name: 'Set up with Stripe' })],
    ['/jobs', listed('Jobs')],
    ['/quotes', listed('Quotes')],
    [`/quotes?id=${sent.id}`, page.getByRole('button', { name: 'Accept for them' })],
    ['/quotes?new=1', dialog.getByLabel('Title')],
    ['/invoices', listed('Invoices')],
    [`/invoices?id=${lined.id}&pay=${lined.id}`, dialog.getByLabel('How it was paid')],
    [`/invoices?id=${invoice.id}&remind=${invoice.id}`, dialog.getByLabel('Message')],
    ['/receipts', listed('Receipts')],
    ['/receipts?new=1', dialog.getByLabel('Vendor')],
    ['/employees', listed('Employees')],
    ['/employees?new=1', dialog.getByLabel('First Name')],
    ['/prices', listed('Prices')],
    ['/prices?new=1', dialog.getByLabel('Name')],
    ['/import?target=clients', page.getByRole('heading', { name: 'Import clients' })],
    ['/subscription', page.getByText('Trial Active').first()],
  ] as const;
  for (const [address, seen] of screens) {
    await page.goto(address);
    await expect(seen).toBeVisible();
    await expectAccessible(page);
  }
});
