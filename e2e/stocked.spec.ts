import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessible.ts';
import { type Instead, type Line, lineTo } from './fixtures/line.ts';
import { test as base, services } from './fixtures/test.ts';

/** The app cached whole on the device: opened offline, and across a release. */

const test = base.extend<{ instead: { answer: Instead }; line: Line }>({
  instead: async ({ browserName: _ }, use) => use({ answer: () => undefined }),
  line: async ({ instead }, use) => {
    const line = await lineTo(services().app, 0, (url) => instead.answer(url));
    await use(line);
    await line.cut();
  },
});
test.use({ serviceWorkers: 'allow' });

interface Named {
  now: string;
  before?: string;
}

const named = (page: Page): Promise<Named | undefined> =>
  page.evaluate(async () => (await caches.match('/named'))?.json());
const isStocked = async (page: Page): Promise<Named> => {
  await expect.poll(() => named(page)).toBeTruthy();
  return (await named(page)) as Named;
};
const stocked = (page: Page, build: string) =>
  page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    `app-${build}`,
  );

const built = (name: string) => readFileSync(`dist/web/${name}`, 'utf8');
const revision = (worker: string) =>
  worker
    .match(/"?revision"?:"(\w+)","?url"?:"app\.html"|"?url"?:"app\.html","?revision"?:"(\w+)"/)
    ?.slice(1)
    .find(Boolean) ?? '';

test('goes on by itself with stocking that broke off, and opens every place with the line cut', {
  tag: '@one-size',
}, async ({ signedIn: page, line, instead }) => {
  const asked: string[] = [];
  let missing = /\/assets\/(behind|calendar-parts)-[\w-]+\.js/;
  instead.answer = (url) => {
    if (!missing.test(url)) return undefined;
    asked.push(url);
    return { status: 503 };
  };
  await page.goto(`${line.origin}/dashboard`);
  // The chunk that requests the whole cache: once at its own address, and retried at another.
  await expect.poll(() => asked.some((url) => url.includes('behind') && url.includes('?'))).toBe(true);
  missing = /\/assets\/calendar-parts-[\w-]+\.js$/;
  await expect.poll(() => asked.some((url) => missing.test(url))).toBe(true);
  expect(await named(page)).toBeUndefined();
  missing = /^$/;
  const { now } = await isStocked(page);
  const files = await stocked(page, now);
  expect(files).toContain('/app.html');
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(60);
  expect(files.filter((file) => /guest|^\/api/.test(file))).toEqual([]);
  await line.cut();
  for (const place of ['prices', 'receipts', 'calendar', 'no/such/screen']) {
    await page.goto(`${line.origin}/${place}`);
    await expect(page.getByRole('navigation').first()).toBeVisible();
  }
  await page.goto(`${line.origin}/guest`).catch(() => undefined);
  expect(page.url()).not.toContain('chrome-error:');
});

test('opens from the network if the device cannot read what it cached', { tag: '@one-size' }, async ({
  signedIn: page,
  line,
}) => {
  await page.goto(`${line.origin}/dashboard`);
  await isStocked(page);
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    CacheStorage.prototype.match = () => Promise.reject(new DOMException('Unreadable', 'UnknownError'));
  });
  await page.goto(`${line.origin}/prices`);
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('offers to load again if its code fails to load', { tag: '@one-size' }, async ({
  signedIn: page,
  line,
  instead,
}) => {
  instead.answer = (url) => (url.endsWith('.js') ? { status: 503 } : undefined);
  await page.goto(`${line.origin}/jobs`);
  const again = page.getByRole('link', { name: 'Load it again' });
  // It is drawn only after a wait that the test doesn't have.
  await expect(again).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  instead.answer = () => undefined;
  await again.click();
  await expect(page.getByRole('heading', { name: 'Jobs', exact: true }).first()).toBeVisible();
  await expect(again).toBeHidden();
});

test('loads a page again whose code failed to load, while nobody has touched it', {
  tag: '@one-size',
}, async ({ signedIn: page }) => {
  let fails = true;
  await page.route(/\/assets\/calendar-(?!parts)/, (route) =>
    fails && route.request().method() === 'GET' ? route.abort() : route.fallback(),
  );
  // The app asks for it to see whether the line is up.
  await page.route('**/app.html', (route) => {
    fails = false;
    return route.fallback();
  });
  await page.goto('/calendar');
  await expect(page.getByRole('group', { name: 'Days of the week' })).toBeVisible();
  expect(fails).toBe(false);
});

test('names a new release only when all of it has come, keeps the one before and offers it', {
  tag: '@one-size',
}, async ({ signedIn: page, line, instead }) => {
  await page.goto(`${line.origin}/dashboard`);
  const first = await isStocked(page);
  const files = await stocked(page, first.now);
  const worker = built('sw.js');
  const old = revision(worker);
  expect(old).toBe(first.now);
  // A release with a renamed entry, and one file that fails to load.
  const entry = built('app.html').match(/\/assets\/(app-[\w-]+)\.js/)?.[1] ?? '';
  const renamed = (text: string) => text.replaceAll(entry, `${entry}-new`);
  const next = 'b'.repeat(32);
  let missing = true;
  let told = false;
  instead.answer = (url) => {
    if (url === '/sw.js') told = true;
    if (url === '/sw.js') return { status: 200, body: renamed(worker).replace(old, next) };
    if (url === '/app.html') return { status: 200, body: renamed(built('app.html')) };
    if (url !== `/assets/${entry}-new.js`) return undefined;
    return missing ? { status: 404 } : { status: 200, body: built(`assets/${entry}.js`) };
  };
  const update = () =>
    page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
  // The page may already be checking for a release, and asking again before that ends does nothing.
  await expect
    .poll(async () => {
      await update();
      return told;
    })
    .toBe(true);
  await expect.poll(async () => (await stocked(page, next)).length).toBe(files.length - 1);
  expect(await named(page)).toEqual(first);
  missing = false;
  await page.reload();
  await expect(page.getByText('A new version of Fettle is ready')).toBeVisible();
  expect(await named(page)).toEqual({ now: next, before: old });
  expect((await stocked(page, old)).length).toBeGreaterThan(60);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.locator(`script[src="/assets/${entry}-new.js"]`)).toBeAttached();
  // Opened by the old worker: a change of workers while a page is being opened can leave it unanswered.
  expect(await page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting))).toBe(true);
});

test('opens offline as soon as its places have come', {
  tag: '@one-size',
}, async ({ signedIn: page, line, instead }) => {
  const asked: string[] = [];
  instead.answer = (url) => {
    if (!/\/assets\/calendar-parts-[\w-]+\.js$/.test(url)) return undefined;
    asked.push(url);
    return { status: 503 };
  };
  await page.goto(`${line.origin}/dashboard`);
  // By then everything that loads first is here.
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  expect(await named(page)).toBeUndefined();
  await line.cut();
  for (const place of ['dashboard', 'jobs', 'settings']) {
    await page.goto(`${line.origin}/${place}`);
    await expect(page.getByRole('navigation').first()).toBeVisible();
  }
});

test('says that a screen is not here yet, and loads nothing anew', { tag: '@one-size' }, async ({
  signedIn: page,
  line,
  instead,
}) => {
  // A device that had no time to cache anything.
  instead.answer = (url) => (url === '/sw.js' ? { status: 404 } : undefined);
  await page.goto(`${line.origin}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Welcome back, Robin!' })).toBeVisible();
  await line.cut();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This page isn’t on your device yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Connect once and we’ll download it.')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('opens a place on a device that has no room for its files', { tag: '@one-size' }, async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/dashboard');
  await isStocked(page);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  });
  await page.goto('/calendar');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible({ timeout: 15_000 });
});
