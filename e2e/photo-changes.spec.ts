import { readFileSync } from 'node:fs';
import { expect, type Page, type Request, type Route } from '@playwright/test';
import type { Api } from '../local/testing/api-client.ts';
import { routes } from '../shared/routes.ts';
import { outboxIsHere, strip } from './fixtures/cellar.ts';
import { keysOf } from './fixtures/device.ts';
import { photo } from './fixtures/receipts.ts';
import { pressSegment } from './fixtures/segment.ts';
import { test } from './fixtures/test.ts';

const { clients, jobs, photos } = routes;

const isChange = (request: Request) => request.method() === 'PATCH' && request.url().includes('/photos/');
const isListing = (request: Request) => request.method() === 'GET' && request.url().endsWith('/photos');

/** Holds requests to an address until they are let go. With `answered` it fetches the answer first, so that it is stale by then. */
const held = async (page: Page, address: RegExp, answered: boolean) => {
  let letGo: () => void = () => undefined;
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const answerTo = async (route: Route) => {
    const response = await route.fetch();
    const { 'content-encoding': _, ...headers } = response.headers();
    return { status: response.status(), headers, body: await response.body() };
  };
  await page.route(address, async (route) => {
    // If the page was left meanwhile there is no answer to keep, and nobody waits for one.
    const kept = answered ? await answerTo(route).catch(() => undefined) : undefined;
    await free;
    await (kept ? route.fulfill(kept) : route.continue());
  });
  return letGo;
};

/** Watches for these words from now on; the function that it returns tells whether they appeared, however briefly. */
const noted = async (page: Page, words: string) => {
  await page.evaluate((said) => {
    new MutationObserver(() => {
      if (document.body.textContent.includes(said)) document.body.dataset.noted = said;
    }).observe(document.body, { subtree: true, childList: true });
  }, words);
  return () => page.evaluate(() => document.body.dataset.noted !== undefined);
};

/** A job with one photo, taken before the work. */
const jobWithPhoto = async (api: Api) => {
  const { id: clientId } = await api.call(clients.create, { body: { name: 'Harbour Café' } });
  const { id } = await api.call(jobs.create, { body: { title: 'New boiler', clientId } });
  const form = new FormData();
  form.set('file', new File([readFileSync(photo)], 'sink.png', { type: 'image/png' }));
  form.set('data', JSON.stringify({ stage: 'before' }));
  const { body: kept } = await api.answer(photos.create, { params: { id }, body: form });
  return { id, address: `/jobs?id=${id}&photo=${(kept as { id: number }).id}` };
};

test('sends changes of a photo in order, though the page was closed meanwhile', {
  tag: '@desktop',
}, async ({ signedIn: page, api }) => {
  const { id, address } = await jobWithPhoto(api);
  await page.goto(address);
  const letChangeGo = await held(page, /\/photos\/\d+$/, false);
  const begun = page.waitForRequest(isChange);
  await page.getByLabel('Caption').fill('The new trap');
  await page.keyboard.press('Enter');
  await begun;

  const letListCome = await held(page, /\/photos$/, true);
  const listed = page.waitForRequest(isListing);
  await page.goto(`/jobs?id=${id}`);
  await listed;
  await expect(strip(page)).toContainText('1 waiting');
  const arrived = page.waitForResponse((response) => isChange(response.request()));
  letChangeGo();
  expect((await arrived).ok()).toBe(true);
  await expect(strip(page)).toBeHidden();
  // The first answer was read before the change arrived.
  letListCome();
  const thumbnail = page.getByRole('button', { name: 'Before, photo 1 of 1: The new trap' });
  await expect(thumbnail).toBeVisible();
  expect(await api.call(photos.list, { params: { id } })).toMatchObject([{ caption: 'The new trap' }]);

  // Neither of these may claim to be saved on the device.
  await thumbnail.click();
  await outboxIsHere(page);
  const saysKept = await noted(page, 'Saved on this');
  const letBothGo = await held(page, /\/photos\/\d+$/, false);
  await page.getByLabel('Caption').fill('A new trap');
  await page.keyboard.press('Enter');
  await expect.poll(() => keysOf(page, 'mutations')).toHaveLength(1);
  await pressSegment(page, 'After');
  await expect.poll(() => keysOf(page, 'mutations')).toHaveLength(2);
  const second = page.waitForResponse(
    (response) => isChange(response.request()) && response.request().postData()?.includes('after') === true,
  );
  letBothGo();
  expect((await second).ok()).toBe(true);
  await expect.poll(() => keysOf(page, 'mutations')).toEqual([]);
  await expect(strip(page)).toBeHidden();
  expect(await saysKept()).toBe(false);
  expect(await api.call(photos.list, { params: { id } })).toMatchObject([
    { caption: 'A new trap', stage: 'after' },
  ]);
});
