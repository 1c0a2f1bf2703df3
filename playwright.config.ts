import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

const { executablePath, args, env } = findChromium();
const inherited = Object.entries(process.env).flatMap(([name, value]) =>
  value === undefined ? [] : [[name, value]],
);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/fixtures/system.ts',
  fullyParallel: true,
  // A test waits for its page, its page for an answer: three at once leave a fifth of two cores idle.
  workers: 5,
  // Long enough for a busy machine, and for an outbox that tries again after half a minute; a test that passes does not wait.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [['list']] : [['line']],
  use: {
    locale: 'en-GB',
    // A worker that keeps every file again for each test's browser is a fifth of the work; installed.spec.ts lets it be.
    serviceWorkers: 'block',
    timezoneId: 'Europe/London',
    // Every step of a movement is painted without a graphics card. Whoever asks for less of it meets the same app, and what ends with
    // a movement still ends, after 1 ms; e2e/main-job.spec.ts goes the whole way with all of it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // No page lives long enough for compiling its code twice or thrice, always better, to pay.
    launchOptions: {
      executablePath,
      args: [...args, '--js-flags=--no-maglev,--no-opt'],
      env: { ...Object.fromEntries(inherited), ...env },
    },
  },
  projects: [
    // What no size of screen changes is tagged @one-size and runs on the phone alone.
    // Of few tests: each worker loads them all and starts a browser, which takes as long as one of them.
    {
      name: 'desktop',
      grepInvert: /@one-size/,
      workers: 2,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // What a phone has no room for is tagged @desktop.
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
