import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

const addLine = async (page: Page, name: string, price: string) => {
  await dialog(page)
    .getByRole('combobox', { name: /Add a line/ })
    .fill(name);
  await page.getByRole('option', { name: `Add “${name}”` }).click();
  await dialog(page).getByLabel('Price', { exact: true }).fill(price);
};

test('a quote with an extra and a deposit: written, kept, copied and deleted', async ({
  signedIn: page,
  api,
}) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  await page.goto('/quotes');
  await expect(page.getByText('No quotes found')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/quotes?new=1&client=${clientId}`);
  await dialog(page).getByLabel('Title').fill('Shower and towel rail');
  await addLine(page, 'Shower, thermostatic', '310');
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await addLine(page, 'Power flush', '200');
  await dialog(page).getByRole('checkbox', { name: 'Optional extra' }).check();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await dialog(page).getByText('Deposit, terms and more').click();
  await dialog(page).getByLabel('Deposit', { exact: true }).selectOption('percent');
  await dialog(page).getByLabel('How much').fill('25');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Quote saved')).toBeVisible();

  await expect(page.getByText('Deposit of 25% when accepted')).toBeVisible();
  await expect(page.getByText('The customer may add')).toBeVisible();
  await expectAccessible(page);
  const [quote] = await api.call(routes.quotes.list, {});
  expect(quote).toMatchObject({ number: 'Q-1', status: 'draft', total: 310 });

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Make a copy' }).click();
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Shower and towel rail');
  await page.goto(`/quotes?id=${quote?.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Quote deleted')).toBeVisible();
  const left = await api.call(routes.quotes.list, {});
  expect(left.map(({ number }) => number)).toEqual(['Q-2']);
});
