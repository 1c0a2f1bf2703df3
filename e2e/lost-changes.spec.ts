import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { allSent } from './fixtures/cellar.ts';
import { loseNext } from './fixtures/lose-next.ts';
import { noRecords } from './fixtures/no-records.ts';
import { said, saysKeptOrDone } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('what a change or a deletion did whose answer was lost counts as done, and is shown', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id } = await api.call(routes.clients.create, { body: { name: 'Hardy' } });
  const eliot = await api.call(routes.clients.create, { body: { name: 'Eliot' } });
  await api.call(routes.settings.updateBusiness, { body: { tradingName: 'Hardy' } });
  await loseNext(page, `**/api/clients/${id}`, 'PUT');
  await page.goto(`/clients?edit=${id}`);
  await dialog(page).getByLabel('Name').fill('Hardy & Sons ');
  await dialog(page).getByRole('button', { name: 'Update Client' }).click();
  await saysKeptOrDone(page);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Hardy & Sons' })).toBeVisible();
  await allSent(page);
  expect(await api.call(routes.clients.get, { params: { id } })).toMatchObject({ name: 'Hardy & Sons' });

  await loseNext(page, '**/api/clients/*', 'DELETE');
  await page.goto('/clients');
  const remove = async (name: string) => {
    await page.getByRole('link', { name }).click();
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  };
  await remove('Hardy & Sons');
  await saysKeptOrDone(page);
  await expect(page.getByText('Hardy & Sons')).toBeHidden();
  await allSent(page);
  await expect(page.getByText('Hardy & Sons')).toBeHidden();
  // Someone else has already deleted it, and this page doesn't know.
  await noRecords(page);
  await api.call(routes.clients.remove, { params: { id: eliot.id } });
  await remove('Eliot');
  await said(page, 'client deleted');
  await page.unroute('**/api/changes?*');
  await expect(page.getByText('No clients found')).toBeVisible();

  await loseNext(page, '**/api/settings/business', 'PUT');
  await page.goto('/settings#business');
  await page.getByLabel('Trading Name').fill('Hardy & Sons');
  await page.getByRole('button', { name: 'Save Business Details' }).click();
  await saysKeptOrDone(page);
  await allSent(page);
  await page.reload();
  await expect(page.getByLabel('Trading Name')).toHaveValue('Hardy & Sons');
});
