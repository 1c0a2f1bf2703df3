import { expect } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { outboxIsHere, strip, test } from './fixtures/cellar.ts';
import { keysOf } from './fixtures/device.ts';
import { dialog, ready, saveClient, typeClient } from './fixtures/offline-client.ts';
import { says } from './fixtures/said.ts';

const tag = '@one-size';

/** What the app asks of a device and says about it, by kind of device. */

test('asks the browser to keep what first waits, and names the Home Screen', { tag }, async ({
  signedIn: page,
  line,
}) => {
  await page.addInitScript(() => {
    const { storage } = navigator;
    // A test's window is private, without a disk.
    storage.estimate = () => Promise.resolve({ usage: 0, quota: 2 ** 40 });
    storage.persist = () => {
      localStorage.setItem('asked', `${Number(localStorage.getItem('asked')) + 1}`);
      return Promise.resolve(true);
    };
  });
  await ready(page);
  expect(await page.evaluate(() => localStorage.getItem('asked'))).toBeNull();
  await typeClient(page, 'Mrs Example');
  await line.cut();
  await saveClient(page);
  await says(page, 'Saved on this phone');
  // The message says what to do, and why.
  await says(page, /^Add Fettle to your Home Screen\. Some browsers delete saved records/);
  expect(await page.evaluate(() => localStorage.getItem('asked'))).toBe('1');
  await strip(page).getByRole('link', { name: 'Show' }).click();
  await expect(dialog(page).getByText(/It’s safe to close the app/)).toBeVisible();
});

test('the Home Screen is named only once an Undo was taken or left', { tag }, async ({
  signedIn: page,
  api,
  line,
}) => {
  const { id } = await api.call(routes.clients.create, {
    body: { name: 'Mrs Example', phone: '01632 960003' },
  });
  await page.addInitScript(() => {
    navigator.storage.estimate = () => Promise.resolve({ usage: 0, quota: 2 ** 40 });
    const wait = setTimeout;
    const hints: (() => void)[] = [];
    Object.assign(globalThis, {
      // The hint comes when the test says so.
      setTimeout: (run: () => void, ms = 0, ...said: unknown[]) =>
        ms === 6000 ? hints.push(run) : wait(run, ms, ...said),
      hint: () => hints.splice(0).map((run) => run()).length,
    });
  });
  const hint = () => page.evaluate(() => (globalThis as unknown as { hint: () => number }).hint());
  await ready(page);
  await page.getByRole('link', { name: 'Mrs Example', exact: true }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
  await dialog(page).getByLabel('Email').fill('ada@example.com');
  await line.cut();
  await dialog(page).getByRole('button', { name: 'Update Client' }).click();
  await expect(strip(page)).toBeVisible();
  const body = { name: 'Mrs Example', phone: '01632 960004' };
  await api.call(routes.clients.update, { params: { id }, body });
  await line.mend();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  expect(await hint()).toBe(1);
  await expect(undo).toBeVisible();
  await undo.click();
  await expect
    .poll(() => api.call(routes.clients.get, { params: { id } }))
    .toMatchObject({ phone: '01632 960004', email: null });
  await expect
    .poll(async () => {
      await hint();
      return page.evaluate(() => localStorage.getItem('kept-said'));
    })
    .toBe('1');
  await says(page, /^Add Fettle to your Home Screen/);
});

test('fetches nothing ahead where data is to be saved, and keeps what was opened', { tag }, async ({
  signedIn: page,
  context,
  api,
  line,
}) => {
  await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    const wait = setTimeout;
    Object.assign(globalThis, {
      // Background fetches start straight away, if they run at all.
      setTimeout: (run: () => void, ms = 0, ...said: unknown[]) => wait(run, ms === 15_000 ? 0 : ms, ...said),
    });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/clients');
  await expect(page.getByRole('link', { name: 'Mrs Example' })).toBeVisible();
  await outboxIsHere(page);
  await expect.poll(async () => JSON.stringify(await keysOf(page, 'records'))).toContain('client');
  // The first visit's requests were made before the service worker took control; these go through it.
  await page.reload();
  await expect(page.getByRole('link', { name: 'Mrs Example' })).toBeVisible();
  await outboxIsHere(page);
  expect(asked).not.toContain('/api/quotes');
  expect(await page.evaluate(async () => Boolean(await caches.match('/named')))).toBe(false);
  await line.cut();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Mrs Example' })).toBeVisible();
});
