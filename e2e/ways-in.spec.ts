import { expect } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { hold } from './fixtures/hold.ts';
import { shown } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

test.describe('without a trial', () => {
  test.use({ trial: false });

  test('every place is the way to one, and the rest says so', { tag: '@one-size' }, async ({
    signedIn: page,
  }) => {
    for (const path of ['/', '/dashboard', '/clients', '/invoices', '/settings']) {
      await page.goto(path);
      await shown(page, 'start your trial');
    }
  });
});

test('a place that is not there says so, signed in or not', { tag: '@one-size' }, async ({
  page,
  signedIn,
}) => {
  await signedIn.goto('/nowhere');
  await shown(page, 'page not found');
  await expectAccessible(page);
  await page.context().clearCookies();
  await page.goto('/clients');
  await shown(page, 'page not found');
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', /^\/api\/login\?to=/);
});

test('signing out ends at the landing page', { tag: '@one-size' }, async ({ signedIn: page }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('Welcome back, Robin!')).toBeVisible();
  await page.goto('/api/logout');
  await expect(page.getByRole('link', { name: 'Start Free Trial' }).first()).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('the sign-in error pages explain themselves', { tag: '@one-size' }, async ({ page }) => {
  await page.goto('/auth-debug?error=access_denied&error_description=No');
  await expect(page.getByText('access_denied', { exact: true })).toBeVisible();
  await expectAccessible(page);
  // Half a minute is counted down, which a busy machine may take to look.
  await page.clock.setFixedTime(Date.now());
  await page.goto('/auth-retry');
  await expect(page.getByText('You can try again in 30 seconds')).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 12_000);
  await expect(page.getByText(/You can try again in 1[678] seconds/)).toBeVisible();
  await expectAccessible(page);
});

test('a place says what it is before its code has come', { tag: '@one-size' }, async ({ signedIn: page }) => {
  const arrive = await hold(page, '**/assets/shell-*.js');
  await page.goto('/receipts', { waitUntil: 'commit' });
  await expect(page.getByText('VAT Receipts')).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'VAT Receipts' })).toBeVisible();
});
