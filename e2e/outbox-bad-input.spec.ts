import { expect } from '@playwright/test';
import { newId } from '../shared/ids.ts';
import { routes } from '../shared/routes.ts';
import { strip, test } from './fixtures/cellar.ts';
import { leaveOld } from './fixtures/device.ts';
import { dialog, ready, saveClient, typeClient } from './fixtures/offline-client.ts';

/** Input that doesn't come from this build of the app, or comes at the wrong time. */

test('asks about changes no route takes, and makes ids by the server’s clock', {
  tag: '@one-size',
}, async ({ signedIn: page, api, line }) => {
  const before = await api.call(routes.clients.create, { body: { name: 'Before' } });
  const { id: userId } = await api.call(routes.auth.user, {});
  const fit = newId();
  await page.addInitScript(() => {
    const ahead = 3 * 24 * 60 * 60 * 1000;
    const now = Date.now;
    Date.now = () => now() + ahead;
  });
  await ready(page);
  await typeClient(page, 'New');
  await line.cut();
  await saveClient(page);
  await expect(strip(page)).toContainText('1 waiting');
  await leaveOld(page, userId, [
    { route: 'POST /api/customers', id: 1, key: 'a', body: { title: 'Gone' } },
    { route: 'POST /api/clients', id: 2, key: 'b', body: { surname: 'Unfit', title: 'Unfit' } },
    { route: 7, body: { title: 'Strange' } },
    { route: 'POST /api/clients', id: fit, key: 'c', body: { id: fit, name: 'Fit' } },
  ]);
  await page.reload();
  await line.mend();
  await expect(strip(page)).toContainText('3 need you');
  await line.cut();
  await page.reload();
  await expect(strip(page)).toContainText('Offline · 3 need you');
  await line.mend();
  await expect(strip(page)).toHaveText(/^3 need you/);
  await strip(page).getByRole('link', { name: 'Show' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Gone' })).toBeVisible();
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Strange' })).toContainText(
    'A different version of Fettle saved this',
  );
  await dialog(page)
    .getByRole('listitem')
    .filter({ hasText: 'Unfit' })
    .getByRole('button', { name: 'Discard this one' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard this one' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Unfit' })).toBeHidden();
  await expect
    .poll(() => api.call(routes.clients.list, {}))
    .toMatchObject([{ name: 'New' }, { name: 'Fit' }, { name: 'Before' }]);
  const after = await api.call(routes.clients.create, { body: { name: 'After' } });
  const { id = 0 } = (await api.call(routes.clients.list, {})).find(({ name }) => name === 'New') ?? {};
  expect(id).toBeGreaterThan(before.id);
  expect(id).toBeLessThan(after.id);
});
