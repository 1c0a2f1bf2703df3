import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { allSent, strip, test } from './fixtures/cellar.ts';
import { isStocked } from './fixtures/device.ts';
import { ours } from './fixtures/ours.ts';
import { choosePhotos } from './fixtures/photos.ts';
import { dialog, photo } from './fixtures/receipts.ts';
import { says } from './fixtures/said.ts';

const { clients, jobs, photos, receipts } = routes;

const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
const album = (page: Page) => page.getByRole('region', { name: 'Photos' });
const addPhoto = async (page: Page, name: string) => {
  await choosePhotos(album(page), await picture(name, 'teal'));
};
const kept = (page: Page) => album(page).getByRole('link', { name: 'Photo on this device: Waiting' });

test('keeps pictures taken offline through a closed tab, and sends each once', {
  tag: '@one-size',
}, async ({ signedIn: first, context, api, line }) => {
  const { id: clientId } = await api.call(clients.create, { body: { name: 'Harbour Café' } });
  const { id } = await api.call(jobs.create, { body: { title: 'New boiler', clientId } });
  await first.goto(`/jobs?id=${id}`);
  await isStocked(first);
  await line.cut();
  await addPhoto(first, 'sink.jpg');
  await expect(kept(first)).toBeVisible();
  await expect(kept(first).locator('img')).toHaveJSProperty('complete', true);
  await expect(strip(first)).toContainText('1 waiting');
  await first.close();
  const page = await context.newPage();
  await page.goto(`/jobs?id=${id}`);
  await expect(kept(page).locator('img')).toHaveJSProperty('naturalWidth', 1200);
  await expect(strip(page)).toContainText('1 waiting');
  await line.mend();
  await allSent(page);
  await expect(album(page).getByRole('button', { name: /photo 1 of 1/ })).toBeVisible();
  await expect(kept(page)).toBeHidden();
  expect(await api.call(photos.list, { params: { id } })).toHaveLength(1);

  await page.evaluate(() => {
    navigator.storage.estimate = () => Promise.resolve({ usage: 81, quota: 100 });
  });
  // Online, nothing is stored on the device.
  await addPhoto(page, 'tap.jpg');
  await expect(album(page).getByRole('button', { name: /photo 2 of 2/ })).toBeVisible();
  await line.cut();
  await addPhoto(page, 'trap.jpg');
  await expect(album(page).getByRole('alert')).toContainText('it can’t keep photos');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(strip(page)).toContainText('1 waiting');
  await line.mend();
  await allSent(page);

  // One receipt is to be scanned once online, and one was filled in by hand.
  await page.goto('/receipts');
  await expect(page.getByText('No receipts found')).toBeVisible();
  await line.cut();
  const add = async () => {
    await page.getByRole('button', { name: 'Add Receipt' }).first().click();
    await dialog(page).getByLabel('Upload').setInputFiles(photo);
    await expect(dialog(page).getByText('You need to be online to scan')).toBeVisible();
  };
  await add();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Scan it later' }).click();
  await says(page, 'Saved on this device');
  const tray = page.getByRole('region', { name: '1 receipt to scan' });
  await expect(tray).toBeVisible();
  await expect(tray.getByRole('button', { name: /^Scan it/ })).toBeDisabled();
  await expectAccessible(page);

  await add();
  await dialog(page).getByLabel('Vendor').fill('By Hand & Sons');
  await dialog(page).getByRole('button', { name: 'Save Receipt' }).click();
  await says(page, /^Saved on this/);
  await page.getByRole('button', { name: /View By Hand & Sons/ }).click();
  await expect(dialog(page).getByRole('img')).toHaveJSProperty('complete', true);
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();

  await page.route('**/api/receipts/scan', (route) =>
    route.fulfill({
      status: 200,
      headers: ours,
      json: {
        ...{ vendor: 'Mill Lane Merchants', total: 12, vatAmount: 2, category: null, description: null },
        ...{ date: null, isVatReceipt: true, confidence: {}, doubtful: [], notice: null },
      },
    }),
  );
  await line.mend();
  await expect.poll(() => api.call(receipts.list, {})).toMatchObject([{ vendor: 'By Hand & Sons' }]);
  // Scanned automatically; the result waits to be checked, from any page.
  await expect(strip(page)).toContainText('1 needs you');
  const over = page.getByRole('region', { name: '1 receipt to check' });
  await expect(over.getByRole('button', { name: 'Scan receipt 1: Mill Lane Merchants' })).toBeVisible();
  await expectAccessible(page);
  await over.getByRole('button', { name: 'Check it' }).click();
  await expect(dialog(page).getByLabel('Vendor')).toHaveValue('Mill Lane Merchants');
  await dialog(page).getByRole('button', { name: 'Save Receipt' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(over).toBeHidden();
  await allSent(page);
  expect((await api.call(receipts.list, {})).map(({ vendor }) => vendor)).toEqual([
    'Mill Lane Merchants',
    'By Hand & Sons',
  ]);
});
