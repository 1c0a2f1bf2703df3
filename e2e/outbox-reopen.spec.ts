import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { newId } from '../shared/ids.ts';
import { routes } from '../shared/routes.ts';
import { outboxIsHere, strip } from './fixtures/cellar.ts';
import { layUnsent } from './fixtures/device.ts';
import { dialog } from './fixtures/offline-client.ts';
import { photo } from './fixtures/receipts.ts';
import { test } from './fixtures/test.ts';

test('opens the form of whatever was refused, with all that was typed', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id: userId } = await api.call(routes.auth.user, {});
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  const dueDate = addDays(today(), 30);
  const invoice = await api.call(routes.invoices.create, {
    body: { clientId, amount: 100, invoiceNumber: 'PAID-1', dueDate },
  });
  const item = await api.call(routes.inventory.create, {
    body: { name: 'Tap washer', category: 'parts', quantity: 20 },
  });
  const away = await api.call(routes.clients.create, { body: { name: 'Mrs Away' } });
  const voided = await api.call(routes.invoices.create, {
    body: { clientId: away.id, amount: 240, invoiceNumber: 'P-1', dueDate: today() },
  });
  const washer = await api.call(routes.inventory.create, { body: { name: 'Tap washer', category: 'parts' } });
  await api.call(routes.invoices.remove, { params: { id: voided.id } });
  await api.call(routes.inventory.remove, { params: { id: washer.id } });
  await api.call(routes.clients.remove, { params: { id: away.id } });
  await page.goto('/clients');
  await outboxIsHere(page);
  const vat = 'o';
  const line = { kind: 'labour', description: 'Hang a door', quantity: 2, unit: 'each', unitPrice: 45, vat };
  const lines = [line];
  // The server has not seen these yet.
  const waiting = [
    ['POST /api/payments', { invoiceId: voided.id, amount: 240, method: 'cash', paidOn: '2026-11-02' }],
    ['POST /api/inventory/transactions', { itemId: washer.id, type: 'out', quantity: 3 }],
    ['POST /api/jobs', { title: 'Tap', clientId: away.id }],
  ] as const;
  await layUnsent(page, userId, [
    ...waiting.map(([route, body]) => ({ route, body, id: newId(), standing: 'queued' as const })),
    {
      ...{ route: 'POST /api/invoices/drafts', id: newId() },
      body: { clientId, dueDate, lines, pricesInclude: 'net', workDescription: 'Two doors' },
    },
    {
      ...{ route: 'POST /api/quotes', id: newId() },
      body: { clientId, title: 'New kitchen', lines, pricesInclude: 'net' },
    },
    {
      ...{ route: 'POST /api/payments', id: newId() },
      body: { invoiceId: invoice.id, amount: 12, method: 'cash', paidOn: today(), note: 'In the van' },
    },
    {
      ...{ route: 'POST /api/inventory/transactions', id: newId() },
      body: { itemId: item.id, type: 'out', quantity: 4, reason: 'job', notes: 'For the mill' },
    },
    {
      ...{ route: 'POST /api/receipts', id: newId(), file: readFileSync(photo).toString('base64') },
      body: { vendor: 'Mill Lane Merchants', receiptDate: today(), amount: 12, notes: 'Two taps' },
    },
  ]);
  await page.reload();
  await expect(strip(page)).toContainText('8 need you');
  await strip(page).getByRole('link', { name: 'Show' }).click();
  const row = (act: string) => dialog(page).getByRole('listitem').filter({ hasText: act });
  const acts = (act: string) => row(act).getByRole('button').allInnerTexts();
  const gone = (what: string) => `The ${what} was deleted, so this can’t be saved.`;
  await expect(row('Payment of £240.00 on 2 Nov 2026')).toContainText(gone('invoice'));
  expect(await acts('Payment of £240')).toEqual(['Discard this one']);
  await expect(row('Stock: 3 out')).toContainText(gone('item'));
  expect(await acts('Stock: 3 out')).toEqual(['Discard this one']);
  await expect(row('New job')).toContainText('New job. Client: Choose a client from your list.');
  expect(await acts('New job')).toEqual(['Open', 'Try again', 'Discard this one']);
  await page.goto('/clients');

  const open = async (act: string) => {
    await strip(page).getByRole('link', { name: 'Show' }).click();
    await row(act).getByRole('button', { name: /^Open/ }).click();
  };
  const leave = async () => {
    await page.goto('/clients');
    await expect(strip(page)).toBeVisible();
  };
  await open('New draft');
  await expect(dialog(page).getByLabel('Client')).toHaveValue('Mrs Example');
  await expect(dialog(page).getByText('Hang a door').first()).toBeVisible();
  await leave();
  await open('New quote');
  await expect(dialog(page).getByLabel('Title')).toHaveValue('New kitchen');
  await expect(dialog(page).getByText('Hang a door').first()).toBeVisible();
  await leave();
  await open('Stock: 4 out');
  await expect(dialog(page).getByLabel('Quantity')).toHaveValue('4');
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('For the mill');
  await leave();
  await open('Receipt');
  await expect(dialog(page).getByLabel('Vendor')).toHaveValue('Mill Lane Merchants');
  await expect(dialog(page).getByRole('img').first()).toBeVisible();
  await leave();
  await open('Payment of £12');
  await expect(dialog(page).getByLabel('Amount')).toHaveValue('12.00');
  await dialog(page).getByRole('button', { name: 'Record payment' }).click();
  await expect(strip(page)).toContainText('7 need you');
  expect(await api.call(routes.invoices.get, { params: { id: invoice.id } })).toMatchObject({ paid: 12 });
});
