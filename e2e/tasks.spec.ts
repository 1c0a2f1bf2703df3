import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { addDays, formatDate, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { photo } from './fixtures/receipts.ts';
import { says } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

/**
 * What everyday tasks cost the thumb. A tap is a press on the screen; typing and the keyboard's Next and Go don't count. Seconds
 * are the app's own: from the first tap to the last answer on the screen, without typing and thinking. `npm run tasks` writes them
 * to docs/tasks.md.
 */

test.describe.configure({ mode: 'serial' });

interface Cost {
  task: string;
  taps: number;
  seconds: number;
}
const costs: Cost[] = [];

const dialog = (page: Page) => page.getByRole('dialog');
const next = (page: Page) => page.getByRole('article', { name: 'Next job' });

/** Counts a task's taps, and fails above the maximum. */
const counted = async (
  task: string,
  most: number,
  run: (tap: (target: Locator) => Promise<void>) => Promise<void>,
) => {
  const began = Date.now();
  let taps = 0;
  await run(async (target) => {
    taps += 1;
    await target.click();
  });
  costs.push({ task, taps, seconds: (Date.now() - began) / 1000 });
  expect(taps, task).toBeLessThanOrEqual(most);
};

test.afterAll(() => {
  if (!process.env.WRITE_TASKS) return;
  const file = 'docs/tasks.md';
  const [head] = readFileSync(file, 'utf8').split('\n| ');
  const rows = costs.map(({ task, taps, seconds }) => `| ${task} | ${taps} | ${seconds.toFixed(1)} |`);
  const dated = (head ?? '').replace(/Measured on .*/, `Measured on ${formatDate(today())}.`);
  writeFileSync(file, [dated, '| Task | Taps | Seconds |', '|---|---|---|', ...rows, ''].join('\n'));
});

test(
  'a new account sends its first invoice',
  { tag: '@one-size' },
  async ({ signedIn: page, api }, { testId }) => {
    await page.goto('/');
    await counted('From a new account to a sent invoice: a name and an amount', 7, async (tap) => {
      await tap(page.getByRole('link', { name: 'Generate Invoice' }).filter({ visible: true }).first());
      await expect(dialog(page).getByLabel('Amount')).toBeFocused();
      await page.keyboard.type('85');
      await tap(dialog(page).getByLabel('Client'));
      await page.keyboard.type('Mrs Example');
      await tap(page.getByRole('option', { name: /^Add “Mrs Example” as a client/ }));
      await expect(dialog(page).getByLabel('Client')).toHaveValue('Mrs Example');
      await tap(dialog(page).getByRole('button', { name: 'Create Invoice' }));
      await tap(page.getByRole('button', { name: 'Send', exact: true }));
      const sheet = page.getByRole('dialog', { name: /^Send INV-/ });
      await tap(sheet.getByLabel('To', { exact: true }));
      await page.keyboard.type(`mrs-${testId}@example.com`);
      await tap(sheet.getByRole('button', { name: 'Send to Mrs Example' }));
      await expect(sheet).toBeHidden();
    });
    const [invoice] = await api.call(routes.invoices.list, {});
    expect(invoice).toMatchObject({ amount: 85, sentAt: expect.any(String) });
  },
);

test(
  'a new account does a job and is paid into its bank',
  { tag: '@one-size' },
  async ({ signedIn: page }, { testId }) => {
    await page.goto('/');
    await counted('From a new account to a sent invoice: client, job and bank details', 8, async (tap) => {
      await tap(page.getByRole('link', { name: 'Create Job' }).filter({ visible: true }).first());
      await tap(dialog(page).getByLabel('Client'));
      await page.keyboard.type('Mrs Example');
      await tap(page.getByRole('option', { name: /^Add “Mrs Example” as a client/ }));
      await expect(dialog(page).getByLabel('Client')).toHaveValue('Mrs Example');
      await dialog(page).getByLabel('Job Title').press('Home');
      await page.keyboard.type('Boiler service');
      await tap(dialog(page).getByRole('button', { name: 'Create Job' }));
      await tap(page.getByRole('link', { name: 'Show', exact: true }));
      await tap(page.getByRole('button', { name: 'Start', exact: true }));
      await tap(page.getByRole('button', { name: 'Complete', exact: true }));
      const sheet = page.getByRole('dialog', { name: 'Invoice for Boiler service' });
      await expect(sheet.getByLabel('How much to charge')).toBeFocused();
      await page.keyboard.type('85');
      await sheet.getByLabel('Email invoice to').press('Home');
      await page.keyboard.type(`mrs-${testId}@example.com`);
      await sheet.getByLabel('Sort Code').press('Home');
      await page.keyboard.type('00-00-00');
      await sheet.getByLabel('Account Number').press('Home');
      await page.keyboard.type('12345678');
      await tap(sheet.getByRole('button', { name: 'Send £85.00' }));
      await expect(sheet).toBeHidden();
    });
  },
);

test('the rest of a day', { tag: '@one-size' }, async ({ signedIn: page, api }, { testId }) => {
  const contact = {
    address: '2 Quay, Whitby',
    phone: '01632 960142',
    email: `day-${testId}@example.com`,
  } as const;
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'G. Eliot', ...contact } });
  const body = { title: 'Boiler service', clientId, scheduledDate: today(), amount: 80 };
  await api.call(routes.jobs.create, { body });
  for (const invoiceNumber of ['LATE-1', 'LATE-2'])
    await api.call(routes.invoices.create, {
      body: { invoiceNumber, clientId, amount: 100, dueDate: addDays(today(), -5) },
    });
  await page.goto('/');
  await counted('Begin the next job', 1, async (tap) => {
    await tap(next(page).getByRole('button', { name: 'Start' }));
    await expect(next(page).getByRole('button', { name: 'Complete' })).toBeVisible();
  });
  await counted('Take that back', 1, async (tap) => {
    await tap(page.getByRole('button', { name: 'Undo' }));
    await expect(next(page).getByRole('button', { name: 'Start' })).toBeVisible();
  });
  await next(page).getByRole('button', { name: 'Start' }).click();
  await counted('From the finished job to the sent invoice', 2, async (tap) => {
    await tap(next(page).getByRole('button', { name: 'Complete' }));
    await tap(dialog(page).getByRole('button', { name: 'Send £80.00' }));
    await says(page, `Sent to ${contact.email}`);
  });
  await page.goto('/');
  await counted('See which invoices are overdue', 1, async (tap) => {
    await tap(page.getByRole('link', { name: '£200 overdue' }));
    await expect(page.getByRole('button', { name: 'Send reminder for LATE-1' })).toBeVisible();
  });
  await counted('Remind of one of them', 2, async (tap) => {
    await tap(page.getByRole('button', { name: 'Send reminder for LATE-1' }));
    await tap(dialog(page).getByRole('button', { name: 'Remind G. Eliot' }));
    await expect(dialog(page)).toBeHidden();
  });
  await page.getByText('LATE-2').first().click();
  await counted('Record how the other was paid', 2, async (tap) => {
    await tap(page.getByRole('button', { name: 'Mark paid' }));
    await tap(dialog(page).getByRole('button', { name: 'Bank transfer' }));
    await says(page, 'Payment recorded');
    await expect(page.getByText(/^Total paid/)).toBeVisible();
  });
  await page.goto('/');
  await counted('Keep a receipt, the camera’s own shutter aside', 2, async (tap) => {
    const camera = page.waitForEvent('filechooser');
    await tap(page.getByRole('link', { name: 'Scan Receipt' }));
    await (await camera).setFiles(photo);
    await expect(dialog(page).getByLabel('Vendor')).toHaveValue('EXAMPLE HARDWARE LTD');
    await tap(dialog(page).getByRole('button', { name: 'Save Receipt' }));
    await expect(dialog(page)).toBeHidden();
  });
  await api.call(routes.settings.updateBusiness, {
    body: { businessKind: 'sole_trader', ownName: 'Robin Example', address: '1 High Street, York' },
  });
  await page.goto('/');
  await counted('Send a quote to a client', 8, async (tap) => {
    await tap(page.getByRole('button', { name: 'Add', exact: true }));
    await tap(dialog(page).getByRole('link', { name: 'Create Quote' }));
    await tap(dialog(page).getByLabel('Client'));
    await page.keyboard.type('Eliot');
    await tap(page.getByRole('option', { name: /G. Eliot/ }));
    await dialog(page).getByLabel('Title').press('Home');
    await page.keyboard.type('Outside tap');
    await dialog(page)
      .getByRole('combobox', { name: /^Add item/ })
      .press('Home');
    await page.keyboard.type('Tap');
    await tap(page.getByRole('option', { name: 'Add “Tap”' }));
    await expect(dialog(page).getByLabel('Price', { exact: true })).toBeFocused();
    await page.keyboard.type('120');
    await tap(dialog(page).getByRole('button', { name: 'Send', exact: true }));
    await tap(dialog(page).getByRole('button', { name: 'Send to G. Eliot' }));
    await says(page, `Quote sent to ${contact.email}`);
  });
  await page.goto('/');
  await counted('Add a client', 3, async (tap) => {
    await tap(page.getByRole('link', { name: 'Add New Client' }));
    await tap(dialog(page).getByLabel('Name'));
    await page.keyboard.type('Harbour Café');
    await tap(dialog(page).getByRole('button', { name: 'Create Client' }));
    await expect(dialog(page)).toBeHidden();
  });
  await page.goto('/');
  await counted('See the day in the calendar', 1, async (tap) => {
    await tap(page.getByRole('link', { name: 'Calendar' }).first());
    await expect(page.getByText('Boiler service').first()).toBeVisible();
  });
});
