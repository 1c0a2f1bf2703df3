import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { apiFor } from '../local/testing/api-client.ts';
import { today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { isKept, keysOf, leaveUnsent } from './fixtures/device.ts';
import { hold } from './fixtures/hold.ts';
import { noFiles } from './fixtures/no-files.ts';
import { services, test } from './fixtures/test.ts';

/** What happens to the data on a device when someone signs out, when someone else signs in, and when storage is full. */

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name));

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('fettle-typed:')));

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Logout' }).click();
};

test('locks away unsent work from others, and asks its user what becomes of it', {
  tag: '@one-size',
}, async ({ signedIn: page, context, api }) => {
  const { id: userId } = await api.call(routes.auth.user, {});
  await api.call(routes.clients.create, { body: { name: 'Mrs Private' } });
  await page.goto('/clients');
  await expect(page.getByText('Mrs Private').first()).toBeVisible();
  await isKept(page);
  await leaveUnsent(page, userId, 2);

  await test.step('is locked when nothing was heard for eight days, and loses nothing', async () => {
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('session') ?? '{}');
      localStorage.setItem('session', JSON.stringify({ ...kept, at: Date.now() - 8 * 86_400_000 }));
    });
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Fettle is locked' })).toBeVisible();
    await expect(page.getByText('is still here, with 2 changes to send.')).toBeVisible();
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
    expect(await keysOf(page, 'mutations')).toHaveLength(2);
  });

  const cookies = await context.cookies();
  await test.step('is closed while somebody else is signed in, who sees nothing of it', async () => {
    const email = `${randomUUID().slice(0, 13)}@example.com`;
    await (await apiFor(services(), email, 'Sam Example')).call(routes.subscription.startTrial, {});
    await context.clearCookies();
    await page.goto('/api/login?to=/clients');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('No clients')).toBeVisible();
    await expect(page.getByText('Mrs Private')).toHaveCount(0);
    await expect.poll(() => keysOf(page, 'records', userId)).toEqual([]);
    await page.goto('/settings#device');
    await expect(
      page.getByText(/^2 changes from another account are saved here until \d+ \w+/),
    ).toBeVisible();
    await expectAccessible(page);
    expect(await keysOf(page, 'mutations', userId)).toHaveLength(2);
  });

  await context.clearCookies();
  await context.addCookies(cookies);
  await page.goto('/clients');
  // The page reloads when it learns whose it is now.
  await expect(page.getByText('Mrs Private').first()).toBeVisible();
  // The other user had nothing unsent, so their database is deleted.
  const others = async () => (await databases(page)).filter((name) => !name.endsWith(userId));
  await expect.poll(others).toEqual([]);
  await page.goto('/clients?new=1');
  await page.getByRole('dialog').getByLabel('Name').fill('Mrs Half');
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await page.goto('/clients');
  await signOut(page);
  const question = page.getByRole('alertdialog', { name: '2 changes are not sent' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  expect(await keysOf(page, 'mutations', userId)).toHaveLength(2);
  await page.getByRole('link', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('2 changes are still not sent. You’re still signed in.')).toBeVisible();
  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(question).toBeVisible();
  // The toast must not cover the question's buttons.
  const isReached = (button: HTMLElement) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  for (const button of await question.getByRole('button').all())
    expect(await button.evaluate(isReached)).toBe(true);
  await question.getByRole('button', { name: 'Sign out and lose them' }).click();
  await expect(page.getByRole('link', { name: 'Start Free Trial' }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await databases(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  expect(await drafts(page)).toEqual([]);
});

test('keeps a copy on a phone, and on a desktop only where it is asked to', async ({
  signedIn: page,
  viewport,
}) => {
  const isPhone = viewport?.width === 390;
  await noFiles(page);
  await page.goto('/settings#device');
  const keeps = page.getByRole('switch', { name: /Keep a copy on this device/ });
  await expect(keeps).toBeChecked({ checked: isPhone });
  await expect(page.getByText('This browser saves nothing once you close it.')).toBeVisible();
  if (!isPhone) {
    await keeps.click();
    await expect(keeps).toBeChecked();
  }
  await page.goto('/jobs');
  await isKept(page);
  await page.goto('/settings#device');
  await expect(page.getByText(/\d+ lists? (or|and) records? saved here/)).toBeVisible();
  await keeps.click();
  await expect(page.getByText(/saved here/)).toBeHidden();
  await expect.poll(() => keysOf(page, 'records')).toEqual([]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toBeNull();
});

test('goes on where the device is full, and where the browser keeps nothing, and says so', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const client = await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  await api.call(routes.jobs.create, {
    body: { title: 'Boiler service', clientId: client.id, scheduledDate: today() },
  });
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/jobs');
  await expect(page.getByText(/^This device is full\./)).toBeVisible();
  await expect(page.getByText('Boiler service').filter({ visible: true }).first()).toBeVisible();

  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  await page.goto('/settings#device');
  await expect(page.getByText('This browser won’t let Fettle save anything')).toBeVisible();
  await expect(page.getByRole('switch', { name: /Keep a copy/ })).toBeDisabled();
});

test('signs out when what is just being sent has its answer', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
  person,
}) => {
  await api.call(routes.clients.create, { body: { name: 'Hardy' } });
  await page.goto('/clients');
  await page.getByRole('link', { name: 'Hardy' }).click();
  const letGo = await hold(page, '**/api/clients/*', 'DELETE');
  await page.getByRole('button', { name: 'Delete Hardy' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await signOut(page);
  await expect(page.getByText('Your last change is being sent. Then we’ll sign you out.')).toBeVisible();
  letGo();
  await expect(page).toHaveURL(/\/$/);
  const after = await apiFor(services(), person.email, person.name);
  expect(await after.call(routes.clients.list, {})).toEqual([]);
});
