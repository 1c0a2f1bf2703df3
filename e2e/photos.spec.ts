import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Api } from '../local/testing/api-client.ts';
import type { Photo } from '../shared/photos/contract.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { isKept, isStocked } from './fixtures/device.ts';
import { ours } from './fixtures/ours.ts';
import { choosePhotos } from './fixtures/photos.ts';
import { says } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

const { clients, jobs, photos } = routes;

const jobOf = async (api: Api) => {
  const { id: clientId } = await api.call(clients.create, { body: { name: 'Harbour Café' } });
  return api.call(jobs.create, { body: { title: 'New boiler', clientId } });
};
/** A photo as a phone takes it: rotated by EXIF, and with its location. */
const taken = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2400, height: 1200, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Example Phone' }, IFD3: { GPSLatitude: '54/1 29/1 15/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer(),
});
const strip = (page: Page) => page.getByRole('region', { name: 'Photos' });
const choose = (page: Page, files: Awaited<ReturnType<typeof taken>>[]) => choosePhotos(strip(page), files);
const thumbnails = (page: Page) => strip(page).getByRole('button', { name: /photo \d+ of/ });

test('adds photos to a job, sends lost ones again, captions them and deletes them', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id } = await jobOf(api);
  await page.goto(`/jobs?id=${id}`);
  const keys: string[] = [];
  await page.route('**/api/jobs/*/photos', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.continue();
    keys.push(request.headers()['idempotency-key'] ?? '');
    if (keys.length === 1)
      return route.fulfill({ status: 500, headers: ours, json: { message: 'Something went wrong.' } });
    // The second photo is stored, but the reply is lost.
    if (keys.length === 2) await route.fetch();
    return keys.length === 2 ? route.abort() : route.continue();
  });
  const film = { name: 'film.heic', mimeType: 'image/heic', buffer: Buffer.from('not for this browser') };
  await choose(page, [await taken('sink.jpg', 'teal'), film]);
  await expect(strip(page).getByRole('alert')).toHaveText(/can’t read HEIC/);
  // What didn't arrive is queued, and sent again automatically.
  await expect(strip(page).getByRole('link', { name: 'Photo on this device: Waiting' })).toBeVisible();
  await expectAccessible(page);
  await expect(strip(page).getByRole('button', { name: /^Send again/ })).toHaveCount(0);
  await strip(page).getByRole('button', { name: 'Don’t send: film.heic' }).click();
  await expect(thumbnails(page)).toHaveCount(1);
  await expect(strip(page).getByRole('alert')).toBeHidden();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect(await api.call(photos.list, { params: { id } })).toHaveLength(1);

  await choose(page, [await taken('trap.jpg', 'navy')]);
  await expect(thumbnails(page)).toHaveCount(2);
  const [kept] = await api.call(photos.list, { params: { id } });
  const { fileUrl, width, height, fileType } = kept as Photo;
  expect({ width, height, fileType }).toEqual({ width: 1000, height: 2000, fileType: 'image/jpeg' });
  const bytes = Buffer.from(await (await fetch(fileUrl)).arrayBuffer());
  expect(bytes.toString('latin1')).not.toMatch(/Exif|Example Phone/);

  await thumbnails(page).first().click();
  const viewer = page.getByRole('dialog', { name: 'Before · Photo 1 of 2' });
  await expect(viewer.getByRole('img', { name: 'Before' })).toHaveJSProperty('naturalWidth', 1000);
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  const second = page.getByRole('dialog', { name: /Photo 2 of 2/ });
  await expect(second).toBeVisible();
  await second.getByLabel('Caption').fill('The new trap');
  await page.keyboard.press('Enter');
  await second.getByText('After').click();
  await expect(second.getByRole('heading')).toHaveText('After · Photo 2 of 2');
  // It shows straight away; leave the page once the server has both.
  await expect
    .poll(() => api.call(photos.list, { params: { id } }))
    .toMatchObject([{ stage: 'after', caption: 'The new trap' }, { stage: 'before' }]);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect
    .poll(() => api.call(photos.list, { params: { id } }))
    .toContainEqual(expect.objectContaining({ stage: 'after', caption: 'The new trap' }));
  await page.reload();
  await strip(page).getByRole('button', { name: 'After, photo 2 of 2: The new trap' }).click();
  await page.getByRole('button', { name: 'Delete photo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await says(page, 'Photo deleted');
  await expect(thumbnails(page)).toHaveCount(1);
  expect(await api.call(photos.list, { params: { id } })).toMatchObject([{ stage: 'before' }]);
});

test.describe('on a phone that keeps the app', () => {
  test.use({ serviceWorkers: 'allow' });

  test('shows a photo’s thumbnail without a connection, and says what the rest needs', {
    tag: '@one-size',
  }, async ({ signedIn: page, context, api }) => {
    const { id } = await jobOf(api);
    await page.goto(`/jobs?id=${id}`);
    await isKept(page);
    await isStocked(page);
    await choose(page, [await taken('sink.jpg', 'teal')]);
    await expect(thumbnails(page)).toHaveCount(1);
    const [kept] = await api.call(photos.list, { params: { id } });
    const small = await (await fetch(kept?.thumbnailUrl ?? '')).arrayBuffer();
    expect(await sharp(small).metadata()).toMatchObject({ format: 'jpeg', width: 128, height: 256 });
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const names = (await caches.keys()).filter((name) => name.startsWith('thumbnails-'));
          const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          return all.flat().length;
        }),
      )
      .toBe(1);

    await context.setOffline(true);
    await page.reload();
    const picture = thumbnails(page).locator('img');
    await expect(picture).toHaveJSProperty('naturalWidth', 128);
    await thumbnails(page).click();
    const viewer = page.getByRole('dialog', { name: 'Before · Photo 1 of 1' });
    await expect(viewer.getByRole('img', { name: 'Before' })).toHaveJSProperty('naturalWidth', 128);
    await expect(viewer.getByText(/you need a connection to see the whole photo/)).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
  });
});
