import { expect } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { test } from './fixtures/cellar.ts';
import { dialog, ready } from './fixtures/offline-client.ts';

test('a full device shows after a restart what was sent, or nothing', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
  line,
}) => {
  const { id } = await api.call(routes.clients.create, { body: { name: 'Hardy' } });
  await ready(page);
  await page.getByRole('link', { name: 'Hardy', exact: true }).click();
  await page.evaluate(() => {
    const real = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
      if (this.name === 'records') throw new DOMException('full', 'QuotaExceededError');
      return real.apply(this, given);
    };
  });
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await dialog(page).getByLabel('Name').fill('Dickens');
  await dialog(page).getByRole('button', { name: 'Update Client' }).click();
  await expect(page.getByRole('heading', { name: 'Dickens' })).toBeVisible();
  expect((await api.call(routes.clients.get, { params: { id } })).name).toBe('Dickens');
  await line.cut();
  await page.goto('/clients');
  await expect(page.getByText('Your clients couldn’t be loaded: you’re offline.')).toBeVisible();
  await expect(page.getByText('Hardy')).toHaveCount(0);
  await line.mend();
  await page.goto('/clients');
  await expect(page.getByRole('link', { name: 'Dickens', exact: true })).toBeVisible();
});
