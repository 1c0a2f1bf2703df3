import { expect } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/guest.ts';
import { connectOnline, fillCard } from './fixtures/online.ts';
import { says } from './fixtures/said.ts';

const { invoices, payments } = routes;

test('sends a statement whose page leads to each invoice and its payment', {
  tag: '@one-size',
}, async ({ signedIn: page, api, clientId, guest }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await connectOnline(api);
  const raise = (invoiceNumber: string, amount: number, late: number) =>
    api.call(invoices.create, {
      body: { clientId, invoiceNumber, amount, dueDate: addDays(today(), -late) },
    });
  const old = await raise('INV-7', 400, 45);
  await raise('INV-8', 60, -14);
  await api.call(payments.record, {
    body: { invoiceId: old.id, amount: 160, method: 'bank', paidOn: today() },
  });

  await page.goto(`/clients?id=${clientId}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('link', { name: 'Statement (PDF)' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy statement link' }).click();
  await says(page, 'Link copied');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Send statement' }).click();
  const sheet = page.getByRole('dialog', { name: 'Statement for Mrs A. Byron' });
  await expect(sheet.getByText('£300.00').first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Send to Mrs A. Byron' }).click();
  await says(page, 'Statement sent to byron@example.com');
  await expect(page.getByRole('link', { name: /Statement sent/ })).toBeVisible();

  const { url } = await api.call(invoices.statementLink, { params: { id: clientId } });
  const customer = await guest(url);
  await expect(customer.getByRole('heading', { name: '£300.00' })).toBeVisible();
  await expect(customer.getByText('£240.00 is overdue.')).toBeVisible();
  await expect(customer.getByText('31 to 60 days')).toBeVisible();
  await expectAccessible(customer);
  await expect(customer.getByRole('heading', { name: 'Or by bank transfer', exact: true })).toBeVisible();
  await customer.emulateMedia({ media: 'print' });
  await expect(customer.getByRole('heading', { name: 'Pay by bank transfer', exact: true })).toBeVisible();
  await customer.emulateMedia({ media: 'screen' });
  const file = customer.waitForEvent('download');
  await customer.getByRole('button', { name: 'PDF' }).locator('visible=true').click();
  expect((await file).suggestedFilename()).toContain('Statement');

  await customer.getByRole('button', { name: 'Pay INV-8' }).click();
  await expect(customer.getByRole('button', { name: 'Pay £60.00' })).toBeVisible();
  await customer.goBack();
  await customer.getByRole('button', { name: 'Pay INV-7, £240.00' }).click();
  await customer.getByRole('button', { name: 'Pay £240.00' }).click();
  await customer.getByRole('button', { name: /^Card, Apple Pay/ }).click();
  await fillCard(customer);
  await expect(customer.getByText('Paid. Thank you.')).toBeVisible();
  await customer.getByRole('button', { name: 'Everything outstanding' }).click();
  await expect(customer.getByRole('heading', { name: '£60.00' })).toBeVisible();
  await expect(customer.getByText('INV-7')).toHaveCount(2);

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Stop statement links' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop statement links' }).click();
  await says(page, 'Statement links stopped');
  await customer.reload();
  await expect(customer.getByRole('heading', { name: 'This link has been replaced' })).toBeVisible();
  expect(await api.call(routes.thread.ofClient, { params: { id: clientId } })).toMatchObject({
    statements: [{ to: 'byron@example.com' }],
  });
});
