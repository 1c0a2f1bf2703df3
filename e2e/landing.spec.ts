import { expect } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/test.ts';

test('greets a visitor, and signing in starts the trial that they asked for', async ({ page, person }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start Free Trial' }).first().click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(/^Welcome back, /)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('stays itself however early its script runs', { tag: '@one-size' }, async ({ page }) => {
  let loads = 0;
  // With a warm cache the script may run before the parser has read what follows it.
  await page.route('/', async (route) => {
    loads += 1;
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<script async', '<script') });
  });
  const app: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/|\/assets\/app/.test(request.url())) app.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect({ loads, app }).toEqual({ loads: 1, app: [] });
});
