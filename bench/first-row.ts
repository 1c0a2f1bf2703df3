import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { giveCookies } from '../e2e/fixtures/test.ts';
import { startLocal } from '../local/stack.ts';
import { type Api, apiFor } from '../local/testing/api-client.ts';
import { findChromium } from '../scripts/chromium.ts';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { percentile, round } from './timing.ts';

/**
 * How long somebody waits for their first real row, by the page's own clock, in milliseconds: on a first visit, and again once the device
 * has the app and the records. A cold browser each time, 150 ms a turn, 1.6 Mbit/s, a processor four times slower; the middle of five.
 * Promised: 2,000 and 800.
 */

const runs = 5;
const rows = 100;
const places = ['dashboard', 'jobs', 'clients', 'invoices'];
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

const fill = async (api: Api): Promise<void> => {
  await api.call(routes.subscription.startTrial, {});
  for (let n = 0; n < rows; n++) {
    const { id: clientId } = await api.call(routes.clients.create, { body: { name: `Mrs Example ${n}` } });
    const scheduledDate = addDays(today(), n < 3 ? 0 : n % 90);
    await api.call(routes.jobs.create, { body: { title: `Boiler ${n}`, clientId, scheduledDate } });
    const body = { clientId, invoiceNumber: `B-${n}`, amount: 80, dueDate: addDays(today(), n) };
    await api.call(routes.invoices.create, { body });
  }
};

/** Opens a signed-in browser that stores its data in `folder`, as an installed phone would, and closes it after `use`. */
const onPhone = async <T>(
  folder: string,
  signIn: (context: BrowserContext) => Promise<void>,
  use: (context: BrowserContext) => Promise<T>,
): Promise<T> => {
  const { executablePath, args, env } = findChromium();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args,
    env: { ...(process.env as Record<string, string>), ...env },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    timezoneId: 'Europe/London',
  });
  try {
    await signIn(context);
    return await use(context);
  } finally {
    await context.close();
  }
};

/** Marks the moment after the frame in which the first record can be seen. It looks once a frame, as a person does. */
const markFirstRow = (): void => {
  const isSeen = (element: Element): boolean => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  };
  const look = () => {
    if ([...document.querySelectorAll('[data-record]')].some(isSeen)) performance.mark('first-row');
    else requestAnimationFrame(() => setTimeout(look));
  };
  look();
};

const firstRow = async (context: BrowserContext, address: string): Promise<number> => {
  const page = await context.newPage();
  // tsx names inner functions by a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (one) => one');
  await page.addInitScript(markFirstRow);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-row').length > 0);
  return page.evaluate(() => performance.getEntriesByName('first-row')[0]?.startTime ?? 0);
};

/** Lets the device keep the app and the records, over a line that is not slow. */
const keep = async (context: BrowserContext, address: string): Promise<void> => {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(
    () => document.documentElement.dataset.filled === 'yes' && navigator.serviceWorker.controller,
  );
  await page.close();
};

const middle = (took: number[]): number => round(percentile(took, 50));

const run = async (): Promise<void> => {
  const local = await startLocal({ web: true, quiet: true });
  const { app } = local.services;
  const api = await apiFor(local.services, 'first-row@example.com', 'Robin');
  await fill(api);
  const signIn = (context: BrowserContext) => giveCookies(context, app, api.cookie);
  const table: Record<string, Record<string, number>> = {};
  for (const place of places) {
    const address = `${app}/${place}`;
    const [first, again]: number[][] = [[], []];
    for (let n = 0; n < runs; n++) {
      const folder = mkdtempSync(join(tmpdir(), 'fettle-phone-'));
      first?.push(await onPhone(folder, signIn, (context) => firstRow(context, address)));
      await onPhone(folder, signIn, (context) => keep(context, address));
      again?.push(await onPhone(folder, signIn, (context) => firstRow(context, address)));
      rmSync(folder, { recursive: true, force: true });
    }
    table[place] = {
      'first visit': middle(first ?? []),
      'slowest first': round(Math.max(...(first ?? []))),
      again: middle(again ?? []),
      'slowest again': round(Math.max(...(again ?? []))),
    };
  }
  console.table(table);
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
  await local.stop();
};

await run();
process.exit(0);
