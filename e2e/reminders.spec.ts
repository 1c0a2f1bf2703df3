import { expect } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/invoices.ts';
import { lostConnection, said, says, shown } from './fixtures/said.ts';

test('warns of overdue invoices and reminds once a day', async ({ signedIn: page, raise }) => {
  await raise({ invoiceNumber: 'LATE-1', dueDate: addDays(today(), -5) });
  await raise({ invoiceNumber: 'PAID-1', status: 'paid' });
  await page.goto('/invoices');
  await shown(page, 'invoices overdue', '1');
  await expect(page.getByText('Overdue 5 days')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: /Send reminder/ })).toHaveCount(1);
  const envelope = page.getByRole('button', { name: 'Send reminder for LATE-1' });
  await envelope.click();
  await said(page, 'reminder sent');
  await envelope.click();
  await says(page, 'Already reminded today');
  await page.getByText('LATE-1').first().click();
  await expect(page.getByText('Sent today · reminded once, last today')).toBeVisible();
});

test('says what keeps a reminder from being sent', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
  raise,
}) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'G. Eliot' } });
  await raise({ invoiceNumber: 'NOMAIL-1', clientId });
  await page.goto('/invoices');
  const envelope = page.getByRole('button', { name: 'Send reminder for NOMAIL-1' });
  await envelope.click();
  await says(page, 'G. Eliot has no email address');
  await page.route('**/remind', (route) =>
    route.fulfill({ status: 409, json: { message: 'Email service not configured' } }),
  );
  await envelope.click();
  await said(page, 'mail not configured');
  await page.unroute('**/remind');
  await page.route('**/remind', (route) => route.abort('internetdisconnected'));
  await envelope.click();
  await said(page, 'reminder not sent', `: ${lostConnection}`);
});
