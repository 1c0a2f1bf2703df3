import { expect } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { isKept, isStocked } from './fixtures/device.ts';
import { lineTo } from './fixtures/line.ts';
import { services, test } from './fixtures/test.ts';

/** What was last seen, read without a connection. A phone keeps it, so these are tests of one size. */

test.use({ serviceWorkers: 'allow' });

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
    await expect(cold.getByText('£80.00').filter({ visible: true }).first()).toBeVisible();
    await cold.goto(`${line.origin}/clients?id=${clientId}`);
    await expect(cold.getByText('01632 960003').filter({ visible: true }).first()).toBeVisible();
    await expect(cold.getByText('Boiler service').filter({ visible: true }).first()).toBeVisible();
    await cold.goto(`${line.origin}/calendar`);
    await expect(cold.getByText('Boiler service').filter({ visible: true }).first()).toBeVisible();
  } finally {
    await line.cut();
  }
});
