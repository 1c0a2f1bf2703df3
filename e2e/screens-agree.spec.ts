import { type Browser, expect, type Page } from '@playwright/test';
import { everyRoute } from '../functions/testing/every-route.ts';
import { exampleBodies } from '../functions/testing/examples.ts';
import { type Known, paramsFor } from '../functions/testing/known.ts';
import { known } from '../functions/testing/make-known.ts';
import type { Api } from '../local/testing/api-client.ts';
import type { Role } from '../shared/members/roles.ts';
import { places } from '../web/src/app/places.ts';
import { keysOf } from './fixtures/device.ts';
import { memberPage } from './fixtures/field.ts';
import { follow } from './fixtures/screens.ts';
import { services, test } from './fixtures/test.ts';

/** Every place of a role, and a record of every kind. */
const addresses = (ids: Known, role: Role): string[] => [
  ...places
    .filter(({ adminOnly, roles }) => !adminOnly && (!roles || roles.includes(role)))
    .map(({ path }) => path),
  `/jobs?id=${ids.jobs}`,
  `/inventory?id=${ids.inventory}`,
  ...(role === 'field' ? [] : ofDesk(ids)),
];

const ofDesk = (ids: Known): string[] => [
  `/clients?id=${ids.clients}`,
  `/quotes?id=${ids.quotes}`,
  `/invoices?id=${ids.invoices}`,
  `/invoices?draft=${ids['invoices/drafts']}`,
  `/employees?id=${ids.employees}`,
  '/calendar?view=month',
  '/tax?part=vat',
  '/tax?part=registration',
];

/** The text on the screen and every figure by its name, without a trial's remaining time, which ticks every second. */
const look = (page: Page) =>
  page.evaluate(() => ({
    // biome-ignore lint/performance/useDomNodeTextContent: textContent would include hidden text.
    text: (document.querySelector('main')?.innerText ?? '')
      .split('\n')
      .filter((line) => line.trim() && !/^\d+ (sec|min|hours?)$/.test(line)),
    figures: [...document.querySelectorAll<HTMLElement>('[data-figure]')].map(
      ({ dataset }) => `${dataset.figure} ${dataset.value}`,
    ),
  }));

/** What the two show, if they differ; empty if they agree. */
const differing = async (open: Page, fresh: Page) => {
  const [one, other] = [await look(open), await look(fresh)];
  return JSON.stringify(one) === JSON.stringify(other) ? [] : [one, other];
};

/** Every call that changes a firm's data, deletions last. */
const changing = everyRoute
  .filter(({ route }) => route.access === 'business' && route.method !== 'GET' && !route.upload)
  .toSorted((a, b) => Number(a.route.method === 'DELETE') - Number(b.route.method === 'DELETE'));

const change = async (api: Api, ids: Known, deletes: boolean): Promise<void> => {
  for (const { key, route } of changing) {
    if ((route.method === 'DELETE') !== deletes) continue;
    const body = exampleBodies[key]?.(ids);
    if (!body && !deletes) continue;
    await api.answer(route, { params: paramsFor(route.path, ids), body });
  }
};

const cursorOf = (page: Page) => page.locator('html').getAttribute('data-cursor');

/** Waits until both have the last change; the page open all along has two seconds from regaining the focus. */
const meet = async (open: Page, fresh: Page): Promise<void> => {
  await expect(fresh.locator('html')).toHaveAttribute('data-filled', 'yes');
  await open.evaluate(() => dispatchEvent(new Event('focus')));
  const cursor = await cursorOf(fresh);
  await expect.poll(() => cursorOf(open), { timeout: 2000 }).toBe(cursor);
};

interface Both {
  open: Page;
  browser: Browser;
  /** Makes the changes. */
  owner: Api;
  ids: Known;
  /** Of whoever looks. */
  role: Role;
}

/** What somebody else changes shows on a page that was open all along as it does in a fresh browser of the same person. */
const compare = async ({ open, browser, owner, ids, role }: Both) => {
  const all = addresses(ids, role);
  await open.goto('/dashboard');
  await expect(open.locator('html')).toHaveAttribute('data-filled', 'yes');
  for (const address of all) {
    await follow(open, address);
    await expect(open.locator('main')).not.toBeEmpty();
  }
  for (const deletes of [false, true]) {
    await change(owner, ids, deletes);
    const context = await browser.newContext({
      storageState: { cookies: await open.context().cookies(), origins: [] },
    });
    const fresh = await context.newPage();
    await fresh.goto(`${services().app}/dashboard`);
    await meet(open, fresh);
    for (const address of all) {
      await follow(open, address);
      await follow(fresh, address);
      // Either may still be loading, and a running clock renders only every 15 seconds.
      await expect.poll(() => differing(open, fresh), { timeout: 30_000, message: address }).toEqual([]);
    }
    await context.close();
  }
};

test('every place says what a fresh browser says, whatever else changed it', {
  tag: '@one-size',
}, async ({ signedIn: open, browser, api: owner }) => {
  test.setTimeout(600_000);
  await compare({ open, browser, owner, ids: await known(owner), role: 'owner' });
});

test('so does every place of a field worker, whose jobs come and go', {
  tag: '@one-size',
}, async ({ page: open, browser, api: owner }) => {
  test.setTimeout(600_000);
  const ids = await known(owner);
  await memberPage(owner, open, { employeeId: ids.employees });
  await compare({ open, browser, owner, ids, role: 'field' });
});

test('so does every place of an accountant', { tag: '@one-size' }, async ({
  page: open,
  browser,
  api: owner,
}) => {
  test.setTimeout(600_000);
  const ids = await known(owner);
  await memberPage(owner, open, { role: 'accountant' });
  await compare({ open, browser, owner, ids, role: 'accountant' });
});

test.describe('on a computer that keeps no copy', () => {
  test.use({ isMobile: false, hasTouch: false });

  test('every place says what a fresh browser says', { tag: '@one-size' }, async ({
    signedIn: open,
    browser,
    api: owner,
  }) => {
    test.setTimeout(600_000);
    await compare({ open, browser, owner, ids: await known(owner), role: 'owner' });
    expect(await keysOf(open, 'records')).toEqual([]);
  });
});
