import { expect } from '@playwright/test';
import { apiWith } from '../local/testing/api-client.ts';
import { signIn } from '../local/testing/sign-in.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { ours } from './fixtures/ours.ts';
import { says } from './fixtures/said.ts';
import { services, test } from './fixtures/test.ts';

test('shows where somebody is signed in, and signs them out there', { tag: '@one-size' }, async ({
  signedIn: page,
  person,
}) => {
  const cookie = await signIn(services(), person.email, person.name);
  const elsewhere = apiWith(services().app, cookie);
  await page.goto('/settings#profile');
  const rows = page.getByRole('listitem').filter({ hasText: /This device|Last used/ });
  // The most recently used comes first.
  const last = rows.first();
  await expect(last).toBeVisible();
  const before = await rows.count();
  await expectAccessible(page);
  await last.getByRole('button', { name: /^Sign out / }).click();
  await says(page, 'Signed out');
  await expect(rows).toHaveCount(before - 1);
  expect((await elsewhere.answer(routes.auth.user)).status).toBe(401);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('asks who somebody is before another account is paid into, and keeps what they typed', {
  tag: '@one-size',
}, async ({ signedIn: page, api, person }) => {
  const first = { accountName: 'R Example', sortCode: '12-34-56', accountNumber: '12345678' };
  await api.call(routes.settings.updateBusiness, { body: first });
  const detail = 'For your security, sign in again to do this';
  await page.route('**/api/settings/business', (route) =>
    route.fulfill({ status: 403, headers: ours, json: { code: 'sign_in_again', message: detail } }),
  );
  await page.goto('/settings#business');
  const account = page.getByLabel('Account Number');
  await account.fill('87654321');
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByText('For your security, sign in again to change this.').first()).toBeAttached();
  await page.unroute('**/api/settings/business');
  await page.getByRole('button', { name: 'Sign In' }).click();
  // The identity provider asks again although it knows them.
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/settings#business$/);
  await expect(account).toHaveValue('87654321');
  await page.getByRole('button', { name: /^Save/ }).first().click();
  // The session of the test's API client has ended too, so ask from the page.
  const saved = () =>
    page.evaluate(async () => (await (await fetch('/api/auth/user')).json()).business.accountNumber);
  await expect.poll(saved).toBe('87654321');
});
