import { expect } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { strip, test } from './fixtures/cellar.ts';
import { dialog, ready } from './fixtures/offline-client.ts';

test('a payment that another phone recorded meanwhile is asked about before it counts twice', {
  tag: '@one-size',
}, async ({ signedIn: page, api, line }) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Hardy' } });
  const invoice = { invoiceNumber: 'INV-7', clientId, amount: 120, dueDate: addDays(today(), 9) };
  const { id } = await api.call(routes.invoices.create, { body: invoice });
  await ready(page, `/invoices?id=${id}`);
  await line.cut();
  await page.getByRole('button', { name: 'Mark paid' }).click();
  await dialog(page).getByRole('button', { name: 'Cash' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(strip(page)).toBeVisible();
  await api.call(routes.payments.record, {
    body: { invoiceId: id, amount: 120, method: 'cash', paidOn: today() },
  });
  await line.mend();
  await expect(strip(page)).toContainText('1 needs you');
  await strip(page).getByRole('link', { name: 'Show' }).click();
  await expect(page.getByText(/£120\.00 in cash on .* is already recorded for INV-7/)).toBeVisible();
  const paid = async () => (await api.call(routes.payments.list, { query: { invoiceId: `${id}` } })).length;
  expect(await paid()).toBe(1);
});

test('the service asks in the form about a payment that this phone has not heard of', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Hardy' } });
  const invoice = { invoiceNumber: 'INV-8', clientId, amount: 120, dueDate: addDays(today(), 9) };
  const { id } = await api.call(routes.invoices.create, { body: invoice });
  await page.goto(`/invoices?id=${id}&pay=${id}`);
  const form = page.getByRole('dialog', { name: 'Record payment' });
  await form.getByLabel('Amount').fill('50');
  const payment = { invoiceId: id, amount: 50, method: 'bank', paidOn: today() } as const;
  await api.call(routes.payments.record, { body: payment });
  const paid = async () => (await api.call(routes.payments.list, { query: { invoiceId: `${id}` } })).length;
  const question = page.getByRole('alertdialog', {
    name: /^£50\.00 by bank.* is already recorded for INV-8/,
  });
  const record = form.getByRole('button', { name: 'Record payment' });
  await record.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await paid()).toBe(1);
  await record.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Record another' }).click();
  await expect(form).toBeHidden();
  expect(await paid()).toBe(2);
});
