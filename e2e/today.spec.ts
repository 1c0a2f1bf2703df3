import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import type { JobInput } from '../shared/jobs/input.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { said } from './fixtures/said.ts';
import { follow } from './fixtures/screens.ts';
import { test } from './fixtures/test.ts';

const next = (page: Page) => page.getByRole('article', { name: 'Next job' });
const later = (page: Page) => page.getByRole('list', { name: 'Later today' }).getByRole('listitem');

/** 08:02 in London, winter and summer, for the browser only. The server has its own clock, so jobs are matched by day. */
const eight = (day: string) => {
  const at = new Date(`${day}T08:02:00Z`);
  const hour = Number(at.toLocaleString('en-GB', { timeZone: 'Europe/London', hour: '2-digit' }));
  return new Date(at.getTime() - (hour - 8) * 60 * 60 * 1000);
};

test('opens with the next job, and moves it on from there', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const contact = { phone: '07700 900142', address: '14 Mill Lane\nExampleton\nEX1 4AB' };
  const client = await api.call(routes.clients.create, { body: { name: 'Mrs Example', ...contact } });
  const job = (title: string, fields: Partial<JobInput>) =>
    api.call(routes.jobs.create, {
      body: { title, clientId: client.id, scheduledDate: today(), ...fields },
    });
  const boiler = await job('Boiler service', { startTime: '08:30', endTime: '10:00', amount: 115.2 });
  const valve = await job('Radiator valve', { startTime: '11:00', location: '1 Quay Street' });
  const days = { scheduledDate: addDays(today(), -1), endDate: addDays(today(), 2) };
  const bathroom = await job('Bathroom', { ...days, status: 'in_progress' });
  await page.clock.install({ time: eight(today()) });
  // The due items never load, which must not hold up anything else.
  const due = page.waitForRequest('**/api/certificates/due');
  await page.route('**/api/certificates/due', () => undefined);
  await page.goto('/dashboard');
  await due;
  await expect(next(page)).toContainText(/Next, in (27|28) minutes/);
  await expect(next(page)).toContainText('08:30–10:00');
  await expect(next(page)).toContainText('Mrs Example · 14 Mill Lane, EX1 4AB');
  await expect(next(page)).toContainText('£115.20');
  await expect(next(page).getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:07700900142');
  await expect(next(page).getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    /query=14%20Mill%20Lane%20Exampleton%20EX1%204AB/,
  );
  await expect(later(page)).toContainText(['Radiator valve', 'Bathroom']);
  await expect(later(page).last()).toContainText('Day 2of 4');
  await expect(page.getByRole('link', { name: 'Total Clients' })).toBeVisible();
  await expectAccessible(page);

  const way = next(page).getByRole('link', { name: 'On my way' });
  await expect(way).toHaveAttribute('href', /^sms:07700900142\?&body=With%20you%20about%20\d\d%3A\d[05]$/);
  // The phone handles an `sms:` link; here following it would only fail.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await way.click();
  await expect(next(page).getByRole('link', { name: /^Told \d\d:\d\d$/ })).toBeVisible();
  const kept = () => api.call(routes.jobs.get, { params: { id: boiler.id } });
  await expect.poll(async () => (await kept()).toldAt).not.toBeNull();
  await follow(page, `/jobs?id=${boiler.id}`);
  const onJob = page.getByRole('group', { name: 'Next step' }).getByRole('link', { name: /^Told / });
  await expect(onJob).toHaveAttribute('href', /^sms:07700900142/);
  await page.goBack();

  await next(page).getByRole('button', { name: 'Start' }).click();
  await said(page, 'job updated');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(next(page)).toContainText('On site since');
  await expect(next(page).getByRole('button', { name: 'Complete' })).toBeVisible();
  await undo.click();
  await expect(next(page).getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(next(page)).toContainText('Next, in');

  await next(page).getByRole('button', { name: 'Start' }).click();
  await next(page).getByRole('button', { name: 'Complete' }).click();
  await page
    .getByRole('dialog', { name: /^Invoice for / })
    .getByRole('button', { name: 'Finish only' })
    .click();
  await expect(undo).toBeVisible();
  await expect(next(page)).toContainText('Radiator valve');
  await expect(next(page)).toContainText('1 Quay Street');
  await expect(later(page)).toHaveCount(1);
  await expect.poll(async () => (await kept()).status).toBe('completed');

  const { id } = await job('Toilet', { startTime: '00:00' });
  await job('Cistern', { scheduledDate: addDays(today(), 1), startTime: '09:00' });
  await page.reload();
  await expect(next(page)).toContainText('Was 00:00');
  const to = (of: number, status: 'in_progress' | 'completed') =>
    api.call(routes.jobs.changeStatus, { params: { id: of }, body: { status } });
  for (const each of [id, valve.id]) await to(each, 'in_progress');
  for (const each of [id, valve.id, bathroom.id]) await to(each, 'completed');
  await page.reload();
  await expect(next(page)).toContainText('No more jobs today');
  await expect(next(page)).toContainText('Tomorrow 09:00');
  await expect(next(page).getByRole('button')).toHaveCount(0);
});

test('calls ahead where the customer’s number takes no texts, and notes nothing', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const body = { name: 'Mrs Example', phone: '01632 960142' };
  const { id: clientId } = await api.call(routes.clients.create, { body });
  const { id } = await api.call(routes.jobs.create, {
    body: { title: 'Boiler service', clientId, scheduledDate: today() },
  });
  const links = (place: Locator) => place.locator('a[href^="tel:"], a[href^="sms:"]');
  const nextStep = page.getByRole('group', { name: 'Next step' });
  for (const [address, place] of [
    ['/dashboard', next(page)],
    [`/jobs?id=${id}`, nextStep],
  ] as const) {
    await page.goto(address);
    const ahead = place.getByRole('link', { name: 'Call ahead' });
    await expect(ahead).toHaveAttribute('href', 'tel:01632960142');
    await expect(links(place)).toHaveCount(1);
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await ahead.click();
  }
  expect(await api.call(routes.jobs.get, { params: { id } })).toMatchObject({ toldAt: null });
});
