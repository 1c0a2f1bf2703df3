import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Local, startLocal } from '../../local/stack.ts';
import { openBrowser } from './browser.ts';
import { localSite } from './local-site.ts';
import { prove } from './prove.ts';

let local: Local;
let browser: Browser;

beforeAll(async () => {
  local = await startLocal({ quiet: true, web: true });
  browser = await openBrowser();
}, 180_000);

afterAll(async () => {
  await browser.close();
  await local.stop();
});

it('proves of this machine all but what only AWS has', { timeout: 120_000 }, async () => {
  const said: string[] = [];
  const { failed, skipped } = await prove(localSite(local.services, browser), (line) => said.push(line));
  expect(failed, said.join('\n')).toEqual([]);
  expect(skipped).toEqual([
    'API Gateway answers nobody who comes past CloudFront',
    'The table can be restored, forgets what is over, and is protected',
    'An alarm that rings reaches its topic, which mails you',
  ]);
});
