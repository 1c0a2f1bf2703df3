import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { shown } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

test('everything can be taken out as a ZIP, and the account is erased once its address is typed', {
  tag: '@one-size',
}, async ({ signedIn: page, person, api }) => {
  await api.call(routes.clients.create, { body: { name: 'Harbour Café' } });
  await page.goto('/settings#data');
  await page.getByRole('button', { name: 'Prepare download' }).click();
  const link = page.getByRole('link', { name: /Download ZIP/ });
  await expect(link).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const files = unzipSync(readFileSync(await download.path()));
  expect(Buffer.from(files['clients.csv'] ?? []).toString()).toContain('Harbour Café');

  await page.getByRole('button', { name: 'Erase my account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Our backups expire after 35 days');
  await expectAccessible(page);
  const erase = dialog.getByRole('button', { name: 'Erase my account' });
  await expect(erase).toBeDisabled();
  await dialog.getByLabel(`Type ${person.email} to confirm`).fill(person.email);
  await erase.click();
  await expect(page.getByRole('link', { name: 'Start Free Trial' }).first()).toBeVisible();
  await page.goto('/clients');
  await shown(page, 'page not found');
});
