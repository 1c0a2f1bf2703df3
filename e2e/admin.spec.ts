import { expect, type Page } from '@playwright/test';
import type { AdminUser } from '../shared/admin/contract.ts';
import { adminUser } from '../shared/admin/testing/user.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { ours } from './fixtures/ours.ts';
import { shown } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

const admin = { email: 'admin@example.com', name: 'Alex Admin' };
const figure = (page: Page, name: string) =>
  page.locator('dl > div', { hasText: name }).locator('dd').first();

const user = (at: number, facts: Partial<AdminUser> = {}): AdminUser =>
  adminUser({
    id: `local-${at}`,
    email: `person${at}@example.com`,
    firstName: 'Person',
    lastName: `No ${at}`,
    ...facts,
  });
const trial = (ends: number) => ({
  trialStartDate: '2026-01-01T12:00:00.000Z',
  trialEndDate: new Date(Date.now() + ends).toISOString(),
  isTrialActive: true,
});
const hour = 60 * 60 * 1000;

/** A business with this many users; the first few cover every kind. */
const withUsers = (page: Page, count: number) => {
  const all = [
    user(1, { ...trial(-hour), stripeSubscriptionId: 'sub_45678901234567890123' }),
    user(2, trial(25 * hour)),
    user(3, trial(-hour)),
    ...Array.from({ length: count - 3 }, (_, at) => user(at + 4)),
  ];
  return page.route('**/api/admin/users*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const more = from + 200 < all.length;
    return route.fulfill({
      json: all.slice(from, from + 200),
      headers: { ...ours, ...(more && { Link: `</api/admin/users?cursor=${from + 200}>; rel="next"` }) },
    });
  });
};

test.describe('for the admin', () => {
  test.use({ person: async ({ browserName: _ }, use) => use(admin), trial: false });

  test('leads to the list of all users and shows each one’s details', async ({
    signedIn: page,
    isMobile,
  }) => {
    await page.goto(isMobile ? '/admin' : '/subscription');
    if (!isMobile) await page.getByRole('link', { name: 'Admin' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Dashboard', level: 1 })).toBeVisible();
    const search = page.getByLabel('Search by email or name');
    await search.fill('admin@');
    await page.getByRole('button', { name: 'View Details: admin@example.com' }).click();
    await expect(page.getByRole('dialog')).toContainText('admin@example.com');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await withUsers(page, 4);
    await page.reload();
    await expect(figure(page, 'Total Users')).toHaveText('4');
    await search.fill('');
    await expect(page.getByRole('button', { name: /^View Details/ })).toHaveCount(4);
    if (!isMobile) {
      await expect(page.getByRole('columnheader')).toHaveText([
        ...['User', 'Email', 'Status', 'Trial Info', 'Subscription', 'Created', 'Actions'],
      ]);
      await expect(page.getByRole('cell', { name: 'sub_4567890123456789...' })).toBeVisible();
    }
    await expectAccessible(page);
  });

  test('holds two thousand accounts with their states, finds one, or says why none came', {
    tag: '@one-size',
  }, async ({ signedIn: page }) => {
    await page.route('**/api/admin/users*', (route) =>
      route.fulfill({ status: 500, headers: ours, json: { message: 'Oh dear' } }),
    );
    await page.goto('/admin');
    await shown(page, 'users not loaded', '500: Oh dear');
    await page.unroute('**/api/admin/users*');
    await withUsers(page, 2000);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(figure(page, 'Total Users')).toHaveText('2,000');
    await expect(figure(page, 'Subscribed')).toHaveText('1');
    await expect(figure(page, 'Active Trials')).toHaveText('1');
    await expect(figure(page, 'New Users')).toHaveText('1,997');
    const main = page.getByRole('main');
    for (const words of [
      'Active Trial',
      'Trial Expired',
      'New User',
      '2 days left',
      'Expired',
      'Nov 9, 2026',
    ])
      await expect(main.getByText(words).first()).toBeVisible();
    const details = page.getByRole('button', { name: /^View Details/ });
    expect(await details.count()).toBeLessThan(60);
    const search = page.getByLabel('Search by email or name');
    await search.fill('nobody');
    await expect(page.getByText('No users found')).toBeVisible();
    await search.fill('no 1999');
    await expect(details).toHaveCount(1);
    await search.fill('person1@');
    await page.getByRole('button', { name: 'View Details: person1@example.com' }).click();
    await expect(page.getByRole('dialog')).toContainText('sub_45678901234567890123');
  });
});
