import { expect } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { allSent, strip, test } from './fixtures/cellar.ts';
import { isKept } from './fixtures/device.ts';
import { dialog, ready, saveClient, typeClient } from './fixtures/offline-client.ts';

const portal = { contentType: 'text/html', body: '<!doctype html><h1>Sign in to Café Wi-Fi</h1>' };
const portals = [
  ...[200, 403, 404, 500, 511].map((status) => ({ ...portal, status })),
  // To its own page, on the same origin as a portal that takes over the name.
  { status: 302, headers: { location: '/offline.html' } },
];
const json = (status: number) => ({
  status,
  contentType: 'application/json',
  body: '{"message":"Not Found","issues":[{"path":"name","message":"No"}]}',
});
/** Answers on which the app would sign out, lock, ask the user, give up, retry or finish, if they came from our server. */
const proxies = [200, 401, 402, 403, 404, 409, 410, 422, 500].map(json);

test('takes nothing for an answer that is not the service’s, whatever its status', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await api.call(routes.clients.create, { body: { name: 'Hardy' } });
  await ready(page);
  await expect(page.getByRole('link', { name: 'Hardy' })).toBeVisible();
  await isKept(page);
  const answers = [...portals, ...proxies];
  for (const [at, answer] of answers.entries()) {
    await page.route('**/api/**', (route) => route.fulfill(answer));
    const name = `Client ${at}`;
    await typeClient(page, name);
    await saveClient(page);
    await expect(dialog(page)).toBeHidden();
    await expect(strip(page)).toContainText('1 waiting');
    await expect(strip(page)).toContainText(
      portals.includes(answer as never) ? 'This network wants you to sign in' : 'Offline',
    );
    // Still signed in, with every row, and nothing was refused.
    await page.reload();
    await expect(page.getByRole('link', { name: 'Hardy' })).toBeVisible();
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expect(strip(page)).not.toContainText('needs you');
    await page.unroute('**/api/**');
    await allSent(page);
  }
  const names = (await api.call(routes.clients.list, {})).map((client) => client.name);
  expect(names.toSorted()).toEqual(['Hardy', ...answers.map((_, at) => `Client ${at}`)].toSorted());
});
