import { expect } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { says } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

test('a private calendar address is made, copied, made anew and ended in the settings', {
  tag: '@one-size',
}, async ({ signedIn: page, api, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/settings#calendar-feed');
  const part = page.locator('#calendar-feed');
  await expect(part.getByText('Google takes 8 to 24 hours')).toBeVisible();
  expect(await api.call(routes.calendar.feed, {})).toMatchObject({ exists: false });
  await part.getByRole('button', { name: 'Create Link' }).click();
  const address = part.getByLabel('Your calendar link');
  await expect(address).toHaveValue(/\/api\/calendar\/[\w-]{43}\.ics$/);
  const first = await address.inputValue();
  await expect(part.getByRole('link', { name: 'Add to Calendar' })).toHaveAttribute(
    'href',
    first.replace('http:', 'webcal:'),
  );
  await part.getByRole('button', { name: 'Copy' }).click();
  await says(page, 'Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await expectAccessible(page);
  await page.reload();
  await expect(part.getByText('We don’t show the link again.')).toBeVisible();
  await part.getByRole('button', { name: 'New Link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'New Link' }).click();
  await expect(address).not.toHaveValue(first);
  await expect(address).toBeVisible();
  const second = await address.inputValue();
  expect((await page.request.get(first)).status()).toBe(410);
  expect((await page.request.get(second)).status()).toBe(200);
  await part.getByRole('button', { name: 'Turn Off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn Off' }).click();
  await says(page, 'Calendar link turned off');
  await expect(part.getByRole('button', { name: 'Create Link' })).toBeVisible();
  expect((await page.request.get(second)).status()).toBe(410);
});
