import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { allSent, outboxIsHere, strip } from './fixtures/cellar.ts';
import { changedElsewhere, said, says } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('shows both versions when a client was changed elsewhere', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const { id } = await api.call(routes.clients.create, { body: { name: 'Hardy', phone: '01632 960003' } });
  await page.goto(`/clients?edit=${id}`);
  await dialog(page).getByLabel('Phone').fill('01632 960004');
  await api.call(routes.clients.update, { params: { id }, body: { name: 'Hardy & Sons' } });
  await dialog(page).getByRole('button', { name: 'Update Client' }).click();
  await said(page, 'client not updated', `: ${changedElsewhere}`);
  await expect(dialog(page).getByRole('row', { name: 'Name Hardy Hardy & Sons' })).toBeVisible();
  await expect(dialog(page).getByRole('row', { name: 'Phone 01632 960004 01632 960003' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Use the saved one' }).click();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Hardy & Sons');
  await dialog(page).getByLabel('Phone').fill('01632 960005');
  await dialog(page).getByRole('button', { name: 'Update Client' }).click();
  await said(page, 'client updated');
  expect(await api.call(routes.clients.get, { params: { id } })).toMatchObject({
    name: 'Hardy & Sons',
    phone: '01632 960005',
  });
});

test('keeps a client on the phone when there is no connection, and creates it once', {
  tag: '@one-size',
}, async ({ signedIn: page, context, api }) => {
  await page.goto('/clients?new=1');
  await dialog(page).getByLabel('Name').fill('G. Eliot');
  await expect(page.getByRole('dialog')).toBeVisible();
  await outboxIsHere(page);
  await context.setOffline(true);
  await dialog(page).getByRole('button', { name: 'Create Client' }).click();
  await says(page, 'Kept on this phone');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'G. Eliot' })).toBeVisible();
  await expect(strip(page)).toContainText('No signal · 1 waiting');
  await context.setOffline(false);
  await allSent(page);
  expect(await api.call(routes.clients.list, {})).toMatchObject([{ name: 'G. Eliot' }]);
});

test('asks before throwing away what was typed', { tag: '@one-size' }, async ({ signedIn: page }) => {
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Add Client' }).click();
  await dialog(page).getByLabel('Name').fill('G. Eliot');
  await page.goBack();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('Discard your changes?')).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('G. Eliot');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/clients');
});

test('says only the sentence when the server itself failed, and covers no button with it', async ({
  signedIn: page,
  api,
}) => {
  const { id } = await api.call(routes.clients.create, { body: { name: 'Hardy' } });
  await page.goto(`/clients?edit=${id}`);
  await dialog(page).getByLabel('Name').fill('Hardy & Sons');
  await page.route('**/api/clients/*', (route) => route.fulfill({ status: 500, json: { message: 'Oh' } }));
  await dialog(page).getByRole('button', { name: 'Update Client' }).click();
  await said(page, 'client not updated');
  for (const name of ['Close', 'Cancel', 'Update Client'])
    await dialog(page).getByRole('button', { name }).click({ trial: true });
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Hardy & Sons');
  await page.goto('/clients?new=1');
  await page.route('**/api/clients', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { message: 'Oh' } })
      : route.fallback(),
  );
  await dialog(page).getByLabel('Name').fill('G. Eliot');
  await dialog(page).getByRole('button', { name: 'Create Client' }).click();
  await said(page, 'client not created');
  await expect(dialog(page).getByLabel('Name')).toHaveValue('G. Eliot');
});
