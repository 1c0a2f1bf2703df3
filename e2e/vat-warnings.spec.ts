import { expect } from '@playwright/test';
import { addDays, formatDate, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { memberPage } from './fixtures/field.ts';
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

test('a lower VAT rate is asked for its reason, and says what to keep and why to the accountant', {
  tag: '@one-size',
}, async ({ signedIn: page, api, browser }) => {
  await api.call(routes.settings.updateBusiness, { body: vatSeller });
  const client = { name: 'Mrs Example', email: 'mrs@example.com', address: '14 Mill Lane' };
  const { id: clientId } = await api.call(routes.clients.create, { body: client });
  const line = { kind: 'labour', description: 'New kitchen', quantity: 1, unit: 'each', vat: 'r' } as const;
  const { id } = await api.call(routes.invoices.createDraft, {
    body: { clientId, lines: [{ ...line, unitPrice: 200 }] },
  });
  await page.goto(`/invoices?draft=${id}`);
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await sheet.getByRole('button', { name: 'Edit New kitchen' }).click();
  await sheet.getByLabel('Why is the rate lower?').selectOption('Home empty for two years');
  await expect(sheet.getByText('Keep with the job: A letter from the council')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Lower VAT rate: Home empty for two years')).toBeVisible();
  // The screen shows the reason before the server has it.
  const stored = async () => (await api.call(routes.invoices.getDraft, { params: { id } })).lines;
  await expect.poll(stored).toMatchObject([{ rateReason: expect.any(String) }]);
  const issued = await api.call(routes.invoices.issue, { params: { id } });

  const accountant = await (await browser.newContext()).newPage();
  await memberPage(api, accountant, { role: 'accountant' });
  await accountant.goto(`/invoices?id=${issued.id}`);
  await expect(accountant.getByText('Lower VAT rate: Home empty for two years')).toBeVisible();
  await accountant.context().close();
});
