import { expect } from '@playwright/test';
import { lineTo } from './fixtures/line.ts';
import { services, test } from './fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

test('keeps a page for when the line is cut', { tag: '@one-size' }, async ({ page }) => {
  const { origin, cut } = await lineTo(services().app);
  try {
    await page.goto(origin);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!navigator.serviceWorker.controller)
        await new Promise((taken) =>
          navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true }),
        );
    });
    await cut();
    await page.goto(`${origin}/jobs`);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  } finally {
    await cut();
  }
});
