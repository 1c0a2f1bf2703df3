import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { seed } from '../functions/testing/seed.ts';
import { startLocal } from '../infra/local/stack.ts';
import { apiFor } from '../infra/local/testing/api-client.ts';
import { findChromium } from '../scripts/chromium.ts';
import { routes } from '../shared/routes.ts';
import { percentile, round } from './timing.ts';

/** Lighthouse, as on a phone: the landing page signed out, the dashboard and 100 invoices signed in. Medians of several runs. */

const runs = 5;

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => probe.once('listening', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
};

const once = async (url: string, port: number, cookie: string) => {
  const flags = { port, logLevel: 'error' as const, ...(cookie && { extraHeaders: { Cookie: cookie } }) };
  const result = await lighthouse(url, flags);
  if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
};

const median = async (url: string, port: number, cookie: string) => {
  const all: Awaited<ReturnType<typeof once>>[] = [];
  for (let n = 0; n < runs; n++) all.push(await once(url, port, cookie));
  const [first] = all;
  if (!first) throw new Error('Nothing was run');
  const names = Object.keys(first) as (keyof typeof first)[];
  const middle = (name: keyof typeof first) =>
    percentile(
      all.map((one) => one[name]),
      50,
    );
  return Object.fromEntries(names.map((name) => [name, round(middle(name), name === 'cls' ? 3 : 0)]));
};

const run = async (): Promise<void> => {
  const local = await startLocal({ web: true, quiet: true });
  const port = await freePort();
  const { executablePath, args, env } = findChromium();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...(process.env as Record<string, string>), ...env },
  });
  try {
    const api = await apiFor(local.services, 'lighthouse@example.com', 'Robin');
    await api.call(routes.subscription.startTrial, {});
    await seed(api, 100);
    const { app } = local.services;
    console.table({
      landing: await median(`${app}/`, port, ''),
      dashboard: await median(`${app}/dashboard`, port, api.cookie),
      'invoices, 100 rows': await median(`${app}/invoices`, port, api.cookie),
    });
  } finally {
    await browser.close();
    await local.stop();
  }
};

run().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
