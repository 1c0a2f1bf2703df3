import { expect } from '@playwright/test';
import { daysShown, monthOf } from '../shared/calendar/month.ts';
import { today } from '../shared/dates.ts';
import { firstCalls, monthsDays } from '../web/build/first-calls.ts';
import { test } from './fixtures/test.ts';

// A device that keeps records requests changes instead, so this one keeps none.
test.use({ isMobile: false, hasTouch: false });

test('sends for what a place asks first before its code is there, and for nothing twice', {
  tag: '@one-size',
}, async ({ signedIn: page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    const { fetch } = window;
    window.fetch = (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href);
      asked.push(pathname + search);
      return fetch(input, init);
    };
    Object.assign(window, { asked });
  });
  let requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    requested.push(pathname + search);
  });
  const days = `${new URLSearchParams(daysShown(monthOf(today())))}`;
  for (const [place, calls] of Object.entries(firstCalls)) {
    const paths = ['/api/auth/user', ...calls.map((call) => call.replace(monthsDays, days))];
    // Drops what the previous page is still requesting.
    await page.goto('about:blank');
    requested = [];
    await page.goto(place);
    await page.waitForFunction(
      (all) => all.every((path) => (window as unknown as { asked: string[] }).asked.includes(path)),
      paths,
    );
    for (const path of paths) {
      await expect.soft
        .poll(() => requested.filter((one) => one === path).length, `${place} asks for ${path}`)
        .toBe(1);
      const href = `link[rel=preload][href="${path}"]`;
      await expect.soft(page.locator(href)).toHaveCount(1);
    }
  }
});
