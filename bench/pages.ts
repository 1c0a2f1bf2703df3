import type { Browser, CDPSession } from '@playwright/test';
import { phone } from './phone.ts';
import { round } from './timing.ts';

interface Loaded {
  /** Bytes of script and style transferred (Brotli). */
  codeKB: number;
  allKB: number;
  requests: number;
}

interface Seen {
  type: string;
  url: string;
  bytes: number;
}

const watch = async (session: CDPSession): Promise<Map<string, Seen>> => {
  const seen = new Map<string, Seen>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    seen.set(requestId, { type, url: response.url, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = seen.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return seen;
};

const loaded = (seen: Map<string, Seen>): Loaded => {
  const all = [...seen.values()].filter(({ url }) => url.startsWith('http'));
  const kb = (some: Seen[]) => round(some.reduce((sum, { bytes }) => sum + bytes, 0) / 1024);
  const code = all.filter(({ type }) => type === 'Script' || type === 'Stylesheet');
  return { codeKB: kb(code), allKB: kb(all), requests: all.length };
};

const visit = async (browser: Browser, url: string, cookie: string): Promise<Loaded> => {
  const context = await phone(browser, url, cookie);
  const page = await context.newPage();
  const seen = await watch(await context.newCDPSession(page));
  await page.goto(url, { waitUntil: 'networkidle' });
  const result = loaded(seen);
  await context.close();
  return result;
};

/** What a phone fetches for the landing page signed out, and for the dashboard and the invoices signed in. */
export const measurePages = async (browser: Browser, origin: string, cookie: string) => ({
  landing: await visit(browser, `${origin}/`, ''),
  dashboard: await visit(browser, `${origin}/dashboard`, cookie),
  invoices: await visit(browser, `${origin}/invoices`, cookie),
});
