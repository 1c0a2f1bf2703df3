import { expect } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/test.ts';

test.use({ trial: false });

const pages = [
  ['Terms', 'Terms', '/terms'],
  ['Privacy', 'Privacy notice', '/privacy'],
  ['Contact', 'Contact', '/contact'],
] as const;

test('terms, privacy and contact are there for everybody', { tag: '@one-size' }, async ({
  signedIn: page,
  context,
}) => {
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await page.goto('/contact');
  for (const [name, heading] of pages) {
    await link(name).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }
  // Inside the shell of a signed-in user the three pages are alike, so one check is enough.
  await expectAccessible(page);

  await context.clearCookies();
  await page.goto('/');
  for (const [name, , path] of pages) await expect(link(name)).toHaveAttribute('href', path);
  for (const [name, heading] of pages) {
    await link(name).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});
