import { expect } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/test.ts';

test('asks a business client about VAT and draws the next invoice number', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id } = await api.call(routes.clients.create, { body: { name: 'Mill Lane Homes' } });
  await page.goto(`/clients?edit=${id}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('VAT number')).toBeHidden();
  await dialog.getByLabel('Type of client').selectOption('Business');
  await dialog.getByLabel('VAT number').fill('GB 123 4567 00');
  await dialog.getByLabel(/Construction Industry Scheme/).selectOption('Yes');
  await dialog.getByLabel(/End user or intermediary/).fill('We are an end user for VAT purposes.');
  await dialog.getByRole('button', { name: 'Update Client' }).click();
  await expect(dialog.getByText(/VAT number/).last()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('VAT number').fill('GB 123 4567 82');
  await dialog.getByLabel('Date of the statement').fill('2026-11-02');
  await dialog.getByRole('button', { name: 'Update Client' }).click();
  await expect(page.getByText('Client updated successfully')).toBeVisible();
  const kept = await api.call(routes.clients.get, { params: { id } });
  expect(kept).toMatchObject({
    kind: 'business',
    cisContractor: 'yes',
    endUserStatement: { on: '2026-11-02', text: 'We are an end user for VAT purposes.' },
  });

  await page.goto('/settings#numbering');
  await page.getByLabel('How invoices are numbered').selectOption('consecutive');
  await page.getByLabel('Prefix').fill('EX-');
  await page.getByLabel('Next number').fill('41');
  await page.getByRole('button', { name: 'Save numbers' }).click();
  await expect(page.getByText('Invoice numbers updated')).toBeVisible();
  await page.goto(`/invoices?new=1&client=${id}`);
  await dialog.getByText('More', { exact: true }).click();
  await expect(dialog.getByLabel('Status')).toBeVisible();
  await expect(dialog.getByLabel('Invoice Number')).toBeHidden();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('80');
  await dialog.getByRole('button', { name: 'Create Invoice' }).click();
  await expect(page.getByText('Invoice created successfully')).toBeVisible();
  expect(await api.call(routes.invoices.list, {})).toMatchObject([{ invoiceNumber: 'EX-41' }]);

  // Once a number is used, its series decides the next one with that prefix.
  await page.goto('/settings#numbering');
  const next = page.getByLabel('Next number');
  await expect(next).toHaveValue('42');
  await expect(next).not.toBeEditable();
  await page.getByLabel('Prefix').fill('T-');
  await expect(next).toHaveValue('');
  await page.getByRole('button', { name: 'Save numbers' }).click();
  await expect(page.getByText('Invoice numbers updated')).toBeVisible();
  await page.getByLabel('Prefix').fill('EX-');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save numbers' }).click();
  await expect(next).toHaveValue('42');
  expect((await api.call(routes.auth.user, {})).numbering).toMatchObject({ prefix: 'EX-', next: 42 });
});
