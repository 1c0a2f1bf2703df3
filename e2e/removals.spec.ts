import { expect } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { allSent, strip, test } from './fixtures/cellar.ts';
import { misfitsWhenSmall } from './fixtures/fits.ts';
import { dialog, ready } from './fixtures/offline-client.ts';

test('asks again before it deletes what somebody has changed since', {
  tag: '@one-size',
}, async ({ signedIn: page, api, line }) => {
  const add = (name: string) => api.call(routes.clients.create, { body: { name, phone: '01632 960003' } });
  const [hardy, eliot] = [await add('Hardy'), await add('Eliot')];
  const call = (id: number, name: string, phone: string) =>
    api.call(routes.clients.update, { params: { id }, body: { name, phone } });
  const remove = async (name: string) => {
    await page.goto('/clients');
    await page.getByRole('link', { name, exact: true }).click();
    await line.cut();
    await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(strip(page)).toBeVisible();
  };
  const row = (name: string) => page.getByRole('link', { name, exact: true });
  await ready(page);
  await remove('Hardy');
  await expect(row('Hardy')).toBeHidden();
  await call(hardy.id, 'Hardy', '01632 960004');
  await line.mend();
  await expect(strip(page)).toContainText('1 needs you');
  await expect(row('Hardy')).toBeVisible();
  await strip(page).getByRole('link', { name: 'Show' }).click();
  await expect(dialog(page).getByText('01632 960003')).toBeVisible();
  await expect(dialog(page).getByText('01632 960004')).toBeVisible();
  await expectAccessible(page);
  expect(await misfitsWhenSmall(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Delete anyway' }).click();
  await expect(dialog(page).getByText('Everything’s been sent.')).toBeVisible();
  expect((await api.answer(routes.clients.get, { params: { id: hardy.id } })).status).toBe(404);

  await remove('Eliot');
  await call(eliot.id, 'Eliot', '01632 960005');
  await line.mend();
  await expect(strip(page)).toContainText('1 needs you');
  await strip(page).getByRole('link', { name: 'Show' }).click();
  await dialog(page).getByRole('button', { name: 'Keep it' }).click();
  await allSent(page);
  await page.goto('/clients');
  await expect(row('Eliot')).toBeVisible();
});

test('asks at once if it cannot delete what somebody is changing', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id } = await api.call(routes.clients.create, { body: { name: 'Hardy', phone: '01632 960003' } });
  const { id: other } = await api.call(routes.clients.create, { body: { name: 'Eliot' } });
  const row = (name: string) => page.getByRole('link', { name, exact: true });
  /** Deletes what somebody changes while the user is asked, before this page can hear of it. */
  const remove = async (of: number, name: string, phone: string) => {
    await row(name).click();
    await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
    await page.route('**/api/changes?*', (route) => route.abort());
    await api.call(routes.clients.update, { params: { id: of }, body: { name, phone } });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(dialog(page).getByText(phone)).toBeVisible();
    await page.unroute('**/api/changes?*');
  };
  await ready(page);
  await page.goto('/clients');
  await remove(id, 'Hardy', '01632 960004');
  await expect(dialog(page).getByText('01632 960003')).toBeVisible();
  await expectAccessible(page);
  expect(await misfitsWhenSmall(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Delete anyway' }).click();
  await expect(dialog(page)).toBeHidden();
  await allSent(page);
  expect((await api.answer(routes.clients.get, { params: { id } })).status).toBe(404);

  await page.goto('/clients');
  await remove(other, 'Eliot', '01632 960005');
  await dialog(page).getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog(page)).toBeHidden();
  await allSent(page);
  await page.goto('/clients');
  await expect(row('Eliot')).toBeVisible();
});
