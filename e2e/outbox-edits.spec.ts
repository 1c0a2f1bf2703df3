import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { allSent, outboxIsHere, strip, test } from './fixtures/cellar.ts';
import { isKept } from './fixtures/device.ts';
import { loseNext } from './fixtures/lose-next.ts';
import { dialog, ready } from './fixtures/offline-client.ts';
import { saysKeptOrDone } from './fixtures/said.ts';

const { clients } = routes;

test('applies edits to what each was made from, after a lost answer and in two tabs', {
  tag: '@one-size',
}, async ({ signedIn: page, context, api, line }) => {
  const { id } = await api.call(clients.create, {
    body: { name: 'Mrs Example', phone: '01632 960001', address: 'Old Street' },
  });
  const hardy = await api.call(clients.create, { body: { name: 'Hardy', phone: '01632 960003' } });
  await ready(page, '/clients?new=1');
  await loseNext(page, '**/api/clients', 'POST');
  const create = dialog(page).getByRole('button', { name: 'Create Client' });
  await dialog(page).getByLabel('Name').fill('G. Eliot');
  await dialog(page).getByLabel('Phone').fill('01632 960005');
  await create.click();
  // It was created but the reply was lost: it stays queued under its key.
  await saysKeptOrDone(page);
  await line.cut();
  await page.goto('/clients');
  await page.getByRole('link', { name: 'G. Eliot', exact: true }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await dialog(page).getByLabel('Name').fill('George Eliot');
  await dialog(page).getByRole('button', { name: 'Update Client' }).click();
  await expect(strip(page)).toContainText('waiting');
  await line.mend();
  await allSent(page);
  const known = [id, hardy.id];
  expect((await api.call(clients.list, {})).filter((one) => !known.includes(one.id))).toMatchObject([
    { name: 'George Eliot', phone: '01632 960005' },
  ]);

  await page.goto(`/clients?id=${id}`);
  await isKept(page);
  await line.cut();
  const open = () => page.goto(`/clients?id=${id}&edit=${id}`);
  const save = async () => {
    await dialog(page).getByRole('button', { name: 'Update Client' }).click();
    await expect(dialog(page)).toBeHidden();
  };
  await open();
  await dialog(page).getByLabel('Phone').fill('01632 960002');
  await save();
  await expect(strip(page)).toContainText('1 waiting');
  await open();
  await expect(dialog(page).getByLabel('Phone')).toHaveValue('01632 960002');
  await dialog(page).getByLabel('Address').fill('New Street');
  await save();
  await expect(strip(page)).toContainText('2 waiting');
  // Someone else meanwhile changes a field that neither changed.
  await api.call(clients.update, {
    params: { id },
    body: { name: 'Mrs Example', email: 'example@example.com' },
  });
  await strip(page).getByRole('link', { name: 'Show' }).click();
  await dialog(page).getByRole('button', { name: 'Remove Mrs Example' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Remove Mrs Example' })).toHaveCount(1);
  await line.mend();
  await page.goto(`/clients?id=${id}`);
  // A page that has just loaded doesn't show its queue yet, so ask the server first.
  await expect
    .poll(() => api.call(clients.get, { params: { id } }))
    .toMatchObject({ phone: '01632 960001', address: 'New Street', email: 'example@example.com' });
  await allSent(page);

  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/clients?id=${hardy.id}&edit=${hardy.id}`);
    await expect(dialog(tab).getByLabel('Phone')).toHaveValue('01632 960003');
    await outboxIsHere(tab);
  }
  await line.cut();
  const change = async (tab: Page, field: string, value: string) => {
    await dialog(tab).getByLabel(field).fill(value);
    await dialog(tab).getByRole('button', { name: 'Update Client' }).click();
    await expect(dialog(tab)).toBeHidden();
  };
  await change(page, 'Phone', '01632 960004');
  // Behind an open form nothing has a role, so look for the text.
  await expect(other.getByText('1 waiting')).toBeVisible();
  await change(other, 'Address', 'New Street');
  await expect(strip(page)).toContainText('2 waiting');
  await expect(page.getByText('01632 960004').filter({ visible: true }).first()).toBeVisible();
  await line.mend();
  await allSent(page);
  expect(await api.call(clients.get, { params: { id: hardy.id } })).toMatchObject({
    ...{ phone: '01632 960004', address: 'New Street' },
  });
});
