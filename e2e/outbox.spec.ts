import { expect } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { allSent, strip, test } from './fixtures/cellar.ts';
import { misfitsWhenSmall } from './fixtures/fits.ts';
import { dialog, pick, ready, saveClient, typeClient } from './fixtures/offline-client.ts';
import { says } from './fixtures/said.ts';

const tag = '@one-size';

test('keeps a client, a job and an invoice made without a connection, and sends each once', {
  tag,
}, async ({ signedIn: page, api, line }) => {
  await ready(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Jobs' }).click();
  await expect(page.getByText('No jobs found')).toBeVisible();
  await bar.getByRole('link', { name: 'Invoices' }).click();
  await expect(page.getByText('No invoices found')).toBeVisible();
  await bar.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Clients' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Clients' }).click();
  await typeClient(page, 'Mrs Example');
  await line.cut();
  await saveClient(page);
  await says(page, 'Kept on this phone');
  await expect(dialog(page)).toBeHidden();
  await expect(strip(page)).toContainText('No signal · 1 waiting');
  await expectAccessible(page);
  await strip(page).getByRole('link', { name: 'Show' }).click();
  await expect(dialog(page).getByText('Mrs Example')).toBeVisible();
  expect(await misfitsWhenSmall(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('link', { name: 'Mrs Example' }).click();
  await expect(page.getByRole('heading', { name: 'Mrs Example' })).toBeVisible();
  await page.getByRole('link', { name: 'Create Job' }).first().click();
  await expect(dialog(page).getByLabel('Client')).toHaveValue('Mrs Example');
  await dialog(page).getByLabel('Title').fill('Mend the tap');
  await dialog(page).getByRole('button', { name: 'Create Job' }).click();
  await expect(strip(page)).toContainText('2 waiting');
  await page.getByRole('link', { name: 'Invoices' }).click();
  await page.getByRole('button', { name: 'Create Invoice' }).first().click();
  await pick(page, 'Client', 'Mrs Example');
  await dialog(page).getByLabel('Amount').fill('80');
  await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
  await expect(strip(page)).toContainText('3 waiting');
  await expect(page.getByRole('heading', { name: '£80.00' })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await expect(strip(page)).toContainText('No signal · 3 waiting');
  await expect(page.getByRole('heading', { name: '£80.00' })).toBeVisible();
  await line.mend();
  await allSent(page);
  expect(line.changes.map(({ call }) => call).toSorted()).toEqual([
    'POST /api/clients',
    'POST /api/invoices',
    'POST /api/jobs',
  ]);
  const [client] = await api.call(routes.clients.list, {});
  expect(client?.name).toBe('Mrs Example');
  expect(await api.call(routes.jobs.list, {})).toMatchObject([
    { title: 'Mend the tap', clientId: client?.id },
  ]);
  expect(await api.call(routes.invoices.list, {})).toMatchObject([{ amount: 80, clientId: client?.id }]);
  await expect(page.getByText('Waiting')).toBeHidden();
});

test('makes an invoice and its client where no list was ever on this device', { tag }, async ({
  signedIn: page,
  api,
  line,
}) => {
  await ready(page, '/dashboard');
  await line.cut();
  await page.goto('/invoices?new=1');
  await dialog(page).getByLabel('Client').fill('Mrs New');
  await page.getByRole('option', { name: 'Add “Mrs New” as a client' }).click();
  await dialog(page).getByLabel('Amount').fill('75');
  await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(strip(page)).toContainText('No signal · 2 waiting');
  await line.mend();
  await allSent(page);
  const [client] = await api.call(routes.clients.list, {});
  expect(client?.name).toBe('Mrs New');
  expect(await api.call(routes.invoices.list, {})).toMatchObject([{ amount: 75, clientId: client?.id }]);
});

test('makes nothing twice when only the answer was lost, nor when the tab is killed', { tag }, async ({
  signedIn: first,
  context,
  api,
  line,
}) => {
  await ready(first);
  line.loseAnswers(true);
  await typeClient(first, 'Lost Answer');
  await saveClient(first);
  await says(first, 'Kept on this phone');
  await expect(strip(first)).toBeVisible();
  // Begun, and the tab is gone before it ends.
  line.slow(20_000);
  await typeClient(first, 'Killed Tab');
  await saveClient(first);
  await expect.poll(() => new Set(line.changes.map(({ key }) => key)).size).toBe(2);
  await first.close();
  line.slow(0);
  line.loseAnswers(false);
  const page = await context.newPage();
  await page.goto('/clients');
  await expect
    .poll(async () => (await api.call(routes.clients.list, {})).map(({ name }) => name).toSorted())
    .toEqual(['Killed Tab', 'Lost Answer']);
  await allSent(page);
  const keys = new Set(line.changes.map(({ key }) => key));
  expect(keys.size).toBe(2);
  expect(line.changes.length).toBeGreaterThan(2);
});
