import { expect } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { misfits } from './fixtures/fits.ts';
import { furnish } from './fixtures/furnished.ts';
import { follow, mainScreens } from './fixtures/screens.ts';
import { test } from './fixtures/test.ts';

test('every main screen is accessible on a desktop', {
  tag: '@desktop',
}, async ({ signedIn: page, api }) => {
  await page.goto('/dashboard');
  const kept = await furnish(api);
  for (const [address, seen] of mainScreens(page, kept)) {
    await follow(page, address);
    await expect(seen).toBeVisible();
    await expectAccessible(page);
  }
  await test.step('a tablet held upright shows a list beside its record', async () => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await follow(page, `/jobs?id=${kept.job.id}`);
    const others = page.getByRole('list', { name: 'Jobs' }).getByRole('link', { name: /Underfloor heating/ });
    await others.click();
    await expect(page.getByRole('heading', { level: 2, name: 'Underfloor heating' })).toBeVisible();
    await expect(others).toBeVisible();
    expect(await misfits(page)).toEqual([]);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back to Jobs' }).click();
    await expect(page.getByRole('region', { name: 'Details' })).toBeHidden();
  });
});
