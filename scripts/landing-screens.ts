import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** Takes the landing page's screenshots from the demo account, as AVIF and WebP. */

const folder = 'web/src/landing/screens';

interface Screen {
  name: string;
  path: string | ((page: Page) => Promise<string>);
  width: number;
  height: number;
  /** The part of the page to show; all of it if undefined. */
  part?: (page: Page) => Locator;
  /** The picture's width, in pixels. */
  keep: number;
}

/** One that has lines and is not paid yet. */
const pathOfInvoice = async (page: Page): Promise<string> => {
  const rows = (await (await page.request.get('/api/invoices')).json()) as {
    id: number;
    hasLines: boolean;
    status: string;
  }[];
  const shown = rows.find(({ hasLines, status }) => hasLines && status === 'unpaid') ?? rows[0];
  return `/invoices?id=${shown?.id}`;
};

const screens: readonly Screen[] = [
  { name: 'today', path: '/dashboard', width: 390, height: 700, keep: 640 },
  {
    name: 'invoice',
    path: pathOfInvoice,
    width: 1280,
    height: 1400,
    part: (page) => page.locator('.paper').first(),
    keep: 640,
  },
  { name: 'calendar', path: '/calendar?view=month', width: 1180, height: 760, keep: 1180 },
];

const write = async (png: Buffer, { name, keep }: Screen): Promise<void> => {
  const picture = sharp(png).resize({ width: keep });
  const files = [
    [join(folder, `${name}.avif`), await picture.clone().avif({ quality: 52, effort: 7 }).toBuffer()],
    [join(folder, `${name}.webp`), await picture.clone().webp({ quality: 74, effort: 6 }).toBuffer()],
  ] as const;
  for (const [file, bytes] of files) await sharp(bytes).toFile(file);
  const { height } = await sharp(files[0][1]).metadata();
  process.stdout.write(`${name} ${keep} × ${height}, ${statSync(files[0][0]).size} bytes\n`);
};

/** At half past eight in the morning, before the first job. */
export const morning = (): Date => new Date(new Date().setHours(8, 32, 0, 0));

const take = async (
  browser: Browser,
  origin: string,
  signIn: (page: Page) => Promise<void>,
  screen: Screen,
): Promise<void> => {
  const { path, width, height, part } = screen;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    deviceScaleFactor: 2,
    isMobile: width < 1024,
    hasTouch: width < 1024,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await signIn(page);
  await page.clock.setFixedTime(morning());
  await page.goto(typeof path === 'string' ? path : await path(page), { waitUntil: 'networkidle' });
  await part?.(page).waitFor();
  const shown = part?.(page) ?? page;
  await write(await shown.screenshot(), screen);
  await context.close();
};

/** Takes them all. */
export const takeLandingScreens = async (
  browser: Browser,
  origin: string,
  signIn: (page: Page) => Promise<void>,
): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  for (const screen of screens) await take(browser, origin, signIn, screen);
};
