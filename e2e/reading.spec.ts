import { expect } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { isKept, isStocked } from './fixtures/device.ts';
import { lineTo } from './fixtures/line.ts';
import { noRecords } from './fixtures/no-records.ts';
import { follow } from './fixtures/screens.ts';
import { services, test } from './fixtures/test.ts';

/** Reading what was last seen without a connection. Only a phone keeps it, so these tests run at one size. */

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
    await isKept(page);
    for (const [place, text] of [
      ['calendar', 'Boiler service'],
      ['jobs', 'Boiler service'],
      ['clients', 'Mrs Example'],
      ['invoices', 'INV-0007'],
      [`clients?id=${clientId}`, '01632 960003'],
      [`invoices?id=${invoice.id}`, 'INV-0007'],
    ] as const) {
      await follow(page, `/${place}`);
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    }
    await isStocked(page);
    // The browser knows at once that it is offline, and so does the page: sooner than its next poll.
    await context.setOffline(true);
    const ages = page.getByText(/^as of \d\d:\d\d$/i).filter({ visible: true });
    await expect(ages).toHaveCount(1, { timeout: 4000 });
    await context.setOffline(false);
    await expect(ages).toHaveCount(0);
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
    // The age of the data must not overlap the icons beside Back.
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
  await noRecords(page);
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  await api.call(routes.jobs.create, { body: { title: 'Boiler service', clientId } });
  const line = await lineTo(services().app);
  try {
    await page.goto(`${line.origin}/clients`);
    await expect(page.getByRole('link', { name: 'Mrs Example' })).toBeVisible();
    await isStocked(page);
    await line.cut();
    await page.getByRole('link', { name: 'Mrs Example' }).click();
    await expect(page.getByText('This history couldn’t be loaded')).toBeVisible();
    await line.mend();
    await expect(page.getByText('Boiler service').filter({ visible: true }).first()).toBeVisible();
  } finally {
    await line.cut();
  }
});
