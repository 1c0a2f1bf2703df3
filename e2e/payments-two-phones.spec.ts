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
