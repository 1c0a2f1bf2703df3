import { expect } from '@playwright/test';
import type { User } from '../shared/auth/user.ts';
import { strip } from './fixtures/cellar.ts';
import { keysOf, leaveUnsent } from './fixtures/device.ts';
import { test } from './fixtures/test.ts';

test('shows what waits when its code or its database comes late', {
  tag: '@one-size',
}, async ({ signedIn: page }) => {
  const known = page.waitForResponse('**/api/auth/user');
  await page.goto('/dashboard');
  const { id } = (await (await known).json()) as User;
  // Once there are records, the app has opened its database.
  await expect.poll(() => keysOf(page, 'records', id)).not.toEqual([]);
  await leaveUnsent(page, id, 2);
  let isCut = true;
  await page.route(/\/assets\/start-outbox[^?]*$/, (route) => {
    return isCut ? route.abort() : route.continue();
  });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('start-outbox'));
  await page.reload();
  await failed;
  isCut = false;
  await expect(strip(page)).toContainText('2 need you');

  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (this: IDBFactory, ...named) {
      if (!sessionStorage.getItem('mended')) {
        const asked = performance.getEntriesByType('resource').map(({ name }) => name);
        if (asked.some((name) => name.includes('start-outbox')))
          document.documentElement.dataset.refused = '';
        throw new DOMException('Internal error', 'UnknownError');
      }
      return open.apply(this, named);
    };
  });
  await page.reload();
  await expect(page.locator('html[data-refused]')).toBeAttached();
  await page.evaluate(() => sessionStorage.setItem('mended', '1'));
  await expect(strip(page)).toContainText('2 need you');
});
