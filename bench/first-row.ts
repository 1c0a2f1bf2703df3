import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { giveCookies } from '../e2e/fixtures/test.ts';
import { cookieIn, tokensFor } from '../functions/testing/join.ts';
import type { Services } from '../local/services.ts';
import { startLocal } from '../local/stack.ts';
import { type Api, apiFor } from '../local/testing/api-client.ts';
import { findChromium } from '../scripts/chromium.ts';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { percentile, round } from './timing.ts';

/**
 * How long somebody waits for their first real row, by the page's own clock, in milliseconds: on a first visit, and again once the device
 * has the app and the records. A cold browser each time, 150 ms a turn, 1.6 Mbit/s, a processor four times slower; the middle of five.
 * Promised: 2,000 and 800, and a field worker's own day no later than that of somebody alone. Everything takes turns, so that a busy
 * machine slows all of it. Places named after the command are the only ones measured.
 */

const runs = 5;
const rows = 100;
const asked = process.argv.slice(2);
const places = asked.length > 0 ? asked : ['dashboard', 'jobs', 'clients', 'invoices'];
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

/** Somebody in the field of a firm, on today's jobs: their cookie. */
const fieldCookie = async (owner: Api, services: Services): Promise<string> => {
  const email = 'first-row-field@example.com';
  const sam = { firstName: 'Sam', lastName: 'Field' };
  const { id: employeeId } = await owner.call(routes.employees.create, { body: sam });
  const { jobs } = await owner.call(routes.board.get, { query: { from: today(), days: '1' } });
  for (const { id: jobId } of jobs)
    await owner.call(routes.assignments.create, { body: { jobId, employeeId } });
  await owner.call(routes.members.invite, { body: { email, role: 'field', employeeId } });
  const worker = await apiFor(services, email, 'Sam Field');
  const token = (await tokensFor(services.inbox, email)).at(-1) ?? '';
  return cookieIn((await worker.answer(routes.members.accept, { body: { token } })).headers);
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

interface Visit {
  name: string;
  address: string;
  cookie: string;
  first: number[];
  again: number[];
}

/** Opens the place on a new device, then once more after the device has stored everything. */
const visit = async (app: string, { address, cookie, first, again }: Visit): Promise<void> => {
  const signIn = (context: BrowserContext) => giveCookies(context, app, cookie);
  const folder = mkdtempSync(join(tmpdir(), 'fettle-phone-'));
  first.push(await onPhone(folder, signIn, (context) => firstRow(context, address)));
  await onPhone(folder, signIn, (context) => keep(context, address));
  again.push(await onPhone(folder, signIn, (context) => firstRow(context, address)));
  rmSync(folder, { recursive: true, force: true });
};

const run = async (): Promise<void> => {
  const local = await startLocal({ web: true, quiet: true });
  const { app } = local.services;
  const alone = await apiFor(local.services, 'first-row@example.com', 'Robin');
  await fill(alone);
  const owner = await apiFor(local.services, 'first-row-firm@example.com', 'Robin');
  await fill(owner);
  const all: Visit[] = [
    ...places.map((place) => ({ name: place, address: `${app}/${place}`, cookie: alone.cookie })),
    {
      name: 'own day, in the field',
      address: `${app}/dashboard`,
      cookie: await fieldCookie(owner, local.services),
    },
  ].map((one) => ({ ...one, first: [], again: [] }));
  for (let n = 0; n < runs; n++) for (const one of all) await visit(app, one);
  console.table(
    Object.fromEntries(
      all.map(({ name, first, again }) => [
        name,
        {
          'first visit': middle(first),
          'slowest first': round(Math.max(...first)),
          again: middle(again),
          'slowest again': round(Math.max(...again)),
        },
      ]),
    ),
  );
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
  await local.stop();
};

await run();
process.exit(0);
