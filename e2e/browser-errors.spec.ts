import { expect } from '@playwright/test';
import { test } from './fixtures/test.ts';

test('tells the service once what went wrong in the app, and nothing of a lost connection', {
  tag: '@one-size',
}, async ({ signedIn: page }) => {
  const told: unknown[] = [];
  await page.route('**/api/browser-errors', async (route) => {
    told.push(route.request().postDataJSON());
    await route.continue();
  });
  const answered = page.waitForResponse('**/api/browser-errors');
  await page.goto('/calendar');
  // It listens once the first screen has rendered.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/behind-[^/]*\.js$/.test(name)),
  );
  await page.evaluate(() => {
    const fail = () => Promise.reject(new Error('the week has no first day'));
    setInterval(() => void fail(), 50);
    setTimeout(() => void Promise.reject(new TypeError('Failed to fetch')));
  });
  expect((await answered).ok()).toBe(true);
  await expect
    .poll(() => told)
    .toEqual([
      expect.objectContaining({
        message: 'the week has no first day',
        place: '/calendar',
        stack: expect.stringContaining('Error: the week has no first day'),
      }),
    ]);
});
