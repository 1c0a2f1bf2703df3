import { expect } from '@playwright/test';
import { apiWith } from '../local/testing/api-client.ts';
import { signIn } from '../local/testing/sign-in.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
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
  // The last used comes first.
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
