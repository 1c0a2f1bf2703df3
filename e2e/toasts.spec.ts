import { expect } from '@playwright/test';
import type { User } from '../shared/auth/user.ts';
import { strip } from './fixtures/cellar.ts';
import { isKept, leaveUnsent } from './fixtures/device.ts';
import { test } from './fixtures/invoices.ts';
import { says } from './fixtures/said.ts';

test('covers no row of a sheet that has no bar at its bottom', {
  tag: '@one-size',
}, async ({ signedIn: page, raise }) => {
  const { id } = await raise({});
  const known = page.waitForResponse('**/api/auth/user');
  await page.goto('/invoices');
  const { id: userId } = (await (await known).json()) as User;
  await isKept(page);
  await leaveUnsent(page, userId, 6);
  await page.goto(`/invoices?id=${id}`);
  await page.getByRole('button', { name: 'Mark paid' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cash' }).click();
  // A toast with Undo stays until somebody dismisses it.
  await says(page, 'Payment recorded');
  await strip(page).getByRole('link', { name: 'Show' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Mrs Unsent 5')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  // What was sent is the last row.
  await expect(sheet.getByRole('heading', { name: /^Sent/ })).toBeVisible();
  const body = sheet.locator('[data-sheet-body]');
  await body.evaluate((rows) => rows.scrollTo(0, rows.scrollHeight));
  const isReached = (row: HTMLElement) => {
    const { x, y, width, height } = row.getBoundingClientRect();
    return row.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  expect(await sheet.getByRole('listitem').last().evaluate(isReached)).toBe(true);
});
