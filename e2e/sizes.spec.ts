import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { builtSite } from '../local/project.ts';
import { test } from './fixtures/test.ts';

test('is at most 480 KB of script and style in all, compressed', { tag: '@one-size' }, () => {
  // Every place, sheet and form of the app and its worker. The landing page and a customer's page load none of it.
  const files = readdirSync(builtSite, { recursive: true, encoding: 'utf8' });
  const code = files.filter((file) => /\.(js|css)\.br$/.test(file) && !/(guest|landing)-/.test(file));
  const bytes = code.reduce((sum, file) => sum + statSync(join(builtSite, file)).size, 0);
  expect(bytes).toBeGreaterThan(300 * 1024);
  expect(bytes).toBeLessThanOrEqual(480 * 1024);
});
