import { expect, type Page } from '@playwright/test';
import { furnish } from './fixtures/furnished.ts';
import { follow, mainScreens, otherScreens } from './fixtures/screens.ts';
import { test } from './fixtures/test.ts';

/** The search boxes whose placeholder is wider than the box's inside. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const boxes = document.querySelectorAll<HTMLInputElement>('main input[type=search]');
    return [...boxes].flatMap((box) => {
      if (!pen || !box.checkVisibility({ visibilityProperty: true })) return [];
      const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(box);
      pen.font = `${fontSize} ${fontFamily}`;
      const text = Math.round(pen.measureText(box.placeholder).width);
      const room = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return text <= room ? [] : [`“${box.placeholder}” of ${text} px in ${room} px`];
    });
  });

test('every search box shows its whole placeholder, beside a record too', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const kept = await furnish(api);
  await page.goto('/dashboard');
  const searched = new Set<string>();
  const screens = [...mainScreens(page, kept), ...otherScreens(page, kept)];
  const lists = screens.filter(([address]) => /^\/[a-z]+(\?id=\d+)?$/.test(address));
  for (const [address, seen] of lists) {
    await follow(page, address);
    await expect(seen.filter({ visible: true }).first()).toBeVisible();
    for (const width of [360, 390, 820, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // The screen changes its layout with the width a moment later.
      await expect.soft.poll(() => cut(page), `${address} at ${width}`).toEqual([]);
    }
    for (const label of await page
      .locator('main input[type=search]')
      .evaluateAll((all) => all.map((one) => one.ariaLabel ?? '')))
      searched.add(label);
  }
  expect(searched.size).toBeGreaterThanOrEqual(10);
});
