import { expect, type Page } from '@playwright/test';
import { addDays, formatDate, today } from '../shared/dates.ts';
import type { InvoiceInput } from '../shared/invoices/contract.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { said, says, shown } from './fixtures/said.ts';
import { test as base } from './fixtures/test.ts';

interface Given {
  /** A client with an email address, with one job; their ids. */
  byron: { clientId: number; jobId: number };
  /** Raises an invoice for that client, by the API. */
  raise: (
    fields?: Partial<InvoiceInput>,
  ) => Promise<{ id: number; invoiceNumber: string; updatedAt: string }>;
}

const test = base.extend<Given>({
  byron: async ({ api }, use) => {
    const body = { name: 'Mrs A. Byron', email: 'byron@example.com', address: '1 High St\nLondon' };
    const { id: clientId } = await api.call(routes.clients.create, { body });
    const job = { title: 'Boiler service', clientId, amount: 350.75, location: '1 High St' };
    const { id: jobId } = await api.call(routes.jobs.create, { body: job });
    await use({ clientId, jobId });
  },
  raise: async ({ api, byron }, use) => {
    let count = 0;
    await use((fields = {}) => {
      count += 1;
      const usual = {
        invoiceNumber: `T-${count}`,
        clientId: byron.clientId,
        amount: 100,
        dueDate: addDays(today(), 9),
      };
      return api.call(routes.invoices.create, { body: { ...usual, ...fields } });
    });
  },
});

/** The failing network of a van in a tunnel, for one kind of call. */
const cutOff = (page: Page, method: string) =>
  page.route('**/api/invoices**', (route) =>
    route.request().method() === method ? route.abort('internetdisconnected') : route.fallback(),
  );

const lostConnection = 'there is no connection. Nothing you typed is lost.';
const dialog = (page: Page) => page.getByRole('dialog');

const pick = async (page: Page, label: string, option: string) => {
  await dialog(page).getByLabel(label).click();
  await dialog(page).getByRole('option', { name: option }).click();
};

test('teaches the first step, then raises an invoice and asks once for the business details', async ({
  signedIn: page,
  api,
  byron: _,
}) => {
  await page.goto('/invoices');
  await expect(page.getByText('No invoices found')).toBeVisible();
  await expect(page.getByText('Get started by creating your first invoice')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create Invoice' }).first().click();
  await expect(page).toHaveURL(/new=1/);
  await expect(dialog(page).getByLabel('Invoice Number')).toHaveValue(
    new RegExp(`^INV-${new Date().getFullYear()}-\\d{6}$`),
  );
  await expect(dialog(page).getByLabel('Due Date')).toHaveValue(addDays(today(), 30));
  await expect(dialog(page).getByLabel('Related Job')).toBeDisabled();
  await pick(page, 'Client', 'Mrs A. Byron');
  await pick(page, 'Related Job', 'Boiler service');
  await expect(dialog(page).getByLabel('Amount')).toHaveValue('350.75');
  await expect(dialog(page).getByLabel('Work Location')).toHaveValue('1 High St');
  await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
  await said(page, 'invoice created');

  const question = page.getByRole('dialog', { name: 'What should your invoices say about you?' });
  await question.getByLabel('Trading Name').fill('Example Plumbing');
  await question.getByLabel('Account Number').fill('12345678');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Save details' }).click();
  await expect(question).toBeHidden();
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details.getByText('Example Plumbing')).toBeVisible();
  await expect(details.getByText('12345678')).toBeVisible();
  const user = await api.call(routes.auth.user, {});
  expect(user.business.tradingName).toBe('Example Plumbing');
});

test('takes "Not now" for an answer about the business details', async ({
  signedIn: page,
  api,
  byron: _,
}) => {
  await page.goto('/invoices?new=1');
  await pick(page, 'Client', 'Mrs A. Byron');
  await dialog(page).getByLabel('Amount').fill('£1,200.5');
  await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('£1,200.50').last()).toBeVisible();
  await expect.poll(async () => (await api.call(routes.auth.user, {})).business.updatedAt).not.toBeNull();
});

test('offers only the chosen client’s jobs', async ({ signedIn: page, api, byron: _ }) => {
  const other = await api.call(routes.clients.create, { body: { name: 'G. Eliot' } });
  await api.call(routes.jobs.create, { body: { title: 'Leaking tap', clientId: other.id } });
  await page.goto('/invoices?new=1');
  await pick(page, 'Client', 'G. Eliot');
  await dialog(page).getByLabel('Related Job').click();
  const options = dialog(page).getByRole('listbox').getByRole('option');
  await expect(options).toHaveText(['Leaking tap']);
  await options.click();
  await pick(page, 'Client', 'Mrs A. Byron');
  await expect(dialog(page).getByLabel('Related Job')).toHaveValue('');
});

test('multiplies hours by rate and points out when the parts differ from the amount', async ({
  signedIn: page,
  raise,
}) => {
  const { id } = await raise({ amount: 350, materialsCost: 100.25 });
  await page.goto(`/invoices?id=${id}&edit=${id}`);
  await dialog(page).getByLabel('Hours Worked').fill('5.25');
  await dialog(page).getByLabel('Hourly Rate').fill('47.71');
  await expect(dialog(page).getByText('5.25 h × £47.71 = £250.48')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Use as labour cost' }).click();
  await expect(dialog(page).getByLabel('Labour Cost')).toHaveValue('250.48');
  await expect(
    dialog(page).getByText('Materials and labour come to £350.73, £0.73 more than the amount'),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Make the amount £350.73' }).click();
  await expect(dialog(page).getByText('Materials and labour come to')).toBeHidden();
  await dialog(page).getByRole('button', { name: 'Update Invoice' }).click();
  await said(page, 'invoice updated');
  await expect(page.getByText('Labour, 5.25 h at £47.71')).toBeVisible();
});

test('names what is missing and what is taken beside its field', async ({ signedIn: page, raise }) => {
  await raise({ invoiceNumber: 'TAKEN-1' });
  await page.goto('/invoices?new=1');
  await dialog(page).getByLabel('Invoice Number').fill('');
  await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
  await expect(dialog(page).getByText('Required')).toHaveCount(3);
  await expect(dialog(page).getByLabel('Client')).toBeFocused();
  await pick(page, 'Client', 'Mrs A. Byron');
  await dialog(page).getByLabel('Amount').fill('ten');
  await expect(dialog(page).getByText('Enter a number like 120.50')).toBeVisible();
  await dialog(page).getByLabel('Amount').fill('10');
  await dialog(page).getByLabel('Invoice Number').fill('TAKEN-1');
  await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
  await said(page, 'invoice not created', ': Invoice number TAKEN-1 is taken');
  await expect(dialog(page).getByText('Invoice number TAKEN-1 is taken')).toBeVisible();
});

test('keeps what was typed when there is no connection and saves it once', async ({
  signedIn: page,
  api,
  byron: _,
}) => {
  await page.goto('/invoices?new=1');
  await pick(page, 'Client', 'Mrs A. Byron');
  await dialog(page).getByLabel('Amount').fill('42');
  await cutOff(page, 'POST');
  await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
  await said(page, 'invoice not created', `: ${lostConnection}`);
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
  await expect(dialog(page).getByLabel('Amount')).toHaveValue('42.00');
  await page.unroute('**/api/invoices**');
  await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
  await said(page, 'invoice created');
  expect(await api.call(routes.invoices.list, {})).toHaveLength(1);
});

test('asks before what was typed is lost, by the cross and by Back', async ({ signedIn: page, raise }) => {
  await raise();
  await page.goto('/invoices');
  await page.getByText('T-1').first().click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await dialog(page).getByLabel('Amount').fill('1');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.goBack();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog(page).getByLabel('Amount')).toHaveValue('1.00');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\?id=\d+$/);
});

test('shows both versions of an invoice that was changed elsewhere', async ({
  signedIn: page,
  api,
  raise,
  byron,
}) => {
  const { id, invoiceNumber } = await raise();
  await page.goto(`/invoices?id=${id}&edit=${id}`);
  await dialog(page).getByLabel('Amount').fill('250');
  const body = { invoiceNumber, clientId: byron.clientId, dueDate: addDays(today(), 9), amount: 175 };
  await api.call(routes.invoices.update, { params: { id }, body });
  await dialog(page).getByRole('button', { name: 'Update Invoice' }).click();
  const versions = dialog(page).getByRole('alert');
  await expect(versions.getByRole('row', { name: 'Amount £250.00 £175.00' })).toBeVisible();
  await expectAccessible(page);
  await versions.getByRole('button', { name: 'Save mine' }).click();
  await said(page, 'invoice updated');
  expect((await api.call(routes.invoices.get, { params: { id } })).amount).toBe(250);
});

test('marks as paid at once, with an Undo', async ({ signedIn: page, api, raise }) => {
  const { id } = await raise({ dueDate: addDays(today(), -5) });
  const status = async () => (await api.call(routes.invoices.get, { params: { id } })).status;
  await page.goto(`/invoices?id=${id}`);
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page.getByText(`Total paid ${formatDate(today())}`)).toBeVisible();
  await said(page, 'invoice updated');
  expect(await status()).toBe('paid');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Mark as paid' })).toBeVisible();
  await expect.poll(status).toBe('overdue');
});

test('takes a refused change back', async ({ signedIn: page, raise }) => {
  const { id } = await raise();
  await page.goto(`/invoices?id=${id}`);
  await cutOff(page, 'PUT');
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await said(page, 'invoice not updated', `: ${lostConnection}`);
  await expect(page.getByRole('button', { name: 'Mark as paid' })).toBeVisible();
  await cutOff(page, 'DELETE');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await said(page, 'invoice not deleted', `: ${lostConnection}`);
  await expect(page.getByRole('list', { name: 'Invoices' }).getByText('T-1')).toBeVisible();
});

test('deletes after a confirmation', async ({ signedIn: page, api, raise }) => {
  const { id } = await raise();
  await page.goto(`/invoices?id=${id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Are you sure you want to delete T-1?' })).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await said(page, 'invoice deleted');
  await expect(page.getByText('No invoices found')).toBeVisible();
  expect(await api.call(routes.invoices.list, {})).toEqual([]);
});

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

test('says what keeps a reminder from being sent', async ({ signedIn: page, api, raise }) => {
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

test('searches by number and client, filters by status, and keeps both in the address', async ({
  signedIn: page,
  raise,
}) => {
  await raise({ invoiceNumber: 'A-1' });
  await raise({ invoiceNumber: 'B-2', status: 'paid' });
  await raise({ invoiceNumber: 'C-3', dueDate: addDays(today(), -1) });
  await page.goto('/invoices');
  const rows = page.getByRole('list', { name: 'Invoices' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await page.getByText('Paid', { exact: true }).first().click();
  await expect(rows).toHaveText([/B-2/]);
  await page.getByText('Overdue', { exact: true }).first().click();
  await expect(rows).toHaveText([/C-3/]);
  await page.getByText('Unpaid', { exact: true }).first().click();
  await expect(rows).toHaveText([/A-1/]);
  await page.getByText('All', { exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search invoices' }).fill('byron');
  await expect(rows).toHaveCount(3);
  await page.getByRole('searchbox', { name: 'Search invoices' }).fill('b-2');
  await expect(rows).toHaveText([/B-2/]);
  await expect(page).toHaveURL(/q=b-2/);
  await page.reload();
  await expect(rows).toHaveText([/B-2/]);
  await page.getByRole('searchbox', { name: 'Search invoices' }).fill('nothing');
  await expect(page.getByText('Try adjusting your search')).toBeVisible();
});

test('shows the invoice as a sheet of paper with its PDF', async ({ signedIn: page, api, raise, byron }) => {
  const { id } = await raise({
    jobId: byron.jobId,
    workDescription: 'Annual boiler service',
    materialsCost: 100,
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
  await expect(details.getByText('This invoice does not say who you are yet.')).toBeVisible();
  await expectAccessible(page);
  const link = details.getByRole('link', { name: 'PDF' });
  await expect(link).toHaveAttribute('href', `/api/invoices/${id}/pdf`);
  await expect(link).toHaveAttribute('target', '_blank');
  const pdf = await api.send({ method: 'GET', path: `/api/invoices/${id}/pdf` });
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
});

test('says so when a linked invoice is not there', async ({ signedIn: page }) => {
  await page.goto('/invoices?id=4711');
  await expect(page.getByText('Invoice not found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all invoices' }).click();
  await expect(page).toHaveURL(/\/invoices$/);
});

test('asks to sign in when the list may not be loaded, and to try again when it could not be', async ({
  signedIn: page,
}) => {
  await page.route('**/api/invoices', (route) =>
    route.fulfill({ status: 401, json: { message: 'Unauthorized' } }),
  );
  await page.goto('/invoices');
  await expect(page.getByRole('heading', { name: 'Invoice Management' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/api/login');
  await page.unroute('**/api/invoices');
  await page.route('**/api/invoices', (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(page.getByText('Your invoices could not be loaded: there is no connection.')).toBeVisible();
  await page.unroute('**/api/invoices');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('No invoices found')).toBeVisible();
});
