import { expect } from '@playwright/test';
import { misfits, misfitsWhenSmall, smallSizes } from './fixtures/fits.ts';
import { furnish } from './fixtures/furnished.ts';
import { test } from './fixtures/test.ts';

test.describe('before there is access', () => {
  test.use({ trial: false });
  test('neither the gate nor the landing page is', { tag: '@one-size' }, async ({
    signedIn: page,
    context,
  }) => {
    await page.goto('/clients');
    await expect(page.getByRole('heading', { name: 'Start Your Free Trial' })).toBeVisible();
    expect(await misfitsWhenSmall(page)).toEqual([]);
    await context.clearCookies();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await misfitsWhenSmall(page)).toEqual([]);
  });
});

test('no screen, sheet or dialog is wider than a small telephone or one with letters of twice the size, or breaks words by the letter', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  test.setTimeout(480_000);
  const { client, job, invoice, lined, quote, sent, item, sam } = await furnish(api);
  const places = [
    '/dashboard?charts=1',
    '/clients',
    `/clients?id=${client.id}`,
    '/clients?new=1',
    '/jobs',
    `/jobs?id=${job.id}`,
    '/jobs?new=1',
    '/quotes',
    `/quotes?id=${quote.id}`,
    `/quotes?id=${sent.id}`,
    '/quotes?new=1',
    '/invoices',
    `/invoices?id=${invoice.id}`,
    `/invoices?id=${lined.id}`,
    '/invoices?new=1',
    `/invoices?id=${invoice.id}&send=${invoice.id}`,
    `/invoices?id=${invoice.id}&remind=${invoice.id}`,
    `/invoices?id=${invoice.id}&pay=${invoice.id}`,
    `/invoices?id=${invoice.id}&edit=${invoice.id}`,
    '/invoices?new=1&mode=lines',
    `/quotes?id=${quote.id}&send=${quote.id}`,
    '/calendar',
    '/calendar?view=month',
    '/inventory',
    `/inventory?id=${item.id}`,
    '/inventory?new=1',
    '/prices',
    '/prices?new=1',
    '/receipts',
    '/receipts?new=1',
    '/books',
    ...['vat', 'registration', 'mtd', 'cis'].map((part) => `/tax?part=${part}`),
    '/employees',
    `/employees?id=${sam.id}`,
    '/employees?new=1',
    '/subscription',
    '/settings',
    ...['profile', 'business', 'numbering', 'email', 'reminders', 'calendar', 'subscription', 'data'].map(
      (section) => `/settings#${section}`,
    ),
    '/import',
    '/payments',
    '/terms',
    '/contact',
    '/auth-debug',
    '/auth-retry',
  ];
  const wrong: Record<string, string[]> = {};
  const lookAt = async (name: string, width: number) => {
    const found = await misfits(page);
    if (found.length > 0) wrong[`${name} at ${width}`] = found;
  };
  const look = async (name: string) => {
    for (const size of smallSizes) {
      await page.setViewportSize(size);
      await lookAt(name, size.width);
    }
  };
  for (const place of places) {
    // A hash alone would be no new page.
    await page.goto('about:blank');
    await page.goto(place);
    await expect(page.getByRole('heading').filter({ visible: true }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await look(place);
  }
  // A menu stays where it was opened until its button has moved.
  for (const size of smallSizes) {
    await page.setViewportSize(size);
    await page.goto(`/jobs?id=${job.id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    const remove = page.getByRole('button', { name: /^Delete/ });
    await expect(remove).toBeInViewport();
    await lookAt('More actions', size.width);
    await remove.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await lookAt('Delete', size.width);
  }
  await page.goto('/clients');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('More');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search everything' }).fill('ex');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('Search');
  expect(wrong).toEqual({});
});
