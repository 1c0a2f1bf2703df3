import { expect } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { isKept, isStocked } from './fixtures/device.ts';
import { lineTo } from './fixtures/line.ts';
import { follow } from './fixtures/screens.ts';
import { services, test } from './fixtures/test.ts';

/** What a tap waits for when the device has a copy: counted, not timed. Only a phone keeps one, so this runs at one size. */

test.use({ serviceWorkers: 'allow' });

const noAnswerMs = 300_000;

test('draws the day, its lists and their records before any answer', {
  tag: '@one-size',
}, async ({ signedIn: page, context, api }) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  const job = { title: 'Boiler service', clientId, scheduledDate: today() };
  const { id } = await api.call(routes.jobs.create, { body: job });
  const nextDue = addDays(today(), 20);
  await api.call(routes.certificates.create, { params: { id }, body: { kind: 'gas_safety', nextDue } });
  const body = { clientId, invoiceNumber: 'INV-0007', amount: 80, dueDate: addDays(today(), 9) };
  await api.call(routes.invoices.create, { body });
  const line = await lineTo(services().app);
  try {
    await page.goto(`${line.origin}/dashboard`);
    await expect(page.getByRole('list', { name: 'Due soon' })).toBeVisible();
    await isKept(page);
    for (const place of ['invoices', 'jobs']) {
      await follow(page, `/${place}`);
      await isKept(page);
    }
    await isStocked(page);
    line.slow(noAnswerMs);
    const warm = await context.newPage();
    await page.close();
    await warm.addInitScript(() => {
      // Timers of 1.5 s and longer never fire, so nothing gives up on an answer and continues without it.
      const wait = setTimeout;
      Object.assign(globalThis, {
        setTimeout: (run: () => void, ms = 0, ...said: unknown[]) => (ms < 1500 ? wait(run, ms, ...said) : 0),
      });
      const live = (selector: string) => document.querySelector(selector) !== null;
      const look = () => {
        if (live('article[aria-label="Next job"] button'))
          Object.assign(window, { drawn: { whole: live('ul[aria-label="Due soon"]') } });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await warm.goto(`${line.origin}/dashboard`, { waitUntil: 'commit' });
    await warm.waitForFunction(() => 'drawn' in window);
    expect(await warm.evaluate(() => (window as unknown as { drawn: object }).drawn)).toEqual({
      whole: true,
    });
    await expect(warm.getByRole('button', { name: 'Start' })).toBeEnabled();
    await warm.waitForFunction(() => performance.getEntriesByName('read-ahead').length > 0);
    // From here on no file of the app can load, not even from the cache.
    await warm.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await warm.getByRole('link', { name: 'Jobs', exact: true }).click();
    // Wait for the page, because Home names the job too.
    await expect(warm.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
    await warm.getByRole('link', { name: /Boiler service/ }).click();
    await expect(warm.getByRole('heading', { name: 'Boiler service' })).toBeVisible();
    await warm.getByRole('button', { name: 'Back to Jobs' }).click();
    // A record closes by going back in the history, which would undo a navigation started before that.
    await expect(warm.getByRole('heading', { name: 'Boiler service' })).toBeHidden();
    await warm.getByRole('link', { name: 'Invoices', exact: true }).click();
    await warm.getByRole('button', { name: /^Mrs Example INV-0007/ }).click();
    await expect(warm.getByRole('heading', { name: '£80.00' })).toBeVisible();
  } finally {
    await line.cut();
  }
});
