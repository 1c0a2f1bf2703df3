import type { Browser, CDPSession } from '@playwright/test';
import { throttling } from 'lighthouse/core/config/constants.js';
import { tripsOf } from '../e2e/fixtures/page-trips.ts';
import type { Api } from '../local/testing/api-client.ts';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { percentile, round } from './timing.ts';

const runs = 7;
const { payments, clients, invoices } = routes;

const mostMs = 3000;
const mostTrips = 3;

/** Somebody who is paid online, and a link to each of their invoices. */
const linksOf = async (api: Api): Promise<string[]> => {
  const { url } = await api.call(payments.connect, {});
  await fetch(url, { method: 'POST', body: new URLSearchParams({ action: 'complete' }) });
  await api.call(payments.connectStanding, {});
  const { id: clientId } = await api.call(clients.create, { body: { name: 'Ada Byron' } });
  const links: string[] = [];
  while (links.length < runs) {
    const invoiceNumber = `PAY-${links.length}`;
    const body = { clientId, invoiceNumber, amount: 240, dueDate: addDays(today(), 14) };
    const { id } = await api.call(invoices.create, { body });
    links.push((await api.call(invoices.link, { params: { id } })).url);
  }
  return links;
};

/** What Lighthouse and DevTools call slow 4G: the delay is of each request, as there is none of the connection. */
const slow = (session: CDPSession) => {
  const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps } = throttling.mobileSlow4G;
  return session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: requestLatencyMs,
    downloadThroughput: (downloadThroughputKbps * 1024) / 8,
    uploadThroughput: (uploadThroughputKbps * 1024) / 8,
  });
};

const once = async (browser: Browser, link: string) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await slow(await context.newCDPSession(page));
    const tripsSoFar = tripsOf(page, new URL(link).origin);
    const begun = performance.now();
    const opening = page.goto(link, { waitUntil: 'commit' });
    const pay = page.getByRole('button', { name: 'Pay £240.00' });
    await pay.waitFor();
    const shown = performance.now();
    await pay.click();
    await page.getByLabel('Card number').waitFor();
    const usable = performance.now();
    await opening;
    return { shownMs: shown - begun, pressMs: usable - shown, usableMs: usable - begun, trips: tripsSoFar() };
  } finally {
    await context.close();
  }
};

/** From the link to a page of the provider's (its stand-in) that a card can be typed into, on a phone with slow 4G that was never here. */
export const measurePaying = async (browser: Browser, api: Api) => {
  const all: Awaited<ReturnType<typeof once>>[] = [];
  for (const link of await linksOf(api)) all.push(await once(browser, link));
  const middle = (name: keyof (typeof all)[number]) =>
    round(
      percentile(
        all.map((one) => one[name]),
        50,
      ),
      0,
    );
  const [usableMs, trips] = [middle('usableMs'), middle('trips')];
  const figures = { 'pay button (ms)': middle('shownMs'), 'press to checkout (ms)': middle('pressMs') };
  return [
    {
      ...figures,
      'link to checkout (ms)': usableMs,
      'our round trips': trips,
      met: usableMs <= mostMs && trips <= mostTrips,
    },
  ];
};
