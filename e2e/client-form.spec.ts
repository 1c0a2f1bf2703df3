import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { allSent, outboxIsHere, strip } from './fixtures/cellar.ts';
import { changedElsewhere, said, says } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('loses nothing typed into a client: asks first, waits offline, shows both versions', {
  tag: '@one-size',
}, async ({ signedIn: page, context, api }) => {
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Add Client' }).click();
  const name = dialog(page).getByLabel('Name');
  await name.fill('G. Eliot');
  await page.goBack();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('Discard your changes?')).toBeVisible();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('G. Eliot');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/clients');

  await page.getByRole('button', { name: 'Add Client' }).click();
  await name.fill('Hardy');
  await dialog(page).getByLabel('Phone').fill('01632 960003');
  await outboxIsHere(page);
  await context.setOffline(true);
  await dialog(page).getByRole('button', { name: 'Create Client' }).click();
  await says(page, 'Saved on this phone');
  await expect(dialog(page)).toBeHidden();
  const link = page.getByRole('link', { name: 'Hardy', exact: true });
  await expect(link).toBeVisible();
  await expect(strip(page)).toContainText('Offline · 1 waiting');
  await context.setOffline(false);
  await allSent(page);
  const [id = 0, ...more] = (await api.call(routes.clients.list, {})).map((client) => client.id);
  expect(more).toEqual([]);

  await page.goto(`/clients?edit=${id}`);
  await dialog(page).getByLabel('Phone').fill('01632 960004');
  await api.call(routes.clients.update, {
    params: { id },
    body: { name: 'Hardy & Sons', phone: '01632 960009' },
  });
  await dialog(page).getByRole('button', { name: 'Update Client' }).click();
  await said(page, 'client not updated', `: ${changedElsewhere}`);
  await expect(dialog(page).getByRole('row', { name: 'Name Hardy Hardy & Sons' })).toBeVisible();
  await expect(dialog(page).getByRole('row', { name: 'Phone 01632 960004 01632 960009' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Use the saved one' }).click();
  await expect(name).toHaveValue('Hardy & Sons');
  await dialog(page).getByLabel('Phone').fill('01632 960005');
  await dialog(page).getByRole('button', { name: 'Update Client' }).click();
  await said(page, 'client updated');
  expect(await api.call(routes.clients.get, { params: { id } })).toMatchObject({
    name: 'Hardy & Sons',
    phone: '01632 960005',
  });
});
