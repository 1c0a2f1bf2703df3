import { expect, type Page } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { misfitsWhenSmall } from './fixtures/fits.ts';
import { test } from './fixtures/test.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Needs you' }).getByRole('listitem');
const home = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^(Home|Dashboard)/ });

test('Home tells what waits, each with its one act, and lets go of what is done', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const client = await api.call(routes.clients.create, {
    body: { name: 'Bartholomew Featherstonehaugh', email: 'bartholomew@example.com' },
  });
  const clientId = client.id;
  const job = { title: 'Reconditioned boiler', clientId, amount: 1234.5, status: 'completed' } as const;
  await api.call(routes.jobs.create, { body: job });
  const bill = { invoiceNumber: 'INV-2026-0001', clientId, amount: 12_345.67 };
  const { id } = await api.call(routes.invoices.create, {
    body: { ...bill, dueDate: addDays(today(), -12) },
  });
  await page.goto('/');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Done, not invoiced · £1,234.50');
  await expect(rows(page).last()).toContainText('Invoice not sent yet · £12,345.67');
  await expect(home(page)).toHaveAccessibleName(/2 things to do$/);
  await expectAccessible(page);
  expect(await misfitsWhenSmall(page)).toEqual([]);

  // An item that is dealt with elsewhere disappears while the page is open.
  await api.call(routes.invoices.send, { params: { id }, body: { to: 'bartholomew@example.com' } });
  await expect(rows(page).last()).toContainText('12 days overdue', { timeout: 30_000 });
  await rows(page).last().getByRole('link', { name: 'Remind' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remind / })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/');
  await expect(rows(page)).toHaveCount(1);
  await expect(home(page)).toHaveAccessibleName(/1 thing to do$/);
  await rows(page).getByRole('link', { name: 'Invoice: Reconditioned boiler' }).click();
  const sheet = page.getByRole('dialog', { name: 'Invoice for Reconditioned boiler' });
  await expect(sheet).toContainText('Bartholomew Featherstonehaugh');
  await expect(sheet.getByRole('button', { name: 'Send £1,234.50' })).toBeEnabled();
});
