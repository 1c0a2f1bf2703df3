import { expect } from '@playwright/test';
import { addDays, formatDate, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { allSent } from './fixtures/cellar.ts';
import { cutOff, test } from './fixtures/invoices.ts';
import { more } from './fixtures/more.ts';
import { noRecords } from './fixtures/no-records.ts';
import { ours } from './fixtures/ours.ts';
import { said, says } from './fixtures/said.ts';

test('shows an invoice, marks it paid with Undo, rolls back a refused change, and deletes it', {
  tag: '@one-size',
}, async ({ signedIn: page, api, raise, byron }) => {
  const { id } = await raise({
    jobId: byron.jobId,
    dueDate: addDays(today(), -5),
    workDescription: 'Annual boiler service',
    materialsCost: 100,
    notes: '谢谢',
  });
  await page.goto(`/invoices?id=${id}`);
  const details = page.getByRole('region', { name: 'Details' });
  for (const text of [
    'Mrs A. Byron',
    'Boiler service',
    'Annual boiler service',
    'Materials',
    '1 High St, London',
  ])
    await expect(details.getByText(text, { exact: true })).toBeVisible();
  await expect(details.getByText('Your business name and address are missing.')).toBeVisible();
  await expect(details.getByText('The PDF can’t show some characters')).toBeVisible();
  const link = details.getByRole('link', { name: 'PDF' });
  await expect(link).toHaveAttribute('href', `/api/invoices/${id}/pdf`);
  await expect(link).toHaveAttribute('target', '_blank');
  const pdf = await api.send({ method: 'GET', path: `/api/invoices/${id}/pdf` });
  expect(pdf.headers.get('content-type')).toBe('application/pdf');

  const status = async () => (await api.call(routes.invoices.get, { params: { id } })).status;
  const markPaid = page.getByRole('button', { name: 'Mark paid' });
  const how = page.getByRole('dialog', { name: 'How was the £100.00 paid?' });
  await markPaid.click();
  await expect(how).toBeVisible();
  await expectAccessible(page);
  await how.getByRole('button', { name: 'Cash' }).click();
  await expect(page.getByText(`Total paid ${formatDate(today())}`)).toBeVisible();
  await says(page, 'Payment recorded');
  const undo = page.getByRole('button', { name: 'Undo' });
  expect(await status()).toBe('paid');
  await undo.click();
  await expect(markPaid).toBeVisible();
  await expect.poll(status).toBe('overdue');

  const refused = { status: 409, headers: ours, json: { message: 'No more today' } };
  await page.route('**/api/payments', (route) =>
    route.request().method() === 'POST' ? route.fulfill(refused) : route.fallback(),
  );
  await markPaid.click();
  await how.getByRole('button', { name: 'Bank transfer' }).click();
  await says(page, 'Failed to record the payment: No more today');
  await how.getByRole('button', { name: 'Close' }).click();
  await expect(markPaid).toBeVisible();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete T-1?' });
  await page.route('**/api/invoices/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill(refused) : route.fallback(),
  );
  await more(page, 'Delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await said(page, 'invoice not deleted', ': No more today');
  await page.unroute('**/api/invoices/*');
  await page.goto('/invoices');
  await page.getByRole('list', { name: 'Invoices' }).getByText('T-1').click();
  await cutOff(page, 'DELETE');
  await more(page, 'Delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await says(page, /^Saved on this/);
  await expect(page.getByText('No invoices found')).toBeVisible();
  await page.unroute('**/api/invoices**');
  await allSent(page);
  await expect(page.getByText('No invoices found')).toBeVisible();
  expect(await api.call(routes.invoices.list, {})).toEqual([]);

  await raise({ invoiceNumber: 'T-2', amount: 10 });
  await page.goto('/invoices');
  await page.getByRole('list', { name: 'Invoices' }).getByText('T-2').click();
  await more(page, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await said(page, 'invoice deleted');
  await expect(page.getByText('No invoices found')).toBeVisible();
});

test('offers to sign in or retry when the list fails, then filters and searches it', {
  tag: '@one-size',
}, async ({ signedIn: page, raise }) => {
  for (let n = 1; n <= 7; n++)
    await raise({ invoiceNumber: `L-${n}`, amount: 10.5, dueDate: addDays(today(), -n) });
  await raise({ invoiceNumber: 'U-1', amount: 100 });
  await raise({ invoiceNumber: 'P-2', status: 'paid' });
  await noRecords(page);
  await page.route('**/api/invoices', (route) =>
    route.fulfill({ status: 401, headers: ours, json: { message: 'Unauthorized' } }),
  );
  await page.goto('/invoices');
  await expect(page.getByRole('heading', { name: 'Invoice Management' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/api/login?to=%2Finvoices',
  );
  await page.unroute('**/api/invoices');
  await page.route('**/api/invoices', (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(page.getByText('Your invoices couldn’t be loaded: you’re offline.')).toBeVisible();
  await page.unroute('**/api/invoices');
  await page.getByRole('button', { name: 'Try Again' }).click();

  const late = page.getByRole('list', { name: 'Invoices, Overdue' }).getByRole('listitem');
  await expect(page.getByRole('link', { name: 'Owed £174' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Overdue/ })).toHaveText('Overdue7 · £73.50');
  await expect(late).toHaveText([/L-7/, /L-6/, /L-5/, /L-4/]);
  await page.getByRole('button', { name: 'Show 3 more' }).click();
  await expect(late).toHaveCount(7);
  await expectAccessible(page);

  const rows = page.getByRole('list', { name: 'Invoices' }).getByRole('listitem');
  const status = page.getByRole('combobox', { name: 'Status' });
  const search = page.getByRole('searchbox', { name: 'Search invoices' });
  await expect(rows).toHaveCount(9);
  await page.getByRole('link', { name: '£74 overdue' }).click();
  await expect(page).toHaveURL('/invoices?status=overdue');
  await expect(rows).toHaveCount(7);
  await status.selectOption('Paid');
  await expect(rows).toHaveText([/P-2/]);
  await page.getByRole('button', { name: 'Show overdue' }).click();
  await expect(status).toHaveValue('overdue');
  await expect(rows).toHaveCount(7);
  await status.selectOption('Unpaid');
  await expect(rows).toHaveText([/U-1/]);
  await status.selectOption('All');
  await search.fill('byron');
  await expect(rows).toHaveCount(9);
  await search.fill('p-2');
  await expect(rows).toHaveText([/P-2/]);
  await expect(page).toHaveURL(/q=p-2/);
  await page.reload();
  await expect(rows).toHaveText([/P-2/]);
  await search.fill('nothing');
  await expect(page.getByText('Try adjusting your search')).toBeVisible();

  await page.goto('/invoices?id=4711');
  await expect(page.getByText('Invoice not found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all invoices' }).click();
  await expect(page).toHaveURL(/\/invoices$/);
});
