import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type Api, apiFor } from '../local/testing/api-client.ts';
import { routes } from '../shared/routes.ts';
import { allSent, strip, test } from './fixtures/cellar.ts';
import { dialog, ready, saveClient } from './fixtures/offline-client.ts';
import { giveCookies, services } from './fixtures/test.ts';

const { clients } = routes;

test('never sends one person’s changes in another’s session', {
  tag: '@one-size',
}, async ({ signedIn, context, api, line }) => {
  const email = `${randomUUID().slice(0, 13)}@example.com`;
  const other = await apiFor(services(), email, 'Sam Example');
  const signIn = async ({ cookie }: Api) => {
    await context.clearCookies();
    await giveCookies(context, services().app, cookie);
  };
  await other.call(routes.subscription.startTrial, {});
  const names = async () => (await api.call(clients.list, {})).map(({ name }) => name);
  const stayedOpen = async (page: Page, name: string) => {
    await ready(page);
    await line.cut();
    await page.goto('/clients?new=1');
    await dialog(page).getByLabel('Name').fill(name);
    await saveClient(page);
    await expect(strip(page)).toContainText('1 waiting');
    await signIn(other);
    await line.mend();
    const tab = await context.newPage();
    await tab.goto('/clients');
    await expect(tab.getByText('No clients found')).toBeVisible();
    // The tab left open switches to the other user on its own, and shows nothing of the last one.
    await expect(page.getByText('No clients found')).toBeVisible();
    await expect(page.getByText(name)).toHaveCount(0);
    await expect(strip(page)).toBeHidden();
    expect(await other.call(clients.list, {})).toEqual([]);
    expect(await names()).not.toContain(name);

    await signIn(api);
    await tab.goto('/clients');
    // A page that has just loaded doesn't show its queue yet, so ask the server first.
    await expect.poll(names).toContain(name);
    await allSent(tab);
    await expect(tab.getByRole('link', { name })).toBeVisible();
    expect(await other.call(clients.list, {})).toEqual([]);
    await tab.close();
  };
  await stayedOpen(signedIn, 'Mrs Private');
  await signedIn.close();

  const deaf = await context.newPage();
  await deaf.addInitScript(() => {
    const { addEventListener } = BroadcastChannel.prototype;
    BroadcastChannel.prototype.addEventListener = function (...given: Parameters<typeof addEventListener>) {
      if (this.name !== 'fettle-user') addEventListener.apply(this, given);
    };
  });
  await stayedOpen(deaf, 'Mrs Secret');
});
