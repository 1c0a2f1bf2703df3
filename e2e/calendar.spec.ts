import { expect, type Page } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { importRows } from '../shared/importing.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { day, expectMonth, grid, panel } from './fixtures/calendar.ts';
import { outboxIsHere } from './fixtures/cellar.ts';
import { isKept } from './fixtures/device.ts';
import { hold } from './fixtures/hold.ts';
import { ours } from './fixtures/ours.ts';
import { says } from './fixtures/said.ts';
import { follow } from './fixtures/screens.ts';
import { test } from './fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('schedules a job on a chosen day and changes it there', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  await api.call(routes.clients.create, { body: { name: 'Mrs A. Byron', address: '2 Cliff Road\nWhitby' } });
  await page.goto('/calendar?month=2026-12');
  await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
  await expectMonth(page, 'December 2026');
  await expect(grid(page).getByRole('columnheader')).toHaveText([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ]);
  await expect(page.getByText('Click on a date to view scheduled jobs')).toBeVisible();
  await day(page, 'Wednesday 2 December 2026').click();
  await expect(panel(page).getByRole('heading', { name: 'Wednesday 2 December 2026' })).toBeVisible();
  await expect(panel(page).getByText('No jobs scheduled for this date')).toBeVisible();
  await page.getByRole('button', { name: 'Schedule Job' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Schedule New Job' })).toBeVisible();
  await expect(dialog(page).getByLabel('Scheduled Date')).toHaveValue('2026-12-02');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await panel(page).getByRole('button', { name: 'Add Job' }).click();
  await dialog(page).getByLabel('Job Title').fill('Boiler service');
  await dialog(page).getByLabel('Client').fill('byr');
  await page.getByRole('option', { name: 'Mrs A. Byron' }).click();
  await dialog(page).getByLabel('Start Time').fill('09:00');
  await dialog(page).getByLabel('End Time').fill('11:00');
  await dialog(page).getByText('More', { exact: true }).click();
  await dialog(page).getByLabel('Location').fill('1 High Street');
  await dialog(page).getByRole('button', { name: 'Create Job' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(day(page, 'Wednesday 2 December 2026')).toContainText('Boiler service');
  for (const text of [
    'Boiler service',
    'Medium priority',
    'Pending',
    'Mrs A. Byron',
    '09:00–11:00',
    '1 High Street',
  ])
    await expect(panel(page)).toContainText(text);

  await panel(page).getByRole('button', { name: 'Start' }).click();
  await expect(panel(page)).toContainText('In Progress');
  await panel(page).getByRole('button', { name: 'Complete' }).click();
  await dialog(page).getByRole('button', { name: 'Finish only' }).click();
  await expect(panel(page)).toContainText('Completed');
  await expect(panel(page).getByRole('button', { name: 'Start' })).toBeHidden();
  await expect.poll(async () => (await api.call(routes.jobs.list, {}))[0]?.status).toBe('completed');
  await panel(page).getByRole('button', { name: 'More for Boiler service' }).click();
  await panel(page).getByRole('button', { name: 'Edit' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Edit Job' })).toBeVisible();
  await dialog(page).getByLabel('Scheduled Date').fill('2026-12-03');
  await dialog(page).getByText('More', { exact: true }).click();
  await dialog(page).getByLabel('Location').fill('');
  await dialog(page).getByRole('button', { name: 'Update Job' }).click();
  await expect(panel(page).getByText('No jobs scheduled for this date')).toBeVisible();
  await expect(day(page, 'Thursday 3 December 2026')).toContainText('Boiler service');
  await day(page, 'Thursday 3 December 2026').click();
  const way = panel(page).getByRole('link', { name: '2 Cliff Road, Whitby' });
  await expect(way).toHaveAttribute('href', /Cliff%20Road/);
  await expectAccessible(page);
});

test('shows two jobs a day and how many more, and several-day jobs on each day', {
  tag: '@desktop',
}, async ({ signedIn: page, api }) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'G. Eliot' } });
  for (const [title, startTime] of [
    ['Third', undefined],
    ['Second', '13:00'],
    ['First', '08:00'],
    ['Fourth', undefined],
  ] as const)
    await api.call(routes.jobs.create, {
      body: { title, clientId, scheduledDate: today(), startTime: startTime ?? null },
    });
  await page.goto('/calendar?view=month');
  const cell = grid(page).locator('[aria-current=date]');
  await expect(cell).toContainText(/First.*Second.*\+2 more/);
  await expect(cell).not.toContainText('Third');
  // Paper is narrower than a tablet, but shows the whole month.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const screen = page.viewportSize();
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(cell).toContainText(/First.*Second.*Fourth.*Third/);
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(grid(page)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Day' })).toHaveCount(0);
  if (screen) await page.setViewportSize(screen);
  await cell.click();
  await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText([
    'First',
    'Second',
    'Fourth',
    'Third',
  ]);
  await expectAccessible(page);
  await api.call(routes.jobs.create, {
    body: { title: 'Bathroom', clientId, scheduledDate: addDays(today(), -1), endDate: addDays(today(), 1) },
  });
  await follow(page, '/dashboard');
  const next = page.getByRole('article', { name: 'Next job' });
  await expect(next).toContainText('08:00');
  await expect(next).toContainText('G. Eliot');
  const list = page.getByRole('list', { name: 'Later today' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  const week = page.getByRole('list', { name: 'This week' });
  await expect(week.getByRole('listitem')).toHaveCount(7);
  await expect(week.locator('[aria-current=date]')).toContainText('Bathroom');
  await expectAccessible(page);
});

test('shows a phone’s day, week and month, with bank holidays', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'G. Eliot' } });
  const add = (title: string, fields: object) =>
    api.call(routes.jobs.create, { body: { title, clientId, scheduledDate: '2027-03-10', ...fields } });
  await add('Bathroom', { scheduledDate: '2027-03-08', endDate: '2027-03-16' });
  await add('Boiler', { startTime: '08:30', endTime: '10:00' });
  await add('Radiator', { startTime: '11:00', endTime: '12:30' });
  const strip = page.getByRole('group', { name: 'Days of the week' });
  const dayOf = (name: string) => strip.getByRole('button', { name: new RegExp(`^${name}`) });
  // Before anything is kept: later a phone would show its own copy instead.
  const lists = /\/api\/jobs\?/;
  await page.route(lists, (route) =>
    route.fulfill({ status: 401, headers: ours, json: { message: 'Unauthorized' } }),
  );
  await page.goto('/calendar');
  await expect(page.getByRole('heading', { name: 'Calendar View' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.unroute(lists);
  await page.goto('/calendar');
  await expect(strip.locator('[aria-current=date]')).toHaveAttribute('aria-pressed', 'true');
  await follow(page, '/calendar?date=2027-03-10');
  await expect(dayOf('Wednesday 10 March 2027')).toHaveAccessibleName(/3 jobs, double-booked$/);
  await expect(panel(page).getByText('Day 3 of 9', { exact: true })).toBeVisible();
  await expect(panel(page)).toContainText('Free for an hour');
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Add Job' }).click();
  await expect(dialog(page).getByLabel('Start Time')).toHaveValue('10:00');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  // Wait until the closing dialog has returned the focus, or it would do so after the next key.
  await expect(panel(page).getByRole('button', { name: 'Add Job' })).toBeFocused();
  await dayOf('Saturday 13 March 2027').click();
  await page.keyboard.press('ArrowRight');
  await expect(dayOf('Sunday 14 March 2027')).toBeFocused();
  const finger = (type: string, clientX: number) =>
    strip.dispatchEvent(type, { pointerType: 'touch', clientX, clientY: 200, bubbles: true });
  await finger('pointerdown', 300);
  await finger('pointerup', 100);
  await expect(dayOf('Sunday 21 March 2027')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('radio', { name: 'Week' }).click();
  await expect(page.getByRole('heading', { name: '15–21 March 2027' })).toBeVisible();
  const tuesday = page.getByRole('region', { name: 'Tuesday 16 March 2027' });
  await expect(tuesday.getByRole('link', { name: /Bathroom/ })).toContainText('Day 9 of 9');
  await expect(page.getByRole('region', { name: 'Friday 19 March 2027' })).toContainText('Free');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add Job on Friday 19 March 2027' }).click();
  await expect(dialog(page).getByLabel('Scheduled Date')).toHaveValue('2027-03-19');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await tuesday.getByRole('button', { name: 'Show Tuesday 16 March 2027' }).click();
  await expect(dayOf('Tuesday 16 March 2027')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('radio', { name: 'Month' }).click();
  await expect(day(page, 'Tuesday 16 March 2027')).toContainText('Bathroom');
  await expect(day(page, 'Wednesday 17 March 2027')).not.toContainText('Bathroom');

  await follow(page, '/calendar?month=2026-12');
  await expect(day(page, 'Monday 28 December 2026')).toContainText('Boxing Day (substitute day)');
  await expect(page.getByText('Bank holidays in England and Wales: 25 Dec Christmas Day')).toBeVisible();
  await page.getByRole('link', { name: 'Change' }).click();
  await page.getByLabel('Bank Holidays').selectOption('Scotland');
  await expect(page.getByText('Bank holidays updated successfully')).toBeVisible();
  await follow(page, '/calendar?date=2026-11-30');
  await expect(panel(page)).toContainText('Bank holiday: St Andrew’s Day');
});

test('a phone keeps its week on the screen while it fetches all records', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'G. Eliot' } });
  // More than the first page of records holds.
  for (let part = 0; part < 11; part++) {
    const rows = Array.from({ length: importRows }, (_, at) => ({ name: `Client ${part} ${at}` }));
    await api.call(routes.clients.import, { body: { rows } });
  }
  await api.call(routes.jobs.create, { body: { title: 'Boiler', clientId, scheduledDate: '2027-03-10' } });
  const [first, wanted, others] = [
    await hold(page, '**/api/changes?limit=*'),
    await hold(page, '**/api/changes?kinds=*'),
    await hold(page, '**/api/changes?page=*'),
  ];
  const visit = page.getByRole('link', { name: /Boiler/ });
  await page.goto('/calendar?view=week&date=2027-03-10');
  await expect(visit).toBeVisible();
  first();
  await expect(page.locator('html')).toHaveAttribute('data-cursor', /./);
  // What answers from the device's records, in part by now, has loaded by then.
  await outboxIsHere(page);
  await expect(visit).toBeVisible();
  wanted();
  others();
  await isKept(page);
  await expect(visit).toBeVisible();
});

test('a phone’s week shows the time between visits, and moves one to another day', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'G. Eliot' } });
  const scheduledDate = '2027-03-10';
  const add = (title: string, startTime: string, endTime: string) =>
    api.call(routes.jobs.create, { body: { title, clientId, scheduledDate, startTime, endTime } });
  const { id } = await add('Boiler', '08:30', '10:00');
  await add('Radiator', '11:00', '12:30');
  const strip = page.getByRole('group', { name: 'Days of the week' });
  const dayOf = (name: string) => page.getByRole('region', { name });
  const startMoving = async () => {
    await page.getByRole('button', { name: 'More for Boiler' }).click();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Choose a day for Boiler' })).toBeVisible();
  };
  await page.goto('/calendar?view=week&date=2027-03-10');
  const items = dayOf('Wednesday 10 March 2027').getByRole('listitem').filter({ hasText: /\d/ });
  await expect(items.nth(1)).toContainText('Free for an hour');
  await startMoving();
  await expect(strip.getByRole('button', { name: /^Move to Wednesday 10 March 2027/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(strip.getByRole('button', { name: /^Wednesday 10 March 2027, 2 jobs/ })).toBeFocused();
  await startMoving();
  await page.getByRole('button', { name: 'Next week' }).click();
  await strip.getByRole('button', { name: 'Move to Thursday 18 March 2027' }).click();
  await says(page, 'Job moved');
  await expect(dayOf('Thursday 18 March 2027').getByRole('link', { name: /Boiler/ })).toBeInViewport();
  await startMoving();
  await expect(strip.getByRole('button', { name: /^Move to Thursday 18 March 2027/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dayOf('Friday 19 March 2027').getByRole('link', { name: /Boiler/ })).toBeInViewport();
  const stored = async () => {
    const { scheduledDate: day, startTime, endTime } = await api.call(routes.jobs.get, { params: { id } });
    return [day, startTime, endTime];
  };
  await expect.poll(stored).toEqual(['2027-03-19', '08:30', '10:00']);
  await page.getByRole('radio', { name: 'Day', exact: true }).click();
  await startMoving();
  await strip.getByRole('button', { name: 'Move to Monday 15 March 2027' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Monday 15 March 2027' })).toBeVisible();
  await expect(panel(page).getByRole('link', { name: 'Boiler' })).toBeVisible();
});
