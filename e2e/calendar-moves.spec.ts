import { expect, type Locator, type Page } from '@playwright/test';
import { readNearDay, sundayOf } from '../shared/calendar/when.ts';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { day, expectMonth, panel } from './fixtures/calendar.ts';
import { hold } from './fixtures/hold.ts';
import { ours } from './fixtures/ours.ts';
import { says } from './fixtures/said.ts';
import { follow } from './fixtures/screens.ts';
import { test } from './fixtures/test.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const sunday = sundayOf(today());
const on = (day: number) => addDays(sunday, day);
const block = (page: Page, title: string) => page.locator('[data-block]').filter({ hasText: title });
const chip = (page: Page, title: string) =>
  page.getByRole('grid').locator('[data-job]').filter({ hasText: title });
const cell = (page: Page, day: string) => page.getByRole('grid').locator(`[data-date="${day}"]`);

/** The centre of an element once it has stopped moving. */
const middle = async (of: Locator) => {
  await of.hover();
  const box = await of.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return {
    x: box.x + box.width / 2,
    y: box.y + Math.min(box.height / 2, 20),
    bottom: box.y + box.height - 3,
  };
};
/** Measures the target last, because it may move while things beside it still render. */
const dragOnto = async (page: Page, what: Locator, onto: Locator) => {
  await what.hover();
  await page.mouse.down();
  const box = await onto.boundingBox();
  if (!box) throw new Error('It is not drawn');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
  await page.mouse.up();
};

const drag = async (page: Page, from: { x: number; y: number }, to: { x: number; y: number }) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
};

test('moves and stretches jobs by pointer and by keys, and undoes it', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Mrs A. Byron' } });
  const body = {
    title: 'Boiler service',
    clientId,
    scheduledDate: on(2),
    startTime: '09:00',
    endTime: '10:00',
  };
  const { id } = await api.call(routes.jobs.create, { body });
  const kept = () => api.call(routes.jobs.get, { params: { id } });
  await page.goto(`/calendar?view=week&date=${on(2)}`);
  const { x, y } = await middle(block(page, 'Boiler service'));
  await drag(page, { x, y }, { x, y: y + 48 });
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect.poll(kept).toMatchObject({ startTime: '10:00', endTime: '11:00', scheduledDate: on(2) });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(kept).toMatchObject({ startTime: '09:00', endTime: '10:00' });
  await expect(block(page, 'Boiler service')).toContainText('09:00–10:00');
  const { bottom } = await middle(block(page, 'Boiler service'));
  await drag(page, { x, y: bottom }, { x, y: bottom + 24 });
  await expect.poll(kept).toMatchObject({ startTime: '09:00', endTime: '10:30' });

  await block(page, 'Boiler service').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: '09:15–11:00' })).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(block(page, 'Boiler service')).toContainText('09:00–10:30');
  await block(page, 'Boiler service').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(kept).toMatchObject({ scheduledDate: on(3), startTime: '09:00', endTime: '10:30' });

  // Two moves before the first is answered stay two moves, each with its own Undo.
  const letGo = await hold(page, '**/api/jobs/*', 'PUT');
  const thereOn = readNearDay(on(4), today());
  for (const [key, where] of [
    ['ArrowRight', '09:00–10:30'],
    ['ArrowDown', '09:15–10:45'],
  ] as const) {
    await block(page, 'Boiler service').focus();
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    // Checks the day too: the second move starts from what the first shows.
    await expect(block(page, 'Boiler service')).toHaveAccessibleName(
      new RegExp(`^Boiler service, ${thereOn}, ${where}`),
    );
  }
  letGo();
  await says(page, /^Job moved: .*09:15/);
  expect(await kept()).toMatchObject({ scheduledDate: on(4), startTime: '09:15', endTime: '10:45' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(kept).toMatchObject({ scheduledDate: on(4), startTime: '09:00', endTime: '10:30' });

  // A job of several days, which goes back if it may not be moved.
  const bathroom = { title: 'Bathroom', clientId, scheduledDate: on(1), endDate: on(3) };
  const { id: other } = await api.call(routes.jobs.create, { body: bathroom });
  const keptOther = () => api.call(routes.jobs.get, { params: { id: other } });
  await page.goto(`/calendar?view=month&date=${on(1)}`);
  for (const day of [1, 2, 3]) await expect(cell(page, on(day))).toContainText('Bathroom');
  await dragOnto(page, chip(page, 'Bathroom').first(), cell(page, on(2)));
  await expect.poll(keptOther).toMatchObject({ scheduledDate: on(2), endDate: on(4) });
  await expect(cell(page, on(1))).not.toContainText('Bathroom');

  await cell(page, on(2)).click();
  await page.getByRole('button', { name: 'More for Bathroom' }).click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(cell(page, on(5))).toContainText('Bathroom');
  await api.call(routes.jobs.update, {
    params: { id: other },
    body: { title: 'Bathroom, first fix', clientId },
  });
  await page.getByRole('button', { name: 'Save' }).click();
  // Both changes are kept: one changed the day, the other the title.
  await expect(cell(page, on(5))).toContainText('Bathroom, first fix');
  await expect.poll(keptOther).toMatchObject({ title: 'Bathroom, first fix', endDate: on(5) });

  await page.route('**/api/jobs/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 409, headers: ours, json: { message: 'Oh', code: 'not_now' } })
      : route.fallback(),
  );
  await cell(page, on(3)).click();
  await page.getByRole('button', { name: 'More for Bathroom, first fix' }).click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to move job');
  await expect(cell(page, on(6))).not.toContainText('Bathroom');
});

test('a finger scrolls the week, and drags a job of a week or month once it has rested on it', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Mrs A. Byron' } });
  const times = { scheduledDate: on(2), startTime: '09:00', endTime: '10:00' };
  const { id } = await api.call(routes.jobs.create, {
    body: { title: 'Boiler service', clientId, ...times },
  });
  const kept = () => api.call(routes.jobs.get, { params: { id } });
  const hours = page.getByRole('region', { name: 'Hours of the week' });
  const moving = page.getByRole('status').filter({ hasText: 'Boiler service' });
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  await page.goto(`/calendar?view=week&date=${on(2)}`);

  const { x, y } = await middle(block(page, 'Boiler service'));
  const before = await hours.evaluate(({ scrollTop }) => scrollTop);
  await touch('touchStart', { x, y });
  for (const up of [20, 40, 60]) await touch('touchMove', { x, y: y - up });
  await touch('touchEnd');
  await expect.poll(() => hours.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(before);
  await expect(moving).toBeHidden();
  expect(await kept()).toMatchObject(times);

  const at = await middle(block(page, 'Boiler service'));
  await touch('touchStart', at);
  await expect(moving).toBeAttached();
  for (const down of [16, 32, 48]) await touch('touchMove', { x: at.x, y: at.y + down });
  await touch('touchEnd');
  await expect.poll(kept).toMatchObject({ ...times, startTime: '10:00', endTime: '11:00' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(kept).toMatchObject(times);

  // On a phone, the month.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/calendar?view=month&date=${on(2)}`);
  const from = await middle(chip(page, 'Boiler service'));
  const to = await cell(page, on(4)).boundingBox();
  if (!to) throw new Error('It is not drawn');
  await touch('touchStart', from);
  await expect(moving).toBeAttached();
  await expect(chip(page, 'Boiler service')).not.toHaveCSS('box-shadow', 'none');
  await touch('touchMove', { x: to.x + to.width / 2, y: to.y + to.height / 2 });
  await touch('touchEnd');
  await expect.poll(kept).toMatchObject({ ...times, scheduledDate: on(4) });
});

test('points out who is in two places at once, shows the jobs of one, and is walked by keyboard', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Mrs A. Byron' } });
  const hire = (firstName: string) =>
    api.call(routes.employees.create, { body: { firstName, lastName: 'Example' } });
  const [sam, jo] = [await hire('Sam'), await hire('Jo')];
  const add = async (employeeId: number, fields: object) => {
    const job = await api.call(routes.jobs.create, {
      body: { title: 'Tap', clientId, scheduledDate: on(3), ...fields },
    });
    await api.call(routes.assignments.create, { body: { jobId: job.id, employeeId } });
  };
  await add(sam.id, { title: 'Bathroom', scheduledDate: on(1), endDate: on(4) });
  await add(sam.id, { title: 'Outside tap', startTime: '13:00', endTime: '14:30' });
  await add(jo.id, { title: 'Power flush', startTime: '13:00', endTime: '14:30' });
  await page.goto(`/calendar?view=week&date=${on(3)}`);
  await expect(block(page, 'Outside tap')).toContainText('Sam double-booked');
  await expect(block(page, 'Power flush')).not.toContainText('double-booked');
  await expect(panel(page)).toContainText('Day 3 of 4');
  await expectAccessible(page);
  await page.getByLabel('Whose jobs').selectOption('Jo Example');
  await expect(block(page, 'Outside tap')).toBeHidden();
  await expect(block(page, 'Power flush')).toBeVisible();
  // The hours of a week without jobs also scroll by keyboard.
  await follow(page, '/calendar?view=week&date=2031-01-06');
  await expect(page.getByRole('region', { name: 'Hours of the week' })).toBeVisible();

  await follow(page, '/calendar?date=2026-11-30&view=month');
  const focused = (name: string) => expect(day(page, name)).toBeFocused();
  await day(page, 'Monday 30 November 2026').focus();
  await page.keyboard.press('ArrowLeft');
  await focused('Sunday 29 November 2026');
  await page.keyboard.press('ArrowUp');
  await focused('Sunday 22 November 2026');
  await page.keyboard.press('Home');
  await focused('Monday 16 November 2026');
  await page.keyboard.press('End');
  await focused('Sunday 22 November 2026');
  await day(page, 'Saturday 28 November 2026').focus();
  await page.keyboard.press('ArrowDown');
  await focused('Saturday 5 December 2026');
  await expectMonth(page, 'December 2026');
  await page.keyboard.press('PageDown');
  await focused('Tuesday 5 January 2027');
  await page.keyboard.press('PageUp');
  await focused('Saturday 5 December 2026');
  await page.keyboard.press('PageUp');
  await focused('Thursday 5 November 2026');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Thursday 5 November 2026' })).toBeVisible();
  await day(page, 'Thursday 5 November 2026').focus();
  const quickly = (...keys: string[]) => Promise.all(keys.map((key) => page.keyboard.press(key)));
  await quickly('PageDown', 'PageDown', 'PageUp', 'PageUp', 'PageUp', 'PageUp');
  await focused('Saturday 5 September 2026');
  await expectMonth(page, 'September 2026');
  await quickly('ArrowUp', 'ArrowUp', 'ArrowLeft');
  await focused('Friday 21 August 2026');
  await quickly('PageDown', 'PageDown', 'PageDown');
  await focused('Saturday 21 November 2026');
  await page.getByRole('button', { name: 'Next month' }).click();
  await expectMonth(page, 'December 2026');
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expectMonth(page, 'November 2026');
});
