import type { BrowserContext } from '@playwright/test';
import { lineTo } from '../e2e/fixtures/line.ts';
import { startLocal } from '../local/stack.ts';
import { apiFor } from '../local/testing/api-client.ts';
import { today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { inBrowser, phone } from './phone.ts';
import { percentile, round } from './timing.ts';

/**
 * A warm start on slow 3G: a phone that had the dashboard open before opens it again over a line on which every answer takes
 * 2 seconds, with a processor four times slower. How long until what was last seen is there, and until it is live again.
 */

const runs = 5;
const slow3GMs = 2000;

/** How long one visit takes until the last picture is seen, and until it is live, in milliseconds. */
const visit = async (context: BrowserContext, origin: string) => {
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const began = Date.now();
  await page.goto(`${origin}/dashboard`, { waitUntil: 'commit' });
  await page.getByText('Boiler service').first().waitFor();
  const seen = Date.now() - began;
  await page.getByRole('button', { name: 'Start' }).waitFor();
  const live = Date.now() - began;
  // Until the records are kept and the worker has the page.
  await page.waitForFunction(
    () => document.documentElement.dataset.filled === 'yes' && navigator.serviceWorker.controller,
  );
  await page.close();
  return { seen, live };
};

type Visit = Awaited<ReturnType<typeof visit>>;
const middle = (visits: readonly Visit[], name: keyof Visit): number =>
  round(
    percentile(
      visits.map((one) => one[name]),
      50,
    ),
  );

const run = async (): Promise<void> => {
  const local = await startLocal({ web: true, quiet: true });
  const api = await apiFor(local.services, 'warm@example.com', 'Robin');
  await api.call(routes.subscription.startTrial, {});
  const client = await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  const body = { title: 'Boiler service', clientId: client.id, scheduledDate: today() };
  await api.call(routes.jobs.create, { body });
  const { origin, cut } = await lineTo(local.services.app, slow3GMs);
  await inBrowser(async (browser) => {
    const context = await phone(browser, origin, api.cookie, { installed: true });
    const cold = await visit(context, origin);
    await visit(context, origin);
    const warm: Visit[] = [];
    for (let n = 0; n < runs; n++) warm.push(await visit(context, origin));
    console.table({
      'first visit': cold,
      'later visits': { seen: middle(warm, 'seen'), live: middle(warm, 'live') },
    });
  }).finally(async () => {
    await cut();
    await local.stop();
  });
};

await run();
process.exit(0);
