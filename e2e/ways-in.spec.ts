import { expect } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { hold } from './fixtures/hold.ts';
import { shown } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

test('opens each address signed in, signed out, as an admin, or not at all', {
  tag: '@one-size',
}, async ({ signedIn: page }) => {
  await test.step('the landing page makes room for the app, its look included', async () => {
    await page.goto('/');
    await expect(page.getByText('Welcome back, Robin!')).toBeVisible();
    await expect(page.locator('script[data-page=landing]')).toHaveAttribute('data-styles', /^\S+\.css$/);
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
  });
  await test.step('the admin’s place is closed to everybody else', async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
    await page.goto('/admin');
    await shown(page, 'access denied');
    await expectAccessible(page);
  });
  await test.step('a place that is not there says so', async () => {
    await page.goto('/nowhere');
    await shown(page, 'page not found');
    await expectAccessible(page);
  });
  await test.step('a place says what it is before its code has come', async () => {
    const arrive = await hold(page, '**/assets/shell-*.js');
    await page.goto('/receipts', { waitUntil: 'commit' });
    await expect(page.getByText('VAT Receipts')).toBeVisible();
    arrive();
    await expect(page.getByRole('heading', { level: 1, name: 'VAT Receipts' })).toBeVisible();
  });
  await test.step('a session that ended says so and keeps the place', async () => {
    const cookies = await page.context().cookies();
    await page.context().clearCookies({ name: '__Host-fettle' });
    await page.goto('/clients?q=Hall');
    await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
    await expect(page).toHaveTitle(/^You’re signed out/);
    const signIn = page.getByRole('link', { name: 'Sign In' });
    await expect(signIn).toHaveAttribute('href', '/api/login?to=%2Fclients%3Fq%3DHall');
    await expectAccessible(page);
    await page.context().addCookies(cookies);
  });
  await test.step('signing out ends at the landing page', async () => {
    await page.goto('/api/logout');
    await expect(page.getByRole('link', { name: 'Start Free Trial' }).first()).toBeVisible();
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  });
  await test.step('signed out, a place is not found or asks to sign in', async () => {
    const signIn = page.getByRole('link', { name: 'Sign In' });
    await page.goto('/clients');
    await shown(page, 'page not found');
    await expect(signIn).toHaveAttribute('href', /^\/api\/login\?to=/);
    await page.goto('/inventory');
    await expect(page.getByRole('heading', { name: 'Inventory Management' })).toBeVisible();
    await expect(signIn).toHaveAttribute('href', '/api/login?to=%2Finventory');
    await expectAccessible(page);
  });
  await test.step('the sign-in error pages explain themselves', async () => {
    await page.goto('/auth-debug?error=access_denied&error_description=No');
    await expect(page.getByText('access_denied', { exact: true })).toBeVisible();
    await expectAccessible(page);
    // The clock is fixed, because a busy machine may look late during a countdown of half a minute.
    await page.clock.setFixedTime(Date.now());
    await page.goto('/auth-retry');
    await expect(page.getByText('You can try again in 30 seconds')).toBeVisible();
    await page.clock.setFixedTime(Date.now() + 12_000);
    await expect(page.getByText(/You can try again in 1[678] seconds/)).toBeVisible();
    await expectAccessible(page);
  });
});

test('loads its page anew where the script that it names is gone', { tag: '@one-size' }, async ({
  signedIn: page,
}) => {
  // As a page cached from the last release would find it, at the worst moment: the boot script arrives after the failure.
  const isGone = page.waitForResponse((response) => response.status() === 404);
  await page.route('**/assets/app-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.route('**/assets/boot-*.js', async (route) => {
    await isGone;
    await route.continue();
  });
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
});
