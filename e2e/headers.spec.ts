import { expect } from '@playwright/test';
import { titles } from '../web/src/titles.ts';
import { follow } from './fixtures/screens.ts';
import { test } from './fixtures/test.ts';

test('gives every place one header on a phone: its list’s, or the app’s', { tag: '@one-size' }, async ({
  signedIn: page,
}) => {
  await page.goto('/dashboard');
  const ofApp = page.getByRole('link', { name: 'Your settings' });
  const ofList = page.getByRole('main').getByRole('searchbox');
  const { admin, ...open } = titles;
  for (const [name, title] of Object.entries(open)) {
    await follow(page, `/${name}`);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    const headers = [ofApp, ofList].map(async (header) => ((await header.isVisible()) ? 1 : 0));
    expect(await Promise.all(headers), name).toContainEqual(1);
    expect(await Promise.all(headers), name).toContainEqual(0);
  }
});
