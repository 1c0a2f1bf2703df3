import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { fillDemo } from '../local/demo/fill.ts';
import { demoEmail } from '../local/demo/stores.ts';
import { type Local, startLocal } from '../local/stack.ts';
import { findChromium } from './chromium.ts';
import { morning, takeLandingScreens } from './landing-screens.ts';

/** Takes the screenshots for README.md and the landing page from the demo account. */

const folder = 'docs/screenshots';
const pictures = [
  { name: 'dashboard', path: '/dashboard', width: 1280, height: 800, phone: false },
  { name: 'invoice-phone', path: '/invoices', width: 390, height: 844, phone: true },
];

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/api/login');
  await page.getByLabel('Email').fill(demoEmail);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
};

const take = async (
  browser: Browser,
  { services }: Local,
  picture: (typeof pictures)[number],
): Promise<void> => {
  const { name, path, width, height, phone } = picture;
  const context = await browser.newContext({
    baseURL: services.app,
    viewport: { width, height },
    deviceScaleFactor: phone ? 2 : 1,
    isMobile: phone,
    hasTouch: phone,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    // A service worker would fetch the whole app for each picture.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await signIn(page);
  await page.clock.setFixedTime(morning());
  await page.goto(path, { waitUntil: 'networkidle' });
  const file = join(folder, `${name}.png`);
  // The colours are flat, so a palette is a third of the bytes and looks the same.
  const png = await sharp(await page.screenshot())
    .png({ palette: true, quality: 90, effort: 10 })
    .toBuffer();
  writeFileSync(file, png);
  process.stdout.write(`${name} ${width} × ${height}, ${png.length} bytes\n`);
  await context.close();
};

const run = async (): Promise<void> => {
  const data = mkdtempSync(join(tmpdir(), 'fettle-screenshots-'));
  const local = await startLocal({ data, web: true, quiet: true });
  const { executablePath, args, env } = findChromium();
  const browser = await chromium.launch({
    executablePath,
    // The words inside a date's field are the browser's.
    args: [...args, '--lang=en-GB'],
    env: { ...(process.env as Record<string, string>), ...env },
  });
  try {
    await fillDemo(morning().getTime());
    mkdirSync(folder, { recursive: true });
    for (const picture of pictures) await take(browser, local, picture);
    await takeLandingScreens(browser, local.services.app, signIn);
  } finally {
    await browser.close();
    await local.stop();
    rmSync(data, { recursive: true, force: true });
  }
};

await run();
process.exit(0);
