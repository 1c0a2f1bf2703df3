import { chromium } from '@playwright/test';
import { lineTo } from '../e2e/fixtures/line.ts';
import { startLocal } from '../local/stack.ts';
import { apiFor } from '../local/testing/api-client.ts';
import { findChromium } from '../scripts/chromium.ts';
import { today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { percentile, round } from './timing.ts';

/**
 * A warm start on slow 3G: a phone that had the dashboard open before opens it again over a line on which every answer takes
 * 2 seconds, with a processor four times slower. How long until what was last seen is there, and until it is live again.
 */

const runs = 5;
const slow3GMs = 2000;

const run = async (): Promise<void> => {
  const local = await startLocal({ web: true, quiet: true });
  const api = await apiFor(local.services, 'warm@example.com', 'Robin');
  await api.call(routes.subscription.startTrial, {});
  const client = await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  const body = { title: 'Boiler service', clientId: client.id, scheduledDate: today() };
  await api.call(routes.jobs.create, { body });
  const { origin, cut } = await lineTo(local.services.app, slow3GMs);
  const { executablePath, args, env } = findChromium();
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...(process.env as Record<string, string>), ...env },
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const url = origin.replace('http:', 'https:');
    await context.addCookies(
      api.cookie.split('; ').map((pair) => {
        const at = pair.indexOf('=');
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url, secure: true };
      }),
    );
    const visit = async () => {
      const page = await context.newPage();
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const began = Date.now();
      await page.goto(`${origin}/dashboard`, { waitUntil: 'commit' });
      await page.getByText('Boiler service').first().waitFor();
      const seen = Date.now() - began;
      await page.getByRole('button', { name: 'Start' }).waitFor();
      const live = Date.now() - began;
      // Until the picture is kept and the worker has the page.
      await page.waitForFunction(
        () => localStorage.getItem('seen:/dashboard') && navigator.serviceWorker.controller,
      );
      await page.close();
      return { seen, live };
    };
    const cold = await visit();
    await visit();
    const warm: Awaited<ReturnType<typeof visit>>[] = [];
    for (let n = 0; n < runs; n++) warm.push(await visit());
    const middle = (name: keyof typeof cold) =>
      round(
        percentile(
          warm.map((one) => one[name]),
          50,
        ),
      );
    console.table({ 'first visit': cold, 'later visits': { seen: middle('seen'), live: middle('live') } });
  } finally {
    await browser.close();
    await cut();
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
