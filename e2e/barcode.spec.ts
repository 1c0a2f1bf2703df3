import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

/** This browser has no barcode reader and no camera, so a page script fakes both. Permission is denied at first. */
const withCamera = (page: Page) =>
  page.addInitScript(() => {
    class Detector {
      static getSupportedFormats = async () => ['ean_13'];
      detect = async () => [{ rawValue: '5012345678900' }];
    }
    const camera = () => {
      const canvas = document.createElement('canvas');
      canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
      return canvas.captureStream(5);
    };
    const getUserMedia = async () => {
      throw new DOMException('No', 'NotAllowedError');
    };
    const mediaDevices = { getUserMedia };
    Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices });
    const allow = () => Object.assign(mediaDevices, { getUserMedia: async () => camera() });
    Object.assign(window, { BarcodeDetector: Detector, allow });
  });

test('fills the barcode from the camera where the browser can and may', { tag: '@one-size' }, async ({
  signedIn: page,
}) => {
  const barcode = dialog(page).getByLabel('Barcode');
  const scan = dialog(page).getByRole('button', { name: 'Scan with the camera' });
  await page.goto('/inventory?new=1');
  await expect(barcode).toBeVisible();
  await expect(scan).toBeHidden();

  await withCamera(page);
  await page.reload();
  await scan.click();
  await expect(page.getByText(/Fettle can’t use the camera/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await barcode.fill('4012345678901');
  await expect(barcode).toHaveValue('4012345678901');

  await page.evaluate('allow()');
  await scan.click();
  await expect(barcode).toHaveValue('5012345678900');
  await expect(dialog(page)).toHaveCount(1);
});
