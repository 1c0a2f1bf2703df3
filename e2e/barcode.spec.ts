import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** This browser has no barcode reader and no camera; a page script puts both in their place. */
const withCamera = (page: Page, allowed: boolean) =>
  page.addInitScript((isAllowed) => {
    class Detector {
      static getSupportedFormats = async () => ['ean_13'];
      detect = async () => [{ rawValue: '5012345678900' }];
    }
    Object.assign(window, { BarcodeDetector: Detector });
    const camera = () => {
      const canvas = document.createElement('canvas');
      canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
      return canvas.captureStream(5);
    };
    Object.defineProperty(navigator, 'mediaDevices', {
      value: {
        getUserMedia: async () => {
          if (!isAllowed) throw new DOMException('No', 'NotAllowedError');
          return camera();
        },
      },
    });
  }, allowed);

test('fills the barcode from the camera where the browser can', { tag: '@one-size' }, async ({
  signedIn: page,
}) => {
  await withCamera(page, true);
  await page.goto('/inventory?new=1');
  await dialog(page).getByRole('button', { name: 'Scan with the camera' }).click();
  await expect(dialog(page).getByLabel('Barcode')).toHaveValue('5012345678900');
  await expect(dialog(page)).toHaveCount(1);
});

test('says so when the camera may not be used', { tag: '@one-size' }, async ({ signedIn: page }) => {
  await withCamera(page, false);
  await page.goto('/inventory?new=1');
  await dialog(page).getByRole('button', { name: 'Scan with the camera' }).click();
  await expect(page.getByText(/The camera may not be used/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog(page).getByLabel('Barcode').fill('5012345678900');
  await expect(dialog(page).getByLabel('Barcode')).toHaveValue('5012345678900');
});

test('has only the typing where the browser has no barcode reader', { tag: '@one-size' }, async ({
  signedIn: page,
}) => {
  await page.goto('/inventory?new=1');
  await expect(dialog(page).getByLabel('Barcode')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Scan with the camera' })).toBeHidden();
});
