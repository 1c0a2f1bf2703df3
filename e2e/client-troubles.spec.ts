import { expect, type Page } from '@playwright/test';
import { noRecords } from './fixtures/no-records.ts';
import { ours } from './fixtures/ours.ts';
import { said, shown } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('says why a list won’t come, and carries on when it does', {
  tag: '@one-size',
}, async ({ signedIn: page, context }) => {
  const answer = (status: number) =>
    page.route('**/api/clients', (route) =>
      route.fulfill({ status, headers: ours, json: { message: 'Unauthorized' } }),
    );
  await noRecords(page);
  await answer(401);
  await page.route('**/api/auth/user', (route) => route.abort('internetdisconnected'));
  await page.goto('/clients');
  await shown(page, 'something went wrong');
  await context.setOffline(true);
  await expect(page.getByText('You’re offline. Everything you saved is safe.')).toBeVisible();
  await page.unroute('**/api/auth/user');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Client Management' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/api/login?to=%2Fclients',
  );
  await answer(500);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Client Management' })).toBeVisible();
  await page.unroute('**/api/clients');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('No clients found')).toBeVisible();
  await page.route('**/api/clients', (route) => route.fulfill({ headers: ours, json: [null] }));
  await page.reload();
  await shown(page, 'something went wrong');
  await expect(page.getByText('We couldn’t show this page. Everything you saved is safe.')).toBeVisible();
  await page.unroute('**/api/clients');
  await page.getByRole('button', { name: 'Reload Page' }).click();
  await expect(page.getByText('No clients found')).toBeVisible();

  await page.getByRole('button', { name: 'Add Client' }).click();
  await dialog(page).getByLabel('Name').fill('G. Eliot');
  await context.clearCookies();
  // The page leaves half a second after it says so, so the test listens before it presses.
  const loggedOut = said(page, 'logged out');
  await dialog(page).getByRole('button', { name: 'Create Client' }).click();
  await loggedOut;
  await expect(page.getByLabel('Email')).toBeVisible();
});
