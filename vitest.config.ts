import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{shared,functions,local,web,bench,scripts,e2e}/**/*.test.{ts,tsx}'],
    // Each file starts the whole local system for itself; more at once than cores only makes all of them slow.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
});
