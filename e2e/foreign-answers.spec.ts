import { expect } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { allSent, strip, test } from './fixtures/cellar.ts';
import { isKept } from './fixtures/device.ts';
import { dialog, ready, saveClient, typeClient } from './fixtures/offline-client.ts';

const page200 = {
  status: 200,
  contentType: 'text/html',
  body: '<!doctype html><h1>Sign in to Café Wi-Fi</h1>',
};
const json = (status: number) => ({
  status,
  contentType: 'application/json',
  body: '{"message":"Not Found","issues":[{"path":"name","message":"No"}]}',
});

test('takes nothing for an answer that is not the service’s, whatever its status', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await api.call(routes.clients.create, { body: { name: 'Hardy' } });
  await ready(page);
  await expect(page.getByRole('link', { name: 'Hardy' })).toBeVisible();
  await isKept(page);
  // Answers on which the outbox would sign out, lock, ask the user, retry or finish, if they came from our server.
  const answers = [page200, ...[401, 402, 422, 500].map(json), json(200)];
  for (const [at, answer] of answers.entries()) {
    await page.route('**/api/**', (route) => route.fulfill(answer));
    const name = `Client ${at}`;
    await typeClient(page, name);
    await saveClient(page);
    await expect(dialog(page)).toBeHidden();
    await expect(strip(page)).toContainText('1 waiting');
    await expect(strip(page)).toContainText(
      answer === page200 ? 'This network wants you to sign in' : 'Offline',
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
