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
  // Tests wait for pages and pages for replies: three workers leave a fifth of two cores idle. With five, load is 14 on a slow
  // machine and the longest tests run out of time.
  workers: 4,
  // Long enough for a busy machine, and for a queue that retries after half a minute. A passing test does not wait.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [['list']] : [['line']],
  use: {
    locale: 'en-GB',
    // A service worker that caches every file again for each test's context is a fifth of the work; installed.spec.ts allows it.
    serviceWorkers: 'block',
    timezoneId: 'Europe/London',
    // Without a graphics card each frame of an animation is painted by the processor. With reduced motion the app is the same, and
    // animations still end, after 1 ms; e2e/main-job.spec.ts runs with all of them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // No page lives long enough for optimised code to pay for its compilation.
    launchOptions: {
      executablePath,
      args: [...args, '--js-flags=--no-maglev,--no-opt'],
      env: { ...Object.fromEntries(inherited), ...env },
    },
  },
  projects: [
    // Tests that do not depend on the screen size are tagged @one-size and run on the phone only. Two workers, because there are
    // few tests: each worker loads them all and starts a browser, which takes as long as one of them.
    {
      name: 'desktop',
      grepInvert: /@one-size/,
      workers: 2,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // Tests of what a phone has no room for are tagged @desktop.
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
