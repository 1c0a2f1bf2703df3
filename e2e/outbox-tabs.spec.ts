import { expect } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { allSent, outboxIsHere, strip, test } from './fixtures/cellar.ts';
import { keysOf } from './fixtures/device.ts';
import { dialog, ready, saveClient, typeClient } from './fixtures/offline-client.ts';

test('sends each change once from two tabs, and what a closed tab had begun', {
  tag: '@one-size',
}, async ({ signedIn: page, context, api, line }) => {
  await ready(page);
  const other = await context.newPage();
  await ready(other);
  await expect(other.getByText('No clients found')).toBeVisible();
  await line.cut();
  for (const name of ['One', 'Two']) {
    await typeClient(page, name);
    await saveClient(page);
    await expect(dialog(page)).toBeHidden();
  }
  await expect(strip(other)).toContainText('2 waiting');
  await expect(other.getByRole('link', { name: 'Two' })).toBeVisible();
  await line.mend();
  await allSent(page);
  await allSent(other);
  expect(line.changes).toHaveLength(2);
  expect(await api.call(routes.clients.list, {})).toHaveLength(2);
  await expect(other.getByRole('link', { name: 'Two' })).toBeVisible();

  await line.cut();
  await typeClient(page, 'Mrs Waiting');
  await saveClient(page);
  await expect(strip(page)).toContainText('1 waiting');
  await page.addInitScript(() => {
    const free = new Promise((resolve) => addEventListener('let-read', resolve));
    const { getAll } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.getAll = function (...given) {
      const request = getAll.apply(this, given);
      if (this.name === 'mutations') {
        const listen = request.addEventListener.bind(request);
        request.addEventListener = (type: string, hears: EventListenerOrEventListenerObject) =>
          listen(type, (event) => free.then(() => (typeof hears === 'function' ? hears(event) : undefined)));
      }
      return request;
    };
  });
  await page.goto('/jobs?new=1');
  await dialog(page).getByLabel('Client').fill('Mrs Waiting');
  const options = page.getByRole('listbox', { name: 'Choices' }).getByRole('option');
  await expect(page.getByRole('listbox')).toBeAttached();
  await expect(options).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('let-read')));
  await expect(options).toHaveCount(1);
  await expect(options).not.toContainText('Add “');

  await line.mend();
  await allSent(other);
  await other.route('**/api/clients', () => undefined);
  await typeClient(other, 'Closed Tab');
  await saveClient(other);
  await expect.poll(() => keysOf(other, 'mutations')).toHaveLength(1);
  const third = await context.newPage();
  await ready(third);
  await outboxIsHere(third);
  await expect(strip(third)).toBeHidden();
  expect(await api.call(routes.clients.list, {})).toHaveLength(3);
  await other.close();
  await expect
    .poll(() => api.call(routes.clients.list, {}))
    .toMatchObject([{ name: 'Closed Tab' }, {}, {}, {}]);
  await allSent(third);
});
