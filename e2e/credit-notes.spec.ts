import { expect, type Page } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { says } from './fixtures/said.ts';
import { seller } from './fixtures/seller.ts';
import { test } from './fixtures/test.ts';

const { clients, invoices, settings } = routes;
const line = { kind: 'labour', unit: 'hour', vat: 'o' } as const;
const lines = [
  { ...line, description: 'Repipe the bathroom', quantity: 4, unitPrice: 50 },
  { ...line, description: 'Call-out', quantity: 1, unitPrice: 60 },
];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('credits an invoice in part and in full, and voids one that was never sent', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  // Raised by a firm with all the details that an invoice must show by law.
  await api.call(settings.updateBusiness, { body: seller });
  const { id: clientId } = await api.call(clients.create, { body: { name: 'Mill', address: '1 Mill Lane' } });
  const raise = (invoiceNumber: string) =>
    api.call(invoices.create, { body: { clientId, invoiceNumber, dueDate: addDays(today(), 9), lines } });
  const { id } = await raise('A-1');
  await raise('A-2');
  await page.goto(`/invoices?id=${id}`);
  await button(page, 'More actions').click();
  await expect(button(page, 'Void')).toBeVisible();
  await expect(button(page, 'Delete')).toBeHidden();
  await button(page, 'Issue credit note').click();
  const form = page.getByRole('dialog', { name: 'Issue credit note' });
  await expect(form.getByText('£260.00')).toBeVisible();
  await form.getByText('Some of the items').click();
  await button(page, 'Issue credit note').click();
  await expect(form.getByText('Choose an item')).toBeVisible();
  await form.getByRole('checkbox', { name: 'Repipe the bathroom' }).check();
  await form.getByLabel('Quantity of Repipe the bathroom').fill('5');
  await button(page, 'Issue credit note').click();
  await expect(form.getByText('Can be at most 4')).toBeVisible();
  await form.getByLabel('Quantity of Repipe the bathroom').fill('1.5');
  await expect(form.getByText('£75.00')).toBeVisible();
  await form.getByLabel('Reason').fill('Came late');
  await expectAccessible(page);
  await button(page, 'Issue credit note').click();
  await says(page, 'Credit note CN-1 issued');
  const notes = page.getByRole('list', { name: 'Credit notes' });
  await expect(notes.getByRole('listitem')).toHaveText([/CN-1.*Came late.*£75.00/]);
  const paper = await notes.getByRole('link', { name: 'PDF of CN-1' }).getAttribute('href');
  expect((await page.request.get(paper ?? '')).headers()['content-type']).toBe('application/pdf');
  await expect(page.getByText('Still to pay')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Details' }).getByText('Total', { exact: true })).toHaveCount(
    1,
  );
  // In the heading, and where the document says what is left.
  await expect(page.getByRole('heading', { name: '£185.00', exact: true })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '£185.00' })).toBeVisible();
  await button(page, 'More actions').click();
  await expect(button(page, 'Void')).toBeHidden();
  await expectAccessible(page);

  await button(page, 'Issue credit note').click();
  await expect(form.getByText('£185.00')).toBeVisible();
  await form.getByRole('checkbox', { name: /Start a corrected invoice/ }).check();
  await button(page, 'Issue credit note').click();
  await expect(page).toHaveURL(/\?draft=\d+$/);
  await expect(button(page, 'Send')).toBeVisible();
  await expect(page.getByText('Repipe the bathroom')).toBeVisible();
  await page.goto(`/invoices?id=${id}`);
  await expect(notes.getByRole('listitem')).toHaveText([/CN-2.*£185.00/, /CN-1/]);
  await button(page, 'More actions').click();
  await expect(button(page, 'Edit')).toBeVisible();
  await expect(button(page, 'Issue credit note')).toBeHidden();
  await expect(button(page, 'Mark unpaid')).toBeHidden();
  expect(await api.call(invoices.get, { params: { id } })).toMatchObject({ credited: 260, balance: 0 });
  await button(page, 'Back to Invoices').click();
  const list = page.getByRole('list', { name: 'Invoices' }).getByRole('listitem');
  await expect(list.filter({ hasText: 'A-1' })).toHaveText(/Credited/);

  await list.filter({ hasText: 'A-2' }).getByRole('button').first().click();
  await button(page, 'More actions').click();
  await button(page, 'Void').click();
  const question = page.getByRole('dialog', { name: 'Void A-2?' });
  await question.getByRole('button', { name: 'Void' }).click();
  await expect(question.getByText('Enter a reason')).toBeVisible();
  await question.getByLabel('Reason').fill('Wrong client');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Void' }).click();
  await says(page, 'Invoice voided');
  await expect(page.getByText('This invoice is void')).toBeVisible();
  await expect(page.getByText('Wrong client')).toBeVisible();
  await button(page, 'More actions').click();
  await expect(page.getByRole('link', { name: 'PDF' })).toBeVisible();
  for (const name of ['Record payment', 'Remind', 'Edit', 'Issue credit note', 'Void', 'Mark unpaid'])
    await expect(button(page, name)).toBeHidden();
  await expectAccessible(page);
  await button(page, 'Back to Invoices').click();
  await expect(list.filter({ hasText: 'A-2' })).toHaveText(/Void/);
});
