import { expect } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/test.ts';

test.use({ trial: false });

for (const [path, heading] of [
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy notice'],
  ['/contact', 'Contact'],
] as const) {
  test(`${path} is there for everybody`, { tag: '@one-size' }, async ({ page, signedIn, context }) => {
    await signedIn.goto(path);
    await expect(signedIn.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expectAccessible(signedIn);
    await context.clearCookies();
    await page.goto('/');
    await page.getByRole('link', { name: heading.split(' ')[0] ?? '' }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}
