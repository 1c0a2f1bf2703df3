import { expect } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { furnish } from './fixtures/furnished.ts';
import { test } from './fixtures/test.ts';

test('what a flow that is walked on a phone alone leads through can be used by everybody on a desktop too', {
  tag: '@desktop',
}, async ({ signedIn: page, api }) => {
  const { job, invoice, lined, item, sam } = await furnish(api);
  const dialog = page.getByRole('dialog');
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
  ] as const;
  for (const [address, seen] of screens) {
    await page.goto(address);
    await expect(seen).toBeVisible();
    await expectAccessible(page);
  }
});
