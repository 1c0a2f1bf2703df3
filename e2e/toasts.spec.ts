import { expect } from '@playwright/test';
import type { User } from '../shared/auth/user.ts';
import { strip } from './fixtures/cellar.ts';
import { isKept, leaveUnsent } from './fixtures/device.ts';
import { test } from './fixtures/invoices.ts';
import { says } from './fixtures/said.ts';

const isReached = (element: HTMLElement) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

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
  expect(await sheet.getByRole('listitem').last().evaluate(isReached)).toBe(true);
});

test('leaves a desktop’s Save and Discard in reach, wherever the page is scrolled to', {
  tag: '@desktop',
}, async ({ signedIn: page }) => {
  await page.goto('/settings');
  await page.getByLabel('Trading Name').fill('Harbour Plumbing');
  await page.getByRole('link', { name: /^Reviews/ }).click();
  await page.getByLabel('Your review page').fill('https://reviews.example/harbour');
  await page.getByRole('button', { name: 'Save Review Page' }).click();
  await says(page, 'Review page saved');
  const bar = page.getByRole('region', { name: 'Not saved yet' });
  for (const to of [0, 1_000_000]) {
    await page.evaluate((top) => scrollTo(0, top), to);
    for (const name of ['Discard', 'Save'])
      expect(await bar.getByRole('button', { name }).evaluate(isReached), `${name} at ${to}`).toBe(true);
  }
});
