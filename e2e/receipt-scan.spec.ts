import { expect, type Page } from '@playwright/test';
import { today } from '../shared/dates.ts';
import { receiptsContract, type ScanResult } from '../shared/receipts/contract.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { hold } from './fixtures/hold.ts';
import { ours } from './fixtures/ours.ts';
import { dialog, figure, photo, receipts, year } from './fixtures/receipts.ts';
import { said, says } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

const heicUnread =
  'This browser can’t read HEIC photos. Save the photo as a JPEG first, or use the Camera button.';
const choose = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0] = photo) =>
  dialog(page).getByLabel('Upload').setInputFiles(file);

const read: ScanResult = {
  vendor: 'Mill Lane Merchants',
  total: 120.5,
  vatAmount: 20.08,
  category: 'materials',
  description: 'Copper pipe',
  // A past day of this year, whenever the test runs.
  date: `${year}-01-01`,
  isVatReceipt: true,
  confidence: { vendor: 0.9, vatAmount: 0.4 },
  doubtful: ['vatAmount'],
  notice: null,
};

/** Answers scans as the test wants; receipt-form.spec.ts uses the real reader. */
const scansAs = (page: Page, reply: { status: number; json: unknown }) =>
  page.route('**/api/receipts/scan', (route) => route.fulfill({ ...reply, headers: ours }));

test('scans on choosing, marks what is doubtful, and saves after a look', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  await scansAs(page, { status: 200, json: read });
  await page.goto('/receipts');
  await expect(page.getByRole('heading', { name: 'VAT Receipts', level: 1 })).toBeVisible();
  await expect(page.getByText('No receipts found')).toBeVisible();
  await page.getByRole('button', { name: 'Add Receipt' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Save Receipt' })).toBeDisabled();
  await expect(dialog(page).getByLabel('Camera')).toHaveAttribute('capture', 'environment');
  await expect(dialog(page).getByLabel('Date')).toHaveValue(today());
  await expect(dialog(page).getByLabel('VAT Receipt')).toBeChecked();
  await dialog(page).getByLabel('Notes').fill('For the bathroom');
  await dialog(page).getByLabel('Notes').blur();
  await dialog(page).getByLabel('Vendor').press('Enter');
  await said(page, 'no image chosen');
  await choose(page);
  await said(page, 'receipt scanned');
  await expect(dialog(page).getByText('Receipt scanned', { exact: true })).toBeVisible();
  await expect(dialog(page).getByLabel('Vendor')).toHaveValue('Mill Lane Merchants');
  await expect(dialog(page).getByLabel('Amount', { exact: false }).first()).toHaveValue('120.50');
  await expect(dialog(page).getByLabel('Date')).toHaveValue(`${year}-01-01`);
  await expect(dialog(page).getByLabel('Category')).toHaveValue('materials');
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('For the bathroom');
  const doubt = dialog(page).getByText('Please check this. It was hard to read');
  await expect(doubt).toHaveCount(1);
  await expectAccessible(page);
  await dialog(page).getByLabel('VAT Amount').fill('20.08');
  await dialog(page).getByLabel('VAT Amount').fill('19.00');
  await expect(doubt).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Save Receipt' }).click();
  await said(page, 'receipt uploaded');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: `January ${year}` })).toBeVisible();
  await expect(figure(page, 'VAT Claimable')).toHaveText('£19.00');
  const [kept] = await api.call(receiptsContract.list, {});
  expect(kept).toMatchObject({
    ...{ vendor: 'Mill Lane Merchants', amount: 120.5, vatAmount: 19, category: 'materials' },
    ...{
      notes: 'For the bathroom',
      isVatReceipt: true,
      fileType: 'image/jpeg',
      fileName: 'example-receipt.jpg',
    },
  });
});

test('keeps what was typed when a scan or a save fails, and strips the place from a photo', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await page.goto('/receipts?new=1');
  const save = dialog(page).getByRole('button', { name: 'Save Receipt' });
  await choose(page, { name: 'list.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await said(page, 'not an image');
  await choose(page, { name: 'IMG.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') });
  await says(page, heicUnread);
  await expect(save).toBeDisabled();
  await scansAs(page, { status: 401, json: { message: 'Unauthorized' } });
  await choose(page);
  await said(page, 'scan signed out');
  await expect(dialog(page).getByLabel('Vendor')).toBeVisible();

  await scansAs(page, { status: 500, json: { message: 'Something went wrong' } });
  const made = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 4000;
    canvas.height = 3000;
    canvas.getContext('2d')?.fillRect(0, 0, 4000, 3000);
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
    return [...new Uint8Array((await jpeg?.arrayBuffer()) ?? new ArrayBuffer(0))];
  });
  // An EXIF segment that says "turn me by 90 degrees" (orientation 6), after the JPEG's first two bytes.
  const exif = Buffer.from(
    'ffe1002245786966000049492a00080000000100120103000100000006000000000000000000',
    'hex',
  );
  const turned = Buffer.concat([Buffer.from(made.slice(0, 2)), exif, Buffer.from(made.slice(2))]);
  await choose(page, { name: 'IMG 1.jpeg', mimeType: 'image/jpeg', buffer: turned });
  await said(page, 'scan failed', 'Something went wrong');
  const preview = dialog(page).getByRole('img', { name: 'Your receipt' });
  await expect
    .poll(() => preview.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([1800, 2400]);
  await expectAccessible(page);
  await dialog(page).getByLabel('Vendor').fill('Tap & Co');
  let isRefused = false;
  await page.route('**/api/receipts', (route) => {
    if (route.request().method() !== 'POST' || isRefused) return route.fallback();
    isRefused = true;
    return route.fulfill({ status: 413, headers: ours, json: { message: 'It is too large' } });
  });
  await save.click();
  await said(page, 'receipt not uploaded', ': It is too large');
  await expect(dialog(page).getByLabel('Vendor')).toHaveValue('Tap & Co');
  await save.click();
  await said(page, 'receipt uploaded');
  await expect(receipts(page)).toContainText('Tap & Co');
  const [kept] = await api.call(receiptsContract.list, {});
  expect(kept?.fileSize).toBeLessThan(1.6 * 1024 * 1024);
  const bytes = Buffer.from(await (await fetch(kept?.fileUrl ?? '')).arrayBuffer());
  expect(bytes.includes('Exif')).toBe(false);
});

test('waits for what the scan reads when saved meanwhile, and stays open where it reads nothing', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await page.goto('/receipts?new=1');
  await scansAs(page, { status: 200, json: { ...read, date: today() } });
  const answer = await hold(page, '**/api/receipts/scan');
  await choose(page);
  await expect(dialog(page).getByRole('button', { name: 'Save Receipt' })).toBeEnabled();
  await dialog(page).getByRole('button', { name: 'Save Receipt' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Saving...' })).toBeDisabled();
  answer();
  await expect(dialog(page)).toBeHidden();
  await expect(receipts(page)).toContainText('Mill Lane Merchants');
  const kept = () => api.call(routes.receipts.list, { query: { year: String(year) } });
  expect(await kept()).toMatchObject([{ vendor: 'Mill Lane Merchants', amount: 120.5 }]);

  await page.goto('/receipts?new=1');
  await scansAs(page, { status: 500, json: { error: 'Unknown' } });
  const fail = await hold(page, '**/api/receipts/scan');
  await choose(page);
  await expect(dialog(page).getByRole('button', { name: 'Save Receipt' })).toBeEnabled();
  await dialog(page).getByRole('button', { name: 'Save Receipt' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Saving...' })).toBeDisabled();
  fail();
  await expect(dialog(page).getByRole('button', { name: 'Save Receipt' })).toBeEnabled();
  expect(await kept()).toHaveLength(1);
});
