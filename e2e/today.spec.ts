import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import type { JobInput } from '../shared/jobs/input.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { said } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

const next = (page: Page) => page.getByRole('article', { name: 'Next job' });
const later = (page: Page) => page.getByRole('list', { name: 'Later today' }).getByRole('listitem');

/** 08:02 in London, in summer too, for the browser; the server has its own clock, so jobs are read by their day. */
const eight = (day: string) => {
  const at = new Date(`${day}T08:02:00Z`);
  const hour = Number(at.toLocaleString('en-GB', { timeZone: 'Europe/London', hour: '2-digit' }));
  return new Date(at.getTime() - (hour - 8) * 60 * 60 * 1000);
};

test('opens with the next job and moves it on where it stands, and takes that back', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const contact = { phone: '01632 960142', address: '14 Mill Lane\nExampleton\nEX1 4AB' };
  const client = await api.call(routes.clients.create, { body: { name: 'Mrs Example', ...contact } });
  const job = (title: string, fields: Partial<JobInput>) =>
    api.call(routes.jobs.create, {
      body: { title, clientId: client.id, scheduledDate: today(), ...fields },
    });
  await job('Boiler service', { startTime: '08:30', endTime: '10:00', amount: 115.2 });
  await job('Radiator valve', { startTime: '11:00', location: '1 Quay Street' });
  const days = { scheduledDate: addDays(today(), -1), endDate: addDays(today(), 2) };
  await job('Bathroom', { ...days, status: 'in_progress' });
  await page.clock.install({ time: eight(today()) });
  await page.goto('/dashboard');

  await expect(next(page)).toContainText(/Next, in (27|28) minutes/);
  await expect(next(page)).toContainText('08:30–10:00');
  await expect(next(page)).toContainText('Mrs Example · 14 Mill Lane, EX1 4AB');
  await expect(next(page)).toContainText('£115.20');
  await expect(next(page).getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:01632960142');
  await expect(next(page).getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    /query=14%20Mill%20Lane%20Exampleton%20EX1%204AB/,
  );
  await expect(later(page)).toContainText(['Radiator valve', 'Bathroom']);
  await expect(later(page).last()).toContainText('Day 2of 4');
  await expectAccessible(page);

  await next(page).getByRole('button', { name: 'Start' }).click();
  await said(page, 'job updated');
  const undo = page.getByRole('button', { name: 'Undo' });
  // What has the focus stays.
  await undo.focus();
  await expect(next(page)).toContainText('On site since');
  await expect(next(page).getByRole('button', { name: 'Complete' })).toBeVisible();
  await undo.click();
  await expect(next(page).getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(next(page)).toContainText('Next, in');

  await next(page).getByRole('button', { name: 'Start' }).click();
  await next(page).getByRole('button', { name: 'Complete' }).click();
  await expect(
    page.getByRole('link', { name: 'Create Invoice' }).filter({ visible: true }).last(),
  ).toHaveAttribute('href', /^\/invoices\?new=1&client=\d+&job=\d+$/);
  await expect(undo).toBeVisible();
  await expect(next(page)).toContainText('Radiator valve');
  await expect(next(page)).toContainText('1 Quay Street');
  await expect(later(page)).toHaveCount(1);
});

test('tells a customer that one is on the way, and keeps when', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const client = await api.call(routes.clients.create, {
    body: { name: 'Mrs Example', phone: '01632 960142' },
  });
  const job = await api.call(routes.jobs.create, {
    body: { title: 'Boiler', clientId: client.id, scheduledDate: today() },
  });
  await page.goto('/dashboard');
  const way = next(page).getByRole('link', { name: 'On my way' });
  await expect(way).toHaveAttribute('href', /^sms:01632960142\?&body=With%20you%20about%20\d\d%3A\d[05]$/);
  // What a link of this kind opens is the telephone's; here it would only be refused.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await way.click();
  await expect(next(page).getByRole('link', { name: /^Told \d\d:\d\d$/ })).toBeVisible();
  // It shows at once; the page goes when the server knows it.
  const kept = () => api.call(routes.jobs.get, { params: { id: job.id } });
  await expect.poll(async () => (await kept()).toldAt).not.toBeNull();
  await page.goto(`/jobs?id=${job.id}`);
  const onJob = page.getByRole('group', { name: 'Next step' }).getByRole('link', { name: /^Told / });
  await expect(onJob).toHaveAttribute('href', /^sms:01632960142/);
});

test('says what a late, a done and a free day are', { tag: '@one-size' }, async ({ signedIn: page, api }) => {
  const client = await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  const body = { title: 'Boiler', clientId: client.id, scheduledDate: today(), startTime: '00:00' };
  const job = await api.call(routes.jobs.create, { body });
  const tomorrow = { title: 'Toilet', clientId: client.id, scheduledDate: addDays(today(), 1) };
  await api.call(routes.jobs.create, { body: { ...tomorrow, startTime: '09:00' } });
  await page.clock.install({ time: eight(today()) });
  await page.goto('/dashboard');
  await expect(next(page)).toContainText('Was 00:00');
  for (const status of ['in_progress', 'completed'] as const)
    await api.call(routes.jobs.changeStatus, { params: { id: job.id }, body: { status } });
  await page.reload();
  await expect(next(page)).toContainText('Nothing more today');
  await expect(next(page)).toContainText('Tomorrow 09:00');
  await expect(next(page).getByRole('button')).toHaveCount(0);
});

test('shows what is owed and overdue, each leading to its invoices', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const client = await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  const bill = (invoiceNumber: string, amount: number, days: number) =>
    api.call(routes.invoices.create, {
      body: { invoiceNumber, clientId: client.id, amount, dueDate: addDays(today(), days) },
    });
  const paid = await bill('A-1', 2942, 1);
  await api.call(routes.payments.record, {
    body: { invoiceId: paid.id, amount: 2942, method: 'bank', paidOn: today() },
  });
  await page.goto('/dashboard');
  await expect(page.getByText('All paid')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '£2,942' })).toBeVisible();
  await bill('A-2', 7260, -3);
  await bill('A-3', 2682, 3);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Owed £9,942' })).toHaveAttribute(
    'href',
    '/invoices?status=unpaid',
  );
  await page.getByRole('link', { name: '£7,260 overdue' }).click();
  await expect(page).toHaveURL(/\/invoices\?status=overdue$/);
});

test('shows the figures though what falls due keeps one waiting', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  const due = page.waitForRequest('**/api/certificates/due');
  await page.route('**/api/certificates/due', () => undefined);
  await page.goto('/dashboard');
  await due;
  await expect(page.getByRole('link', { name: 'Total Clients' })).toBeVisible();
});

test('leads a new account in three steps, and ticks what is done', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  await page.goto('/dashboard');
  const steps = page.getByRole('region', { name: 'Three steps to your first paid invoice' });
  await expect(steps).toContainText('Step 1 of 3Your details');
  await expect(steps.getByRole('link', { name: 'Add your details' })).toBeVisible();
  await expectAccessible(page);
  await api.call(routes.settings.updateBusiness, {
    body: { address: '1 Mill Lane', sortCode: '00-00-00', accountNumber: '00000000' },
  });
  await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  await page.reload();
  await expect(steps).toContainText('Step 3 of 3');
  await expect(steps.getByRole('img', { name: 'Done' })).toHaveCount(2);
  await steps.getByRole('link', { name: 'Create Job' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('shows the week on a desktop, a job of several days on each of them', { tag: '@desktop' }, async ({
  signedIn: page,
  api,
}) => {
  const client = await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  const body = { title: 'Bathroom', clientId: client.id, scheduledDate: today() };
  await api.call(routes.jobs.create, { body: { ...body, endDate: addDays(today(), 1) } });
  await page.goto('/dashboard');
  const week = page.getByRole('list', { name: 'This week' });
  await expect(week.getByRole('listitem')).toHaveCount(7);
  await expect(week.locator('[aria-current=date]')).toContainText('Bathroom');
});
