import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/test.ts';

test('makes and downloads the files for the books, and the accountant’s ZIP', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Harbour Café' } });
  const raise = (invoiceNumber: string) =>
    api.call(routes.invoices.create, {
      body: { clientId, invoiceNumber, amount: 120.5, dueDate: '2030-01-31' },
    });
  await raise('INV-1');
  await page.goto('/receipts');
  await page.getByRole('link', { name: 'Tax figures' }).click();
  await expect(page.getByRole('heading', { name: 'Tax', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Files for your accountant' }).click();
  await expect(page.getByRole('heading', { name: 'Books', level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'See also' }).getByRole('link')).toHaveText([
    'Receipts',
    'Tax figures',
  ]);
  await expect(page.getByText('Nothing in this period.')).toBeVisible();
  await page.getByLabel('File').selectOption('Xero: sales invoices');
  await page.getByLabel('Period').selectOption('This month');
  await expect(page.getByText('1 invoice or credit note')).toBeVisible();
  await page.getByRole('button', { name: 'Create file' }).click();
  const files = page.getByRole('region', { name: 'Files you’ve created' });
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    files.getByRole('link', { name: /^Download/ }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^xero-sales-.*\.csv$/);
  expect(await readFile(await saved.path(), 'utf8')).toContain('Harbour Café');
  await expect(page.getByText('1 of these was in the file from')).toBeVisible();
  await raise('INV-2');
  await page.reload();
  await expect(page.getByText('2 invoices and credit notes')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New ones only (1)' }).click();
  await expect(files.getByText('New ones only')).toBeVisible();
  await expect(page.getByRole('button', { name: 'All of them (2)' })).toBeVisible();
  await page.getByText('Dates', { exact: true }).click();
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('Choose a date on or after the start date')).toBeVisible();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(`${today().slice(0, 7)}-01`);

  await page.goto(`/books?from=${today()}&to=${today()}`);
  await page.getByRole('button', { name: 'Create file' }).click();
  const link = page.getByRole('link', { name: /^Download: accountant-.*\.zip$/ });
  await expect(link).toBeVisible();
  const [zip] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect((await readFile(await zip.path())).subarray(0, 2).toString()).toBe('PK');
});
