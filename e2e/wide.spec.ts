import { expect } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { furnish } from './fixtures/furnished.ts';
import { follow, mainScreens } from './fixtures/screens.ts';
import { test } from './fixtures/test.ts';

test('what a flow that is walked on a phone alone leads through can be used by everybody on a desktop too', {
  tag: '@desktop',
}, async ({ signedIn: page, api }) => {
  await page.goto('/dashboard');
  for (const [address, seen] of mainScreens(page, await furnish(api))) {
    await follow(page, address);
    await expect(seen).toBeVisible();
    await expectAccessible(page);
  }
});
