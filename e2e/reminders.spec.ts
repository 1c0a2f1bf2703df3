import { expect } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { allSent } from './fixtures/cellar.ts';
import { test } from './fixtures/invoices.ts';
import { ours } from './fixtures/ours.ts';
import { said, says, shown } from './fixtures/said.ts';

test('reminds about an overdue invoice once a day, and says what is in the way', {
  tag: '@one-size',
}, async ({ signedIn: page, api, raise }) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'G. Eliot' } });
  await raise({ invoiceNumber: 'LATE-1', dueDate: addDays(today(), -5) });
  await raise({ invoiceNumber: 'PAID-1', status: 'paid' });
  await raise({ invoiceNumber: 'NOMAIL-1', clientId });
  await page.goto('/invoices');
  await shown(page, 'invoices overdue', '1');
  await expect(page.getByText('Overdue 5 days')).toBeVisible();
  const envelope = (number: string) => page.getByRole('button', { name: `Send reminder for ${number}` });
  await expect(page.getByRole('button', { name: /Send reminder for/ })).toHaveCount(2);
  await envelope('NOMAIL-1').click();
  const sheet = page.getByRole('dialog', { name: 'Remind about NOMAIL-1' });
  const remind = sheet.getByRole('button', { name: 'Remind G. Eliot' });
  await remind.click();
  await expect(sheet.getByText('Enter an email address like name@example.com')).toBeVisible();
  await sheet.getByLabel('To', { exact: true }).fill('eliot@example.com');
  await page.route('**/remind', (route) =>
    route.fulfill({
      status: 409,
      headers: ours,
      json: { message: 'Email service not configured', code: 'mail_not_set_up' },
    }),
  );
  await remind.click();
  await said(page, 'mail not configured');
  await page.unroute('**/remind');
  await page.route('**/remind', (route) => route.fulfill({ status: 405, headers: ours, json: {} }));
  await remind.click();
  await said(page, 'reminder not sent');
  await page.unroute('**/remind');
  await page.route('**/remind', (route) => route.abort('internetdisconnected'));
  await remind.click();
  await says(page, /^Saved on this/);
  await expect(sheet).toBeHidden();
  await page.unroute('**/remind');
  await allSent(page);
  // The client keeps this address from now on.
  await expect
    .poll(async () => (await api.call(routes.clients.get, { params: { id: clientId } })).email)
    .toBe('eliot@example.com');

  await envelope('LATE-1').click();
  const late = page.getByRole('dialog', { name: 'Remind about LATE-1' });
  await expect(late.getByLabel('To', { exact: true })).toHaveValue('byron@example.com');
  await expect(late.getByLabel('Subject')).toHaveValue(
    'Reminder: invoice LATE-1 for £100.00 is 5 days overdue',
  );
  await expect(late.getByLabel('Message')).toHaveValue(/A friendly reminder that invoice LATE-1/);
  await late.getByRole('button', { name: 'Remind Mrs A. Byron' }).click();
  await expect(late).toBeHidden();
  await envelope('LATE-1').click();
  await expect(late.getByText('Already reminded today')).toBeVisible();
  await expect(late.getByRole('button', { name: 'Remind Mrs A. Byron' })).toBeDisabled();
  await expectAccessible(page);
  await late.getByRole('button', { name: 'Close' }).click();
  await page.getByText('LATE-1').first().click();
  await expect(page.getByText('Sent today · reminded once, last today')).toBeVisible();
});
