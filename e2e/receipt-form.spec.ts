import { expect } from '@playwright/test';
import { today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { dialog, figure, keep } from './fixtures/receipts.ts';
import { test } from './fixtures/test.ts';

test('changes a saved receipt, names its job, and the job says what is left over', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const client = await api.call(routes.clients.create, { body: { name: 'Harbour Café' } });
  const job = await api.call(routes.jobs.create, { body: { title: 'New boiler', clientId: client.id } });
  const bill = { invoiceNumber: 'INV-1', clientId: client.id, jobId: job.id, amount: 240, dueDate: today() };
  await api.call(routes.invoices.create, { body: bill });
  const { id } = await keep(api, { receiptDate: today(), vendor: 'Hardy & Sons', amount: 6, vatAmount: 1 });
  await page.goto(`/receipts?id=${id}`);
  await dialog(page).getByRole('button', { name: 'Edit' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Edit Receipt' })).toBeVisible();
  await dialog(page)
    .getByLabel(/^Amount/)
    .fill('60');
  await dialog(page).getByLabel('VAT Amount').fill('61');
  await dialog(page).getByRole('button', { name: 'Save Receipt' }).click();
  await expect(dialog(page).getByText('Cannot be more than the amount')).toBeVisible();
  await dialog(page).getByLabel('VAT Amount').fill('10');
  await dialog(page).getByLabel('Job').fill('boil');
  await page.getByRole('option', { name: /New boiler/ }).click();
  await dialog(page).getByRole('button', { name: 'Save Receipt' }).click();
  await expect(page.getByText('Receipt updated')).toBeVisible();
  await expect(dialog(page)).toContainText('£60.00');
  await expect(figure(page, 'VAT Claimable')).toHaveText('£10.00');
  await dialog(page).getByRole('link', { name: 'New boiler' }).click();
  const figures = page.getByRole('region', { name: 'Figures' });
  await expect(figures.getByText('£180.00')).toBeVisible();
  await expect(figures.getByText('-£60.00')).toBeVisible();
});

test('a return comes off what was spent, and a meal of who is registered asks who it was for', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await api.call(routes.settings.updateBusiness, {
    body: { ownName: 'Robin Example', address: '2 Quay', vatScheme: 'standard', vatNumber: 'GB123456782' },
  });
  await keep(api, { receiptDate: today(), vendor: 'Hardy & Sons', amount: 120, vatAmount: 20 });
  const { id } = await keep(api, { receiptDate: today(), vendor: 'Hardy & Sons', amount: 48, vatAmount: 8 });
  await page.goto(`/receipts?id=${id}`);
  await dialog(page).getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByLabel('Return or credit note').check();
  await dialog(page).getByLabel('Category').selectOption('Meals');
  await dialog(page).getByRole('button', { name: 'Save Receipt' }).click();
  await expect(dialog(page).getByText('Choose who the meal was for')).toBeVisible();
  await dialog(page).getByLabel('Who was the meal for?').selectOption('Me or my team');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save Receipt' }).click();
  await expect(page.getByText('Receipt updated')).toBeVisible();
  await expect(dialog(page)).toContainText('-£48.00');
  await dialog(page).getByRole('button', { name: 'Edit' }).click();
  await expect(dialog(page).getByLabel('Return or credit note')).toBeChecked();
  await expect(dialog(page).getByLabel(/^Amount/)).toHaveValue('48.00');
  await dialog(page).getByLabel('Who was the meal for?').selectOption('Clients or other guests');
  await expect(dialog(page).getByText('You can’t reclaim VAT on entertaining clients.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Save Receipt' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Receipt Details' })).toBeVisible();
  await expect(dialog(page)).toContainText('Clients or other guests');
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /^View Hardy & Sons, -£48\.00, Return/ })).toBeVisible();
  await expect(figure(page, 'Total Amount')).toHaveText('£72.00');
  await expect(figure(page, 'VAT Claimable')).toHaveText('£20.00');
});

test('keeps an unsaved receipt and its picture through a closed tab, and reads a real one', {
  tag: '@one-size',
}, async ({ signedIn: first, context }) => {
  await context.route('**/api/receipts/scan', (route) => route.abort());
  await first.goto('/receipts?new=1');
  await dialog(first).getByLabel('Upload').setInputFiles('local/textract/testing/example-receipt.png');
  await expect(dialog(first).getByText('Draft saved')).toBeVisible();
  await dialog(first).getByLabel('Vendor').fill('By Hand & Sons');
  await first.close();

  const page = await context.newPage();
  await page.goto('/receipts?new=1');
  await expect(dialog(page).getByText('what you typed before is here again')).toBeVisible();
  const note = dialog(page).getByRole('status').filter({ hasText: 'what you typed before is here again' });
  const [room, button] = [await note.boundingBox(), await note.getByRole('button').boundingBox()];
  const end = (box: typeof room) => (box?.y ?? 0) + (box?.height ?? 0);
  expect(end(button)).toBeLessThanOrEqual(end(room));
  await expect(dialog(page).getByLabel('Vendor')).toHaveValue('By Hand & Sons');
  const picture = dialog(page).getByRole('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await dialog(page).getByRole('button', { name: 'Discard draft' }).click();
  await expect(picture).toBeHidden();
  await context.unroute('**/api/receipts/scan');
  await dialog(page).getByLabel('Upload').setInputFiles('local/textract/testing/example-receipt.png');
  await expect(dialog(page).getByText('Scanning the receipt...')).toBeVisible();
  await expect(dialog(page).getByText('Receipt scanned', { exact: true })).toBeVisible({ timeout: 120_000 });
  await expect(dialog(page).getByLabel('Vendor')).not.toHaveValue('');
  await dialog(page).getByRole('button', { name: 'Save Receipt' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.goto('/receipts?new=1');
  await expect(dialog(page).getByRole('button', { name: 'Save Receipt' })).toBeDisabled();
  await expect(dialog(page).getByText('Draft saved')).toBeHidden();
});
