import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { seed } from '../functions/testing/seed.ts';
import { startLocal } from '../local/stack.ts';
import { type Api, apiFor } from '../local/testing/api-client.ts';
import { findChromium } from '../scripts/chromium.ts';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { percentile, round } from './timing.ts';

/**
 * Lighthouse, as on a phone: the landing page and a customer's invoice signed out, the dashboard and 100 invoices signed in.
 * Medians of several runs.
 */

const runs = 5;

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => probe.once('listening', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
};

/** Lighthouse opens tabs of its own in the browser, so the whole browser is signed in. */
const signIn = async (browser: Browser, app: string, cookie: string): Promise<void> => {
  const session = await browser.newBrowserCDPSession();
  // The session's cookie is for https alone; browsers send it to localhost all the same.
  const url = app.replace('http:', 'https:');
  const cookies = cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url, secure: true };
  });
  await session.send('Storage.setCookies', { cookies });
};

/** What a customer was sent must not be found by a search engine, so that it can be is no merit of it. */
const skipsOf = (url: string): string[] => (url.includes('/guest') ? ['is-crawlable'] : []);

/** What Lighthouse empties before it opens a page; for a first visit also the pictures of what was last seen. */
const emptied = ['file_systems', 'shader_cache', 'service_workers', 'cache_storage'];
const emptiedFirst = [...emptied, 'local_storage'];

const once = async (url: string, port: number, isFirst: boolean) => {
  const clearStorageTypes = (isFirst ? emptiedFirst : emptied) as Flags['clearStorageTypes'];
  const flags = { port, logLevel: 'error', skipAudits: skipsOf(url), clearStorageTypes } as const;
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

const median = async (url: string, port: number, isFirst = true) => {
  const all: Awaited<ReturnType<typeof once>>[] = [];
  for (let n = 0; n < runs; n++) all.push(await once(url, port, isFirst));
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

const invoiceLink = async (api: Api): Promise<string> => {
  const [client] = await api.call(routes.clients.list, {});
  if (!client) throw new Error('There is no client');
  const lines = Array.from({ length: 6 }, (_, n) => ({
    kind: 'material' as const,
    description: `Part ${n + 1} of the work`,
    quantity: n + 1,
    unit: 'each',
    unitPrice: 25.5,
    vat: 'o' as const,
  }));
  const business = {
    businessKind: 'sole_trader',
    ownName: 'Robin Example',
    address: '1 Mill Lane, Whitby',
  } as const;
  await api.call(routes.settings.updateBusiness, { body: business });
  const body = { invoiceNumber: 'GUEST-1', clientId: client.id, dueDate: addDays(today(), 14), lines };
  const { id } = await api.call(routes.invoices.create, { body });
  return (await api.call(routes.invoices.link, { params: { id } })).url;
};

const places = {
  dashboard: 'dashboard',
  'jobs, 100 rows': 'jobs',
  'invoices, 100 rows': 'invoices',
  calendar: 'calendar',
};

/** Each place on a phone that never saw it, and on one that did. */
const signedInPages = async (app: string, port: number) => {
  const rows: Record<string, Awaited<ReturnType<typeof median>>> = {};
  for (const [name, place] of Object.entries(places)) {
    rows[`${name}, first`] = await median(`${app}/${place}`, port);
    rows[`${name}, again`] = await median(`${app}/${place}`, port, false);
  }
  return rows;
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
    const landing = await median(`${app}/`, port);
    const guest = await median(await invoiceLink(api), port);
    await signIn(browser, app, api.cookie);
    console.table({
      landing,
      "a customer's invoice": guest,
      ...(await signedInPages(app, port)),
    });
  } finally {
    await browser.close();
    await local.stop();
  }
};

await run();
process.exit(0);
