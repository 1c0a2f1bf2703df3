import { expect, type Page } from '@playwright/test';
import type { Api } from '../local/testing/api-client.ts';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { allSent, strip, test } from './fixtures/cellar.ts';
import { isKept } from './fixtures/device.ts';
import { memberPage } from './fixtures/field.ts';
import type { Line } from './fixtures/line.ts';
import { more } from './fixtures/more.ts';
import { dialog, ready, saveClient, typeClient } from './fixtures/offline-client.ts';
import { follow } from './fixtures/screens.ts';

const { clients, invoices, jobs, payments } = routes;

const rowOf = (page: Page, text: string) =>
  page.locator('main').getByText(text).filter({ visible: true }).first();

/** Sends what was done without a line, and looks for it without one. */
const vanish = async (page: Page, api: Api, line: Line) => {
  const hardy = await api.call(clients.create, { body: { name: 'Hardy', phone: '01632 960003' } });
  const job = await api.call(jobs.create, {
    body: { title: 'Boiler service', clientId: hardy.id, scheduledDate: today() },
  });
  const invoice = await api.call(invoices.create, {
    body: { invoiceNumber: 'DUE-1', clientId: hardy.id, amount: 120, dueDate: addDays(today(), 30) },
  });
  await ready(page, '/dashboard');
  await isKept(page);
  await line.cut();

  await test.step('a client, a job, an edit, a payment and a start', async () => {
    await page.goto('/clients');
    await typeClient(page, 'Mrs Vanish');
    await saveClient(page);
    await expect(dialog(page)).toBeHidden();
    await page.getByRole('link', { name: 'Mrs Vanish' }).click();
    await page.getByRole('link', { name: 'Create Job' }).first().click();
    await dialog(page).getByLabel('Title').fill('Mend the tap');
    await dialog(page).getByRole('button', { name: 'Create Job' }).click();
    await expect(dialog(page)).toBeHidden();
    await page.goto(`/clients?id=${hardy.id}&edit=${hardy.id}`);
    await dialog(page).getByLabel('Phone').fill('01632 960009');
    await dialog(page).getByRole('button', { name: 'Update Client' }).click();
    await expect(dialog(page)).toBeHidden();
    await page.goto(`/invoices?id=${invoice.id}`);
    await more(page, 'Record payment');
    await dialog(page).getByRole('button', { name: 'Record payment' }).click();
    await expect(dialog(page)).toBeHidden();
    await page.goto(`/jobs?id=${job.id}`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeVisible();
    await expect(strip(page)).toContainText('Offline · 5 waiting');
  });

  await page.goto('/dashboard');
  await expect(page.getByRole('article', { name: 'Next job' })).toContainText('Boiler service');
  await line.mend();
  await allSent(page);
  await line.cut();

  await test.step('all of it is there still, in lists and records', async () => {
    await follow(page, '/clients');
    await expect(rowOf(page, 'Mrs Vanish')).toBeVisible();
    await follow(page, `/clients?id=${hardy.id}`);
    await expect(rowOf(page, '01632 960009')).toBeVisible();
    await follow(page, '/jobs');
    await expect(rowOf(page, 'Mend the tap')).toBeVisible();
    await follow(page, `/jobs?id=${job.id}`);
    await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeVisible();
    await page.goto(`/invoices?id=${invoice.id}`);
    await expect(page.getByRole('list', { name: 'Payments' }).getByRole('listitem')).toHaveCount(1);
    await more(page, 'Record payment');
    await expect(dialog(page).getByLabel('Amount')).toHaveValue(/^(0(\.00)?)?$/);
  });
  await line.mend();
  const taken = await api.call(payments.list, { query: { invoiceId: `${invoice.id}` } });
  expect(taken).toMatchObject([{ amount: 120 }]);
};

test(
  'keeps showing offline work once it is sent, and never asks for the same money twice',
  {
    tag: '@one-size',
  },
  ({ signedIn, api, line }) => vanish(signedIn, api, line),
);

test('does the same for the office, whose phone holds the firm’s records too', {
  tag: '@one-size',
}, async ({ page, api, line }) => {
  await memberPage(api, page, { role: 'office' });
  await vanish(page, api, line);
});

test('shows one change on every screen, offline too, without a conflict with itself', {
  tag: '@one-size',
}, async ({ signedIn: page, api, line }) => {
  const hardy = await api.call(clients.create, { body: { name: 'Hardy', phone: '01632 960003' } });
  const job = await api.call(jobs.create, {
    body: { title: 'Boiler service', clientId: hardy.id, scheduledDate: today() },
  });
  await ready(page, '/clients');
  await isKept(page);
  const edit = async (phone: string) => {
    await page.goto(`/clients?id=${hardy.id}&edit=${hardy.id}`);
    await dialog(page).getByLabel('Phone').fill(phone);
    await dialog(page).getByRole('button', { name: 'Update Client' }).click();
    await expect(dialog(page)).toBeHidden();
  };
  await edit('01632 960004');
  await line.cut();
  await edit('01632 960005');
  await expect(strip(page)).toContainText('1 waiting');
  await line.mend();
  await allSent(page);
  expect(await api.call(clients.get, { params: { id: hardy.id } })).toMatchObject({ phone: '01632 960005' });

  await page.goto('/dashboard');
  await page.getByRole('article', { name: 'Next job' }).getByRole('button', { name: 'Start' }).click();
  await expect(
    page.getByRole('article', { name: 'Next job' }).getByRole('button', { name: 'Complete' }),
  ).toBeVisible();
  await follow(page, '/clients');
  await typeClient(page, 'Mrs Added');
  await saveClient(page);
  await expect(dialog(page)).toBeHidden();
  await allSent(page);
  await line.cut();
  for (const cold of [false, true]) {
    const open = (address: string) => (cold ? page.goto(address) : follow(page, address));
    await open('/jobs');
    await expect(rowOf(page, 'In progress')).toBeVisible();
    await open(`/jobs?id=${job.id}`);
    await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeVisible();
    await open('/clients');
    await expect(rowOf(page, 'Mrs Added')).toBeVisible();
    await open('/dashboard');
    await expect(page.getByRole('article', { name: 'Next job' })).toContainText('Boiler service');
    await expect(
      page.getByRole('article', { name: 'Next job' }).getByRole('button', { name: 'Complete' }),
    ).toBeVisible();
  }
});

test('keeps the rows of a list that was opened just before the connection went', {
  tag: '@one-size',
}, async ({ signedIn: page, api, line }) => {
  const { id: clientId } = await api.call(clients.create, { body: { name: 'Hardy' } });
  await api.call(jobs.create, { body: { title: 'Boiler service', clientId } });
  await api.call(invoices.create, {
    body: { invoiceNumber: 'DUE-1', clientId, amount: 120, dueDate: addDays(today(), 30) },
  });
  await ready(page, '/dashboard');
  const lists = [
    ['/clients', 'Hardy'],
    ['/jobs', 'Boiler service'],
    ['/invoices', 'DUE-1'],
  ] as const;
  for (const [place, text] of lists) {
    await page.goto(place);
    await expect(rowOf(page, text)).toBeVisible();
    await isKept(page);
    await line.cut();
    await page.goto(place);
    await expect(rowOf(page, text)).toBeVisible();
    // Answers that arrive later must not remove the row again.
    const missed = await page.evaluate(
      ([said]) =>
        new Promise<number>((resolve) => {
          let [looks, without] = [0, 0];
          const timer = setInterval(() => {
            looks += 1;
            if (!document.querySelector('main')?.textContent?.includes(said ?? '')) without += 1;
            if (looks < 14) return;
            clearInterval(timer);
            resolve(without);
          }, 215);
        }),
      [text],
    );
    expect(missed).toBe(0);
    await line.mend();
  }
});
