import { expect } from '@playwright/test';
import { addDays, formatDate, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { vatSeller } from './fixtures/seller.ts';
import { test } from './fixtures/test.ts';

test('a price that hides the VAT is pointed out before the quote is sent, and a refund says until when to credit it', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await api.call(routes.settings.updateBusiness, { body: vatSeller });
  const client = { name: 'Mrs Example', email: 'mrs@example.com', address: '14 Mill Lane' };
  const { id: clientId } = await api.call(routes.clients.create, { body: client });
  const line = { kind: 'labour', description: 'Shower', quantity: 1, unit: 'each', vat: 's' } as const;
  const lines = [{ ...line, unitPrice: 200 }];
  const message = 'Extra sockets are £50 + VAT each.';
  const { id } = await api.call(routes.quotes.create, {
    body: { clientId, title: 'Shower', lines, message },
  });
  await page.goto(`/quotes?id=${id}`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('“£50 + VAT” hides the VAT')).toContainText('£60.00');
  await expectAccessible(page);
  await expect(sheet.getByRole('button', { name: 'Send' })).toBeEnabled();

  const invoice = await api.call(routes.invoices.create, {
    body: { clientId, invoiceNumber: 'T-1', dueDate: addDays(today(), 9), lines } as never,
  });
  const body = { invoiceId: invoice.id, amount: 240, method: 'cash', paidOn: today() } as const;
  const payment = await api.call(routes.payments.record, { body });
  await api.call(routes.payments.refund, { params: { id: payment.id }, body: { amount: 60, on: today() } });
  await page.goto(`/invoices?id=${invoice.id}`);
  const note = page.getByText('make a credit note by');
  await expect(note).toContainText(formatDate(addDays(today(), 13)));
  await expect(note).toContainText('£10.00 of VAT');
  await expectAccessible(page);
});
