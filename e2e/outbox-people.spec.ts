import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { type Api, apiFor } from '../local/testing/api-client.ts';
import { routes } from '../shared/routes.ts';
import { allSent, strip, test } from './fixtures/cellar.ts';
import { dialog, ready, saveClient } from './fixtures/offline-client.ts';
import { giveCookies, services } from './fixtures/test.ts';

const tag = '@one-size';
const { clients } = routes;

test('sends nothing of one person by the session of another, though a tab of theirs stayed open', {
  tag,
}, async ({ signedIn: page, context, api, line }) => {
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  const other = await apiFor(services(), email, 'Sam Example');
  const signIn = async ({ cookie }: Api) => {
    await context.clearCookies();
    await giveCookies(context, services().app, cookie);
  };
  await other.call(routes.subscription.startTrial, {});
  await ready(page);
  await line.cut();
  await page.goto('/clients?new=1');
  await dialog(page).getByLabel('Name').fill('Mrs Private');
  await saveClient(page);
  await expect(strip(page)).toContainText('1 waiting');
  await signIn(other);
  await line.mend();
  const tab = await context.newPage();
  await tab.goto('/clients');
  await expect(tab.getByText('No clients found')).toBeVisible();
  // The tab that was left open is the other's by itself, and shows nothing of who was there.
  await expect(page.getByText('No clients found')).toBeVisible();
  await expect(page.getByText('Mrs Private')).toHaveCount(0);
  await expect(strip(page)).toBeHidden();
  expect(await other.call(clients.list, {})).toEqual([]);
  expect(await api.call(clients.list, {})).toEqual([]);

  await signIn(api);
  await tab.goto('/clients');
  await allSent(tab);
  await expect(tab.getByRole('link', { name: 'Mrs Private' })).toBeVisible();
  expect(await api.call(clients.list, {})).toMatchObject([{ name: 'Mrs Private' }]);
  expect(await other.call(clients.list, {})).toEqual([]);
});
