import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type Api, apiFor } from '../local/testing/api-client.ts';
import { routes } from '../shared/routes.ts';
import { allSent, strip, test } from './fixtures/cellar.ts';
import type { Line } from './fixtures/line.ts';
import { dialog, ready, saveClient } from './fixtures/offline-client.ts';
import { giveCookies, services } from './fixtures/test.ts';

const tag = '@one-size';
const { clients } = routes;

const stayedOpen = async ({
  page,
  context,
  api,
  line,
}: {
  page: Page;
  context: BrowserContext;
  api: Api;
  line: Line;
}) => {
  const email = `${randomUUID().slice(0, 13)}@example.com`;
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
  // A page that has just come does not say yet what waits.
  await expect.poll(() => api.call(clients.list, {})).toMatchObject([{ name: 'Mrs Private' }]);
  await allSent(tab);
  await expect(tab.getByRole('link', { name: 'Mrs Private' })).toBeVisible();
  expect(await other.call(clients.list, {})).toEqual([]);
};

const nothing = 'sends nothing of one person by the session of another, though a tab of theirs stayed open';

test(nothing, { tag }, async ({ signedIn: page, context, api, line }) => {
  await stayedOpen({ page, context, api, line });
});

test(`${nothing} and heard nothing of it`, { tag }, async ({ signedIn: page, context, api, line }) => {
  await page.addInitScript(() => {
    const { addEventListener } = BroadcastChannel.prototype;
    BroadcastChannel.prototype.addEventListener = function (...given: Parameters<typeof addEventListener>) {
      if (this.name !== 'fettle-user') addEventListener.apply(this, given);
    };
  });
  await stayedOpen({ page, context, api, line });
});
