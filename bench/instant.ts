import { loadavg } from 'node:os';
import type { BrowserContext } from '@playwright/test';
import { type Line, lineTo } from '../e2e/fixtures/line.ts';
import { startLocal } from '../local/stack.ts';
import { type Api, apiFor } from '../local/testing/api-client.ts';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { keepAll, measure, taps } from './instant-taps.ts';
import { inBrowser, phone } from './phone.ts';
import { percentile, round } from './timing.ts';

/**
 * With a copy on the device, over a line on which no answer comes while it is measured: how long from the start until the day can be
 * pressed, and from a tap until a list or a record is drawn. In milliseconds, by the page's own clock; promised: 300 and 100, and 600 for a
 * start with a processor four times slower.
 */

const runs = 5;
const noAnswerMs = 60_000;
const rows = 100;

const fill = async (api: Api): Promise<void> => {
  await api.call(routes.subscription.startTrial, {});
  for (let n = 0; n < rows; n++) {
    const { id: clientId } = await api.call(routes.clients.create, { body: { name: `Mrs Example ${n}` } });
    const scheduledDate = addDays(today(), n < 3 ? 0 : n % 90);
    await api.call(routes.jobs.create, { body: { title: `Boiler ${n}`, clientId, scheduledDate } });
    const dueDate = addDays(today(), n);
    await api.call(routes.invoices.create, {
      body: { clientId, invoiceNumber: `B-${n}`, amount: 80, dueDate },
    });
  }
};

type Took = Record<string, number>;

const tableOf = (rate: number, all: readonly Took[]): Record<string, Took> =>
  Object.fromEntries(
    ['start', ...taps.map(([tapped]) => tapped)].map((name) => {
      const times = all.map((one) => one[name] ?? 0);
      const middle = round(percentile(times, 50));
      return [name, { [`${rate} x, middle`]: middle, [`${rate} x, slowest`]: round(Math.max(...times)) }];
    }),
  );

const measureAll = async (context: BrowserContext, line: Line): Promise<Record<string, Took>> => {
  // tsx names inner functions by a helper that a page does not have.
  await context.addInitScript('globalThis.__name = (one) => one');
  await keepAll(context, line.origin);
  line.slow(noAnswerMs);
  const table: Record<string, Took> = {};
  for (const rate of [1, 4]) {
    const all: Took[] = [];
    for (let n = 0; n < runs; n++) all.push(await measure(context, line.origin, rate));
    for (const [name, took] of Object.entries(tableOf(rate, all))) table[name] = { ...table[name], ...took };
  }
  return table;
};

const run = async (): Promise<void> => {
  const local = await startLocal({ web: true, quiet: true });
  const api = await apiFor(local.services, 'instant@example.com', 'Robin');
  await fill(api);
  const line = await lineTo(local.services.app);
  await inBrowser(async (browser) => {
    const context = await phone(browser, line.origin, api.cookie, { installed: true });
    const table = await measureAll(context, line);
    console.log(`Load ${loadavg()[0]?.toFixed(1)}`);
    console.table(table);
  }).finally(async () => {
    await line.cut();
    await local.stop();
  });
};

await run();
process.exit(0);
