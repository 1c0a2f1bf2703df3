import { expect, type Page } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/invoices.ts';
import { said } from './fixtures/said.ts';

const dialog = (page: Page) => page.getByRole('dialog');

const pick = async (page: Page, label: string, option: string) => {
  await dialog(page).getByLabel(label).click();
  await dialog(page).getByRole('option', { name: option }).click();
};

test('teaches the first step, raises an invoice, and asks for the business details where they are missing', {
  tag: '@one-size',
}, async ({ signedIn: page, api, byron: _ }) => {
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
  await dialog(page).getByText('Work details').click();
  await expect(dialog(page).getByLabel('Work Location')).toHaveValue('1 High St');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
  await said(page, 'invoice created');
  await page.getByRole('button', { name: 'Add your business details' }).click();
  const question = page.getByRole('dialog', { name: 'What should your invoices say about you?' });
  await expect(question.getByLabel('Trading Name')).toHaveValue('Robin Example');
  await expect(question.getByLabel('Email')).toHaveValue(/@example\.com$/);
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

test('takes "Not now" for an answer about the business details', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
  byron: _,
}) => {
  await page.goto('/invoices?new=1');
  await pick(page, 'Client', 'Mrs A. Byron');
  await dialog(page).getByLabel('Amount').fill('£1,200.5');
  await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
  await page.getByRole('button', { name: 'Add your business details' }).click();
  // What is wrong with a field shows, not only the field itself.
  await page.getByLabel('Sort Code').fill('12');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Enter a sort code like 12-34-56')).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Sort Code').fill('');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('£1,200.50').last()).toBeVisible();
  await expect.poll(async () => (await api.call(routes.auth.user, {})).business.updatedAt).not.toBeNull();
});

test('offers only the chosen client’s jobs', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
  byron: _,
}) => {
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

test('multiplies hours by rate and points out when the parts differ from the amount', {
  tag: '@one-size',
}, async ({ signedIn: page, raise }) => {
  const { id } = await raise({ amount: 350, materialsCost: 100.25 });
  await page.goto(`/invoices?id=${id}&edit=${id}`);
  await dialog(page).getByText('Labour and materials', { exact: true }).click();
  await dialog(page).getByLabel('Hours Worked').fill('5.25');
  await dialog(page).getByLabel('Hourly Rate').fill('47.71');
  await expect(dialog(page).getByText('5.25 h × £47.71 = £250.48')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Use as labour cost' }).click();
  await expect(dialog(page).getByLabel('Labour Cost')).toHaveValue('250.48');
  await expect(
    dialog(page).getByText('Materials and labour come to £350.73, £0.73 more than the amount'),
  ).toBeVisible();
  await expect(dialog(page).getByText('reads the rest as “Discount”')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Make the amount £350.73' }).click();
  await expect(dialog(page).getByText('Materials and labour come to')).toBeHidden();
  await dialog(page).getByRole('button', { name: 'Update Invoice' }).click();
  await said(page, 'invoice updated');
  await expect(page.getByText('Labour, 5.25 h at £47.71')).toBeVisible();
});

test('names what is missing and what is taken beside its field', { tag: '@one-size' }, async ({
  signedIn: page,
  raise,
}) => {
  await raise({ invoiceNumber: 'TAKEN-1' });
  await page.goto('/invoices?new=1');
  await dialog(page).getByLabel('Invoice Number').fill('');
  await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
  for (const said of ['Enter an invoice number', 'Choose a client', 'Enter an amount'])
    await expect(dialog(page).getByText(said)).toBeVisible();
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
