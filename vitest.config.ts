import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/chromium.ts';
import { LongFirst } from './scripts/test/long-first.ts';

// These start or kill systems of their own, need what is made or read but once to be new, or take the place of a part: each in a
// fresh process.
const alone = [
  'functions/{reminders,upkeep}/*.test.ts',
  'functions/lib/{identities,ids,serve,signed-url}.test.ts',
  'functions/subscription/subscribe.test.ts',
  'functions/filing/killed.test.ts',
  'functions/testing/{crash,flaky-database}.test.ts',
  'local/{demo,lambda,stripe}/*.test.ts',
  'local/*.test.ts',
  'scripts/{prove,removal,replay,restore}/*.test.ts',
  'shared/ids.test.ts',
];
const all = '{shared,functions,local,tools,web,bench,scripts,e2e}/**/*.test.ts';

/** Long enough for a busy machine; a passing test does not wait. */
const testTimeout = 120_000;
const { executablePath, args, env } = findChromium();

export default defineConfig({
  test: {
    // scripts/test/stages.ts says where calls of AWS are recorded, and infra/test/calls.test.ts judges them.
    setupFiles: process.env.FETTLE_CALLS ? ['local/recording/in-process.ts'] : [],
    // One more than cores: some tests wait, for a throttled service or a starting process. `npm test` runs the two projects in
    // parallel.
    maxWorkers: 3,
    // Workers allocate many short-lived objects: more room for them makes garbage collection a tenth cheaper.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongFirst },
    testTimeout,
    hookTimeout: 240_000,
    restoreMocks: true,
    globalSetup: 'local/testing/data.ts',
    // Keeps transformed modules in node_modules, by their content: half the work of a run of a few files.
    experimental: { fsModuleCache: true },
    projects: [
      // All other files share a process, its loaded code and one running system: half of a file's work was starting.
      {
        extends: true,
        test: {
          name: 'together',
          include: [all],
          exclude: alone,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
      // Components with states worth seeing, each drawn without a page around it, in a real browser at a phone's size.
      {
        plugins: [react(), tailwindcss()],
        // A package that is first met while a test runs reloads it, so all are found before each run.
        optimizeDeps: { entries: ['web/src/components/**/*.tsx'], force: true },
        test: {
          name: 'components',
          include: ['web/src/**/*.test.tsx'],
          setupFiles: ['web/src/components/testing/set-up.ts'],
          testTimeout,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 390, height: 844 },
            provider: playwright({
              launchOptions: { executablePath, args, env: { ...process.env, ...env } },
              contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/London' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
