import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { today } from '../shared/dates.ts';
import { receiptsContract } from '../shared/receipts/contract.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { noRecords } from './fixtures/no-records.ts';
import { ours } from './fixtures/ours.ts';
import { dialog, figure, keep, receipts, year } from './fixtures/receipts.ts';
import { said } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

const rows = (page: Page) => receipts(page).getByRole('listitem');

test('finds, views and deletes receipts, and downloads the report', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  // Past days whose order is the same whenever the test runs.
  const before = Number(year) - 1;
  await keep(api, { receiptDate: `${before}-06-02`, vendor: 'In June', amount: 7, vatAmount: 1 });
  await keep(api, { receiptDate: `${before}-10-02`, vendor: 'In October', amount: 8 });
  await keep(api, { receiptDate: `${year}-01-01`, amount: 5, isVatReceipt: false, notes: 'Lunch' });
  const { id } = await keep(api, {
    receiptDate: today(),
    vendor: 'Hardy & Sons',
    amount: 60,
    vatAmount: 10,
    category: 'tools',
    description: 'Drill bits',
  });
  await page.goto('/receipts');
  await expect(rows(page)).toHaveText([/Hardy & Sons/, /Unknown Vendor.*Non-VAT/]);
  await expect(page.getByText('In June')).toBeHidden();
  await expect(figure(page, 'Total Receipts')).toHaveText('2');
  await expect(figure(page, 'Total Amount')).toHaveText('£65.00');
  await expect(figure(page, 'VAT Claimable')).toHaveText('£10.00');
  await page.getByLabel('Search receipts').fill('drill');
  await expect(rows(page)).toHaveText([/Hardy & Sons/]);
  await expect(figure(page, 'Total Amount')).toHaveText('£60.00');
  await page.getByLabel('Category').selectOption('Fuel');
  await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();
  await page.goto(`/receipts?year=${before}&month=6`);
  await expect(rows(page)).toHaveText([/In June/]);
  await page.getByLabel('Month').selectOption('All Months');
  await expect(rows(page)).toHaveText([/In October/, /In June/]);
  await page.getByLabel('Month').selectOption('Oct to Dec');
  await expect(page).toHaveURL(/month=q4/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([`October ${before}1 · £8.00`]);
  await expect(figure(page, 'VAT Claimable')).toHaveText('£0.00');

  await page.getByLabel('Month').selectOption('All Months');
  await page.getByLabel('Year').selectOption(year);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${year} Report` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`vat-receipts-${year}.csv`);
  await said(page, 'report downloaded', year);

  await page.getByRole('button', { name: 'View Hardy & Sons' }).click();
  await expect(page).toHaveURL(new RegExp(`id=${id}`));
  await expect(dialog(page).getByRole('heading', { name: 'Receipt Details' })).toBeVisible();
  await expect(dialog(page)).toContainText('Drill bits');
  const picture = dialog(page).getByRole('img', { name: 'Receipt from Hardy & Sons' });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  const remove = async () => {
    await page.getByRole('button', { name: 'Delete Hardy & Sons' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  };
  await page.route(`**/api/receipts/${id}?*`, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 405, headers: ours, json: {} })
      : route.fallback(),
  );
  await remove();
  await said(page, 'receipt not deleted');
  await page.unroute(`**/api/receipts/${id}?*`);
  await remove();
  await said(page, 'receipt deleted');
  await expect(page.getByText('Hardy & Sons')).toBeHidden();
  await expect(figure(page, 'Total Receipts')).toHaveText('1');
});

test('opens a receipt beside its list', { tag: '@desktop' }, async ({ signedIn: page, api }) => {
  await keep(api, { receiptDate: today(), vendor: 'Hardy & Sons', amount: 60, description: 'Drill bits' });
  await keep(api, { receiptDate: today(), vendor: 'Corner Shop', amount: 5, description: 'Milk' });
  await page.goto('/receipts');
  const row = (vendor: string) => rows(page).getByRole('button', { name: `View ${vendor}` });
  const details = page.getByRole('region', { name: 'Details' });
  await row('Hardy & Sons').click();
  await expect(details).toContainText('Drill bits');
  await expect(details.getByRole('img', { name: 'Receipt from Hardy & Sons' })).toBeVisible();
  await expectAccessible(page);
  await row('Corner Shop').click();
  await expect(details).toContainText('Milk');
  await details.getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByLabel('Description').fill('Tea');
  await dialog(page).getByRole('button', { name: 'Save Receipt' }).click();
  await expect(details).toContainText('Tea');
  await details.getByRole('button', { name: 'More actions' }).click();
  await details.getByRole('button', { name: 'Delete Corner Shop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await said(page, 'receipt deleted');
  await expect(details).toBeHidden();
  await expect(rows(page)).toHaveText([/Hardy & Sons/]);
});

test('downloads a report of a thousand receipts and says when it fails', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const text = '🔧'.repeat(10_000);
  for (let n = 0; n < 40; n++)
    await keep(api, { receiptDate: `${year}-01-01`, vendor: `Shop ${n}`, description: text, notes: text });
  await noRecords(page);
  await page.route('**/api/receipts/report/*', (route) =>
    route.fulfill({ status: 500, headers: ours, json: { message: 'Oh' } }),
  );
  await page.goto('/receipts');
  const report = page.getByRole('button', { name: `Download ${year} Report` });
  await report.click();
  await said(page, 'report not downloaded');
  await page.unroute('**/api/receipts/report/*');
  const [file] = await Promise.all([page.waitForEvent('download'), report.click()]);
  expect(file.suggestedFilename()).toBe(`vat-receipts-${year}.csv`);
  expect((await readFile(await file.path())).toString().split('Shop ')).toHaveLength(41);

  const [one] = await api.call(receiptsContract.list, {});
  const day = (at: number) => `${year}-${String(12 - Math.floor(at / 84)).padStart(2, '0')}-01`;
  const all = Array.from({ length: 1000 }, (_, at) => ({
    ...one,
    id: 10_000 - at,
    ...{ amount: 5, description: null, notes: null },
    vendor: `Vendor ${at}`,
    receiptDate: day(at),
    month: Number(day(at).slice(5, 7)),
  }));
  await page.route('**/api/receipts?*', (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
    const next = `</api/receipts?year=${year}&cursor=${from + 200}>; rel="next"`;
    return route.fulfill({
      json: all.slice(from, from + 200),
      headers: { ...ours, ...(from < 800 && { Link: next }) },
    });
  });
  await page.reload();
  await page.getByLabel('Search receipts').fill('vendor 99');
  await expect(rows(page)).toHaveCount(11);
  await page.getByLabel('Clear search').click();
  await expect(page.getByRole('heading', { name: /^December/ })).toContainText(`${year}84 · £420.00`);
  expect(await rows(page).count()).toBeLessThan(400);

  await page.route('**/api/receipts?*', (route) =>
    route.fulfill({ status: 401, headers: ours, json: { message: 'Unauthorized' } }),
  );
  await page.goto(`/receipts?year=2023`);
  await expect(page.getByRole('heading', { name: 'VAT Receipt Management' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/api/login?to=%2Freceipts%3Fyear%3D2023',
  );
});
