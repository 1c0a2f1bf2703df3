import { expect } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { isKept, keysOf } from './fixtures/device.ts';
import { ours } from './fixtures/ours.ts';
import { test } from './fixtures/test.ts';

/** What the server said is written down on the device. */

test.use({ serviceWorkers: 'allow' });

test('writes a long list page by page, never two in one go', { tag: '@one-size' }, async ({
  signedIn: page,
}) => {
  const pages = 12;
  const row = (id: number) => ({
    ...{ id, invoiceNumber: `T-${id}`, amount: 80, status: 'unpaid', dueDate: addDays(today(), 9) },
    ...{ clientId: 1, client: { id: 1, name: 'Mrs Example' }, jobId: null, job: null, hasLines: false },
    ...{ paid: 0, credited: 0, balance: 80, overpaid: 0, notes: 'Boiler service '.repeat(30) },
    ...{ createdAt: new Date(0).toISOString(), updatedAt: new Date(0).toISOString(), sentAt: null },
  });
  await page.route(/\/api\/invoices(\?.*)?$/, (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('after') ?? 0);
    const json = Array.from({ length: 200 }, (_, n) => row(20_000 - at * 200 - n));
    const headers = {
      ...ours,
      ...(at + 1 < pages && { Link: `</api/invoices?after=${at + 1}>; rel="next"` }),
    };
    return route.fulfill({ json, headers });
  });
  await page.addInitScript(() => {
    const held: number[] = [];
    let inTask = 0;
    let most = 0;
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...said: Parameters<typeof put>) {
      const request = put.apply(this, said);
      const key = said[1];
      if (!Array.isArray(key) || !String(key[0]).includes('/api/invoices","pages"') || key[1] === 'as of')
        return request;
      held.push(JSON.stringify(said[0]).split('"invoiceNumber"').length - 1);
      inTask += 1;
      most = Math.max(most, inTask);
      // Comes before any other task.
      scheduler.postTask(
        () => {
          inTask = 0;
        },
        { priority: 'user-blocking' },
      );
      Object.assign(globalThis, { held, most });
      return request;
    };
  });
  await page.goto('/invoices');
  const written = () => page.evaluate(() => (globalThis as unknown as { held?: number[] }).held?.length ?? 0);
  await expect.poll(written).toBe(pages);
  const { held, most } = await page.evaluate(() => {
    const noted = globalThis as unknown as { held: number[]; most: number };
    return { held: noted.held, most: noted.most };
  });
  expect(most).toBe(1);
  // So many are copied in a few milliseconds: counted, not timed, as other processes hold this one up.
  expect(Math.max(...held)).toBe(200);
  await page.reload();
  await expect(page.getByText('T-20000').filter({ visible: true }).first()).toBeVisible();
  const lying = async () =>
    (await keysOf(page, 'rows')).filter((key) => String(key).startsWith('["/api/invoices","pages"]')).length;
  await expect.poll(lying).toBe(pages + 1);
});

test('fetches the lists that nobody opened, once a day', { tag: '@one-size' }, async ({
  signedIn: page,
  context,
  api,
}) => {
  await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  // Nobody is to wait here for as long as the app does before it fetches what nobody asked for.
  await context.addInitScript(() => {
    const wait = setTimeout;
    Object.assign(globalThis, {
      setTimeout: (run: () => void, ms = 0, ...said: unknown[]) =>
        wait(run, ms === 15_000 ? 500 : ms, ...said),
    });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/dashboard');
  await isKept(
    page,
    ...['clients', 'quotes', 'prices', 'inventory'].map((name) => `"/api/${name}","pages"]`),
  );
  await isKept(page, '"/api/job-assignments","pages"]');
  asked.length = 0;
  await page.reload();
  await isKept(page, '/api/dashboard/day');
  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  expect(asked).not.toContain('/api/quotes');
});
