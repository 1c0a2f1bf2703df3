import type { BrowserContext, Page } from '@playwright/test';
import { isKept, isStocked } from '../e2e/fixtures/device.ts';

/** A row: the link or button that fills it. */
const jobRow = 'main a[class*="after:inset-0"]';
const invoiceRow = 'main button[class*="after:inset-0"]';
/** The list's own name is a hidden heading there. */
const recordName = 'section[aria-label="Details"] h2';

/** What is measured after the start: what is tapped, and what then stands there. */
export const taps = [
  ['jobs', 'nav a[href="/jobs"]', jobRow],
  ['a job', jobRow, recordName],
  ['back', 'button[aria-label="Back to Jobs"]', jobRow],
  ['invoices', 'nav a[href="/invoices"]', invoiceRow],
  ['an invoice', invoiceRow, recordName],
  ['back again', 'button[aria-label="Back to Invoices"]', invoiceRow],
  ['home', 'nav a[href="/dashboard"]', 'article button'],
] as const;

/** Notes when the day becomes interactive: the snapshot shown before it is inert. */
const watchStart = () => {
  const look = () => {
    const day = document.querySelector('article[aria-label="Next job"] button');
    if (day) Object.assign(globalThis, { liveAt: performance.now() });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** Milliseconds from a tap until something new is drawn. */
export const tap = (page: Page, from: string, to: string): Promise<number> =>
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

/** One start and each tap after it, in milliseconds, with a processor `rate` times slower. */
export const measure = async (
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

/** Lets the phone keep what is measured later, while the line is there. */
export const keepAll = async (context: BrowserContext, origin: string): Promise<void> => {
  const page = await context.newPage();
  await page.goto(`${origin}/dashboard`);
  await isKept(page);
  for (const [place, row] of [
    ['jobs', jobRow],
    ['invoices', invoiceRow],
  ] as const) {
    await page.goto(`${origin}/${place}`);
    await page.locator(row).first().click();
  }
  await isStocked(page);
  await page.goto(`${origin}/dashboard`);
  await page.close();
};
