import { loadavg } from 'node:os';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { startLocal } from '../local/stack.ts';
import { type Api, apiFor } from '../local/testing/api-client.ts';
import { timeAt } from '../shared/calendar/hours.ts';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { mondayOf } from '../shared/time/weeks.ts';
import { tap } from './instant-taps.ts';
import { inBrowser, phone } from './phone.ts';
import { percentile, round } from './timing.ts';

/**
 * The board of a full firm, 20 people and 300 visits in a week: from the press until it is drawn, from an arrow key until the visit stands
 * in its new lane, and how many frames a second a visit is dragged at. In milliseconds, by the page's own clock, on a desktop and with a
 * processor four times slower; the middle of five. Promised at full speed: 100 ms, and 60 frames a second.
 */

const runs = 5;
const [people, days, visits] = [20, 7, 300];
const dragSteps = 400;

const fill = async (api: Api): Promise<void> => {
  await api.call(routes.subscription.startTrial, {});
  const { id: clientId } = await api.call(routes.clients.create, {
    body: { name: 'Mrs Example', address: '3 Harbour Row\nWhitby' },
  });
  const crew: number[] = [];
  for (let n = 0; n < people; n++) {
    const body = { firstName: `Person ${n}`, lastName: 'Example' };
    crew.push((await api.call(routes.employees.create, { body })).id);
  }
  const monday = mondayOf(today());
  for (let n = 0; n < visits; n++) {
    const begins = 8 * 60 + (Math.floor(n / (people * days)) % 3) * 150;
    const when = { startTime: timeAt(begins), endTime: timeAt(begins + 120) };
    const scheduledDate = addDays(monday, Math.floor(n / people) % days);
    const body = { title: `Boiler ${n}`, clientId, scheduledDate, ...when };
    const { id: jobId } = await api.call(routes.jobs.create, { body });
    await api.call(routes.assignments.create, { body: { jobId, employeeId: crew[n % people] ?? 0 } });
  }
};

const block = '[data-cell] [data-visit]';

/** From an arrow key until the visit that has the focus is drawn in the next lane. */
const pressed = (page: Page): Promise<number> =>
  page.evaluate(async (visit) => {
    const one = document.querySelector<HTMLElement>(visit);
    one?.focus();
    const lane = () => document.activeElement?.closest<HTMLElement>('[data-cell]')?.dataset.lane;
    const before = lane();
    const began = performance.now();
    one?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
    await new Promise<void>((resolve) => {
      const look = () => (lane() !== before ? resolve() : requestAnimationFrame(look));
      requestAnimationFrame(look);
    });
    const took = performance.now() - began;
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    return took;
  }, block);

const processorMs = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

/** A visit carried over all of the board, and put back: the frames meanwhile, and what the page's own thread did in each. */
const dragged = async (page: Page, session: CDPSession): Promise<Record<string, number>> => {
  const box = await page.locator(block).first().boundingBox();
  if (!box) throw new Error('No visit is drawn');
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 30, box.y + 30, { steps: 4 });
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(globalThis, { frames });
    const note = (at: number) => {
      frames.push(at);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const before = await processorMs(session);
  for (let n = 0; n < dragSteps; n++)
    await page.mouse.move(300 + ((n * 7) % 700), 250 + 200 * Math.sin(n / 20));
  const worked = (await processorMs(session)) - before;
  const at = await page.evaluate(() => (globalThis as unknown as { frames: number[] }).frames);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  const gaps = at.slice(1).map((one, n) => one - (at[n] ?? one));
  const all = gaps.reduce((sum, gap) => sum + gap, 0);
  return {
    'frames a second': (gaps.length / all) * 1000,
    'longest frame': Math.max(...gaps),
    'work in a frame': worked / gaps.length,
  };
};

const measure = async (
  context: BrowserContext,
  origin: string,
  rate: number,
): Promise<Record<string, number>> => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(`${origin}/board`);
  await page.locator(block).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('nav a[href="/clients"]').first().click();
  await page.waitForURL(/clients/);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const took: Record<string, number> = { drawn: await tap(page, 'nav a[href="/board"]', block) };
  took['a key'] = await pressed(page);
  Object.assign(took, await dragged(page, session));
  await page.close();
  return took;
};

const run = async (): Promise<void> => {
  const local = await startLocal({ web: true, quiet: true });
  const { app } = local.services;
  const api = await apiFor(local.services, 'board@example.com', 'Robin');
  await fill(api);
  await inBrowser(async (browser) => {
    const context = await phone(browser, app, api.cookie);
    await context.addInitScript('globalThis.__name = (one) => one');
    const table: Record<string, Record<string, number>> = {};
    for (const rate of [1, 4]) {
      const all: Record<string, number>[] = [];
      for (let n = 0; n < runs; n++) all.push(await measure(context, app, rate));
      for (const name of Object.keys(all[0] ?? {})) {
        const times = all.map((one) => one[name] ?? 0);
        table[name] = {
          ...table[name],
          [`${rate} x, middle`]: round(percentile(times, 50)),
          [`${rate} x, from`]: round(Math.min(...times)),
          [`${rate} x, to`]: round(Math.max(...times)),
        };
      }
    }
    console.log(`Load ${loadavg()[0]?.toFixed(1)}`);
    console.table(table);
  }).finally(() => local.stop());
};

await run();
process.exit(0);
