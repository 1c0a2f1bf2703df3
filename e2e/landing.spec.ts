import { expect } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/test.ts';

test('greets a visitor and takes them to sign in', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start Free Trial' }).first().click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('opens the dashboard for somebody signed in', async ({ signedIn }) => {
  await signedIn.goto('/');
  await expect(signedIn.getByText('Welcome back, Robin!')).toBeVisible();
});
