import { loadavg } from 'node:os';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { isKept, isStocked } from '../e2e/fixtures/device.ts';
import { lineTo } from '../e2e/fixtures/line.ts';
import { startLocal } from '../local/stack.ts';
import { type Api, apiFor } from '../local/testing/api-client.ts';
import { findChromium } from '../scripts/chromium.ts';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { percentile, round } from './timing.ts';

/**
 * With a copy on the device, over a line on which no answer comes while it is measured: how long from the start until the day can be
 * pressed, and from a tap until a list or a record is drawn. In milliseconds, by the page's own clock; promised: 300 and 100, and 600 for a
 * start with a processor four times slower.
 */

const runs = 5;
const noAnswerMs = 60_000;
const rows = 100;

const fill = async (api: Api): Promise<void> => {
  await api.call(routes.subscription.startTrial, {});
  for (let n = 0; n < rows; n++) {
    const { id: clientId } = await api.call(routes.clients.create, { body: { name: `Mrs Example ${n}` } });
    const scheduledDate = addDays(today(), n < 3 ? 0 : n % 90);
    await api.call(routes.jobs.create, { body: { title: `Boiler ${n}`, clientId, scheduledDate } });
    const dueDate = addDays(today(), n);
    await api.call(routes.invoices.create, {
      body: { clientId, invoiceNumber: `B-${n}`, amount: 80, dueDate },
    });
  }
};

/** A row: the link or the button that all of it is. */
const jobRow = 'main a[class*="after:inset-0"]';
const invoiceRow = 'main button[class*="after:inset-0"]';
/** The list's own name is a hidden heading there. */
const recordName = 'section[aria-label="Details"] h2';

/** What is measured after the start: what is tapped, and what then stands there. */
const taps = [
  ['jobs', 'nav a[href="/jobs"]', jobRow],
  ['a job', jobRow, recordName],
  ['back', 'button[aria-label="Back to Jobs"]', jobRow],
  ['invoices', 'nav a[href="/invoices"]', invoiceRow],
  ['an invoice', invoiceRow, recordName],
  ['back again', 'button[aria-label="Back to Invoices"]', invoiceRow],
  ['home', 'nav a[href="/dashboard"]', 'article button'],
] as const;

/** Notes when the day can be pressed: the picture of it before is inert. */
const watchStart = () => {
  const look = () => {
    const day = document.querySelector('article[aria-label="Next job"] button');
    if (day && !day.closest('[data-last-seen]')) Object.assign(globalThis, { liveAt: performance.now() });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const tap = (page: Page, from: string, to: string): Promise<number> =>
  page.evaluate(
    async ([press, shows]) => {
      const seen = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.offsetParent !== null);
      const before = seen(shows);
      const pressed = seen(press);
      if (!pressed) throw new Error(`There is no ${press}`);
      const began = performance.now();
      pressed.click();
      await new Promise<void>((resolve) => {
        const look = () => {
          const now = seen(shows);
          if (now && now !== before) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      return performance.now() - began;
    },
    [from, to] as const,
  );

const measure = async (
  context: BrowserContext,
  origin: string,
  rate: number,
): Promise<Record<string, number>> => {
  const page = await context.newPage();
  await page.addInitScript(watchStart);
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(`${origin}/dashboard`, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'liveAt' in globalThis);
  const took: Record<string, number> = {
    start: await page.evaluate(() => (globalThis as unknown as { liveAt: number }).liveAt),
  };
  // Nobody taps in the moment in which a day appears; by then the pages' code is read from the device.
  await page.waitForFunction(() => performance.getEntriesByName('read-ahead').length > 0);
  for (const [name, from, to] of taps) took[name] = await tap(page, from, to);
  await page.close();
  return took;
};

const keepAll = async (context: BrowserContext, origin: string): Promise<void> => {
  const page = await context.newPage();
  await page.goto(`${origin}/dashboard`);
  await isKept(page, '/api/dashboard/day', '/api/dashboard/stats', '/api/dashboard/activity');
  for (const [place, row] of [
    ['jobs', jobRow],
    ['invoices', invoiceRow],
  ] as const) {
    await page.goto(`${origin}/${place}`);
    await page.locator(row).first().click();
    await isKept(page, `"/api/${place}","pages"]`);
  }
  await isStocked(page);
  await page.goto(`${origin}/dashboard`);
  await page.waitForFunction(() => localStorage.getItem('seen:/dashboard'));
  await page.close();
};

const run = async (): Promise<void> => {
  const local = await startLocal({ web: true, quiet: true });
  const api = await apiFor(local.services, 'instant@example.com', 'Robin');
  await fill(api);
  const line = await lineTo(local.services.app);
  const { executablePath, args, env } = findChromium();
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...(process.env as Record<string, string>), ...env },
  });
  try {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const context = await browser.newContext(phone);
    // tsx names inner functions by a helper that a page does not have.
    await context.addInitScript('globalThis.__name = (one) => one');
    const url = line.origin.replace('http:', 'https:');
    await context.addCookies(
      api.cookie.split('; ').map((pair) => {
        const at = pair.indexOf('=');
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url, secure: true };
      }),
    );
    await keepAll(context, line.origin);
    line.slow(noAnswerMs);
    const table: Record<string, Record<string, number>> = {};
    for (const rate of [1, 4]) {
      const all: Record<string, number>[] = [];
      for (let n = 0; n < runs; n++) all.push(await measure(context, line.origin, rate));
      for (const name of ['start', ...taps.map(([tapped]) => tapped)]) {
        const times = all.map((one) => one[name] ?? 0);
        table[name] = {
          ...table[name],
          [`${rate} x, middle`]: round(percentile(times, 50)),
          [`${rate} x, slowest`]: round(Math.max(...times)),
        };
      }
    }
    console.log(`Load ${loadavg()[0]?.toFixed(1)}`);
    console.table(table);
  } finally {
    await browser.close();
    await line.cut();
    await local.stop();
  }
};

run().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
