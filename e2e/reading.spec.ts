import { expect } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { isKept, isStocked, keysOf } from './fixtures/device.ts';
import { lineTo } from './fixtures/line.ts';
import { services, test } from './fixtures/test.ts';

/** What was last seen, read without a connection. A phone keeps it, so these are tests of one size. */

test.use({ serviceWorkers: 'allow' });

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const isOver = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('reads the day, the lists and the records lately seen after a cold start without a line', {
  tag: '@one-size',
}, async ({ signedIn: page, context, api }) => {
  const client = await api.call(routes.clients.create, {
    body: { name: 'Mrs Example', phone: '01632 960003' },
  });
  const clientId = client.id;
  await api.call(routes.jobs.create, {
    body: { title: 'Boiler service', clientId, scheduledDate: today(), amount: 80 },
  });
  const invoice = await api.call(routes.invoices.create, {
    body: { clientId, invoiceNumber: 'INV-0007', amount: 80, dueDate: addDays(today(), 9) },
  });
  const line = await lineTo(services().app);
  try {
    await page.goto(`${line.origin}/dashboard`);
    await expect(page.getByText('Boiler service').first()).toBeVisible();
    await isKept(page, '/api/dashboard/day', '/api/dashboard/stats');
    for (const [place, text, resource] of [
      ['calendar', 'Boiler service', '"from"'],
      ['jobs', 'Boiler service', '"/api/jobs","pages"]'],
      ['clients', 'Mrs Example', '"/api/clients","pages"'],
      ['invoices', 'INV-0007', '"/api/invoices","pages"'],
      [`clients?id=${clientId}`, '01632 960003', '/api/clients/{id}/thread'],
      [`invoices?id=${invoice.id}`, 'INV-0007', '/api/invoices/{id}'],
    ] as const) {
      await page.goto(`${line.origin}/${place}`);
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
      await isKept(page, resource);
    }
    await isStocked(page);
    await line.cut();
    await page.close();
    const cold = await context.newPage();
    await cold.goto(`${line.origin}/dashboard`);
    await expect(cold.getByRole('article', { name: 'Next job' })).toContainText('Boiler service');
    await expect(cold.getByText(/· as of \d\d:\d\d$/)).toBeVisible();
    for (const [name, text] of [
      ['Jobs', 'Boiler service'],
      ['Invoices', 'INV-0007'],
    ] as const) {
      await cold.getByRole('link', { name, exact: true }).first().click();
      await expect(cold.getByText(text).filter({ visible: true }).first()).toBeVisible();
      await expect(cold.getByText(/^as of \d\d:\d\d$/i)).toBeVisible();
    }
    await cold.getByText('INV-0007').filter({ visible: true }).first().click();
    await expect(cold.getByText(/^as of \d\d:\d\d$/i).filter({ visible: true })).toHaveCount(1);
    await expect(cold.getByText('£80.00').filter({ visible: true }).first()).toBeVisible();
    await cold.goto(`${line.origin}/clients?id=${clientId}`);
    await expect(cold.getByText('01632 960003').filter({ visible: true }).first()).toBeVisible();
    await expect(cold.getByText('Boiler service').filter({ visible: true }).first()).toBeVisible();
    // How old it is stands clear of the signs beside the way back.
    const age = await cold
      .getByText(/^as of \d\d:\d\d$/i)
      .filter({ visible: true })
      .boundingBox();
    const signs = await cold.getByRole('region', { name: 'Details' }).locator('svg').all();
    const boxes = await Promise.all(signs.map((sign) => sign.boundingBox()));
    expect(boxes.length).toBeGreaterThan(3);
    expect(age && boxes.filter((box) => box && isOver(age, box))).toEqual([]);
    await cold.goto(`${line.origin}/calendar`);
    await expect(cold.getByText('Boiler service').filter({ visible: true }).first()).toBeVisible();
  } finally {
    await line.cut();
  }
});

test('asks by itself for what was neither here nor answered, once there is a connection', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  // What would be fetched ahead is to be missing.
  await page.addInitScript(() => {
    const wait = setTimeout;
    Object.assign(globalThis, {
      setTimeout: (run: () => void, ms = 0, ...said: unknown[]) =>
        ms === 15_000 ? 0 : wait(run, ms, ...said),
    });
  });
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  await api.call(routes.jobs.create, { body: { title: 'Boiler service', clientId } });
  const line = await lineTo(services().app);
  try {
    await page.goto(`${line.origin}/clients`);
    await isKept(page, '"/api/clients","pages"]');
    await isStocked(page);
    await line.cut();
    await page.getByRole('link', { name: 'Mrs Example' }).click();
    await expect(page.getByText('This history could not be loaded')).toBeVisible();
    await line.mend();
    await expect(page.getByText('Boiler service').filter({ visible: true }).first()).toBeVisible();
  } finally {
    await line.cut();
  }
});

test('shows the day, a list and a record before the server has answered anything', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  await api.call(routes.jobs.create, { body: { title: 'Boiler service', clientId, scheduledDate: today() } });
  const line = await lineTo(services().app);
  try {
    await page.goto(`${line.origin}/dashboard`);
    await isKept(page, '/api/dashboard/day', '/api/dashboard/stats');
    await page.goto(`${line.origin}/jobs`);
    await isKept(page, '"/api/jobs","pages"]');
    await isStocked(page);
    // No answer comes while this is looked at.
    line.slow(600_000);
    // Nor is any time waited out for one: what would go on after it never does.
    await page.addInitScript(() => {
      const wait = setTimeout;
      Object.assign(globalThis, {
        setTimeout: (run: () => void, ms = 0, ...said: unknown[]) => (ms < 1500 ? wait(run, ms, ...said) : 0),
      });
    });
    await page.goto(`${line.origin}/dashboard`, { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Start' })).toBeEnabled();
    await page.getByRole('link', { name: 'Jobs', exact: true }).click();
    // Home has a link of the same name, and stands until the list does.
    await expect(page.getByRole('searchbox', { name: 'Search jobs' })).toBeVisible();
    await page
      .getByRole('link', { name: /Boiler service/ })
      .filter({ visible: true })
      .click();
    await expect(page.getByRole('heading', { name: 'Boiler service' })).toBeVisible();
  } finally {
    await line.cut();
  }
});

test('writes 10,000 rows page by page, never two in one go', { tag: '@one-size' }, async ({
  signedIn: page,
}) => {
  const pages = 50;
  const row = (id: number) => ({
    ...{ id, invoiceNumber: `T-${id}`, amount: 80, status: 'unpaid', dueDate: addDays(today(), 9) },
    ...{ clientId: 1, client: { id: 1, name: 'Mrs Example' }, jobId: null, job: null, hasLines: false },
    ...{ paid: 0, credited: 0, balance: 80, overpaid: 0, notes: 'Boiler service '.repeat(30) },
    ...{ createdAt: new Date(0).toISOString(), updatedAt: new Date(0).toISOString(), sentAt: null },
  });
  await page.route(/\/api\/invoices(\?.*)?$/, (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('after') ?? 0);
    const json = Array.from({ length: 200 }, (_, n) => row(20_000 - at * 200 - n));
    const headers: Record<string, string> =
      at + 1 < pages ? { Link: `</api/invoices?after=${at + 1}>; rel="next"` } : {};
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
