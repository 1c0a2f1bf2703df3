import { expect, type Locator, type Page } from '@playwright/test';
import type { Api } from '../local/testing/api-client.ts';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { mondayOf } from '../shared/time/weeks.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/test.ts';

const { assignments, board, clients, employees, jobs, leave } = routes;

/** Next week, no day of which is over. */
const monday = () => addDays(mondayOf(today()), 7);

const furnish = async (api: Api) => {
  const client = await api.call(clients.create, {
    body: { name: 'Ada Byron', email: 'ada@example.com', address: '3 Harbour Row\nWhitby' },
  });
  const hire = (firstName: string, colour: number) =>
    api.call(employees.create, { body: { firstName, lastName: 'Example', colour } });
  const [alex, sam] = [await hire('Alex', 0), await hire('Sam', 6)];
  const visit = (title: string, more: object = {}) =>
    api.call(jobs.create, { body: { title, clientId: client.id, ...more } });
  const at = { scheduledDate: monday(), startTime: '09:00', endTime: '11:00' };
  const boiler = await visit('Boiler service', at);
  await api.call(assignments.create, { body: { jobId: boiler.id, employeeId: alex.id } });
  const tap = await visit('Outside tap', { ...at, startTime: '10:00', endTime: '10:30' });
  await api.call(assignments.create, { body: { jobId: tap.id, employeeId: sam.id } });
  await visit('Gutter');
  await api.call(leave.create, {
    body: { employeeId: sam.id, kind: 'holiday', from: addDays(monday(), 2), to: addDays(monday(), 2) },
  });
  return { alex, sam, boiler };
};

const cell = (page: Page, employeeId: number, day: string): Locator =>
  page.locator(`[data-cell][data-lane="${employeeId}"][data-day="${day}"]`);

const dragOnto = async (page: Page, what: Locator, onto: Locator) => {
  await what.hover();
  await page.mouse.down();
  const box = await onto.boundingBox();
  if (!box) throw new Error('It is not drawn');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
};

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('moves visits between people by pointer and by keys, and asks about clashes', {
    tag: '@one-size',
  }, async ({ signedIn: page, api }) => {
    const { alex, sam, boiler } = await furnish(api);
    await page.goto(`/board?date=${monday()}`);
    const block = page.locator('[data-visit]').filter({ hasText: 'Boiler service' });
    await expect(cell(page, alex.id, monday()).locator(block)).toBeVisible();
    await expect(page.getByText('Alex Example')).toHaveCSS('box-shadow', /^oklch\(0\.52 0\.13 25\)/);
    await expect(page.getByText('Sam Example')).toHaveCSS('box-shadow', /^oklch\(0\.52 0\.13 190\)/);
    await expectAccessible(page);
    const tuesday = addDays(monday(), 1);
    await dragOnto(page, block, cell(page, sam.id, tuesday));
    await expect(cell(page, sam.id, tuesday).locator(block)).toBeVisible();
    await expect
      .poll(async () => (await api.call(jobs.get, { params: { id: boiler.id } })).people[0]?.id)
      .toBe(sam.id);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cell(page, alex.id, monday()).locator(block)).toBeVisible();
    // From the tray onto one person, then with the keys onto another who is already booked.
    await dragOnto(
      page,
      page.locator('[data-visit]').filter({ hasText: 'Gutter' }),
      cell(page, alex.id, tuesday),
    );
    await expect(cell(page, alex.id, tuesday)).toContainText('Gutter');
    await block.focus();
    await page.keyboard.press('ArrowDown');
    await expect(cell(page, sam.id, monday()).locator(block)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Sam Example' })).toContainText('Double-booked');
    await page.keyboard.press('Escape');
    await expect(cell(page, alex.id, monday()).locator(block)).toBeVisible();
    await expect(block).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Move Boiler service' });
    await expect(dialog.getByText('Double-booked')).toBeVisible();
    await expect(dialog.getByText(/^Outside tap, .*10:00–10:30$/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Move anyway' }).click();
    await expect(cell(page, sam.id, monday())).toContainText('Double-booked');
    await expect(cell(page, sam.id, addDays(monday(), 2))).toContainText('Away');
    await page.getByRole('button', { name: /^Monday/ }).click();
    await expect(page.getByText('07:00')).toBeVisible();
    await expectAccessible(page);
  });

  test('says while dragging what would clash, and scrolls at the edge', {
    tag: '@one-size',
  }, async ({ signedIn: page, api }) => {
    const { sam } = await furnish(api);
    const hire = (firstName: string) =>
      api.call(employees.create, { body: { firstName, lastName: 'Example' } });
    const [, , { id: last }] = [await hire('Vic'), await hire('Wyn'), await hire('Zoe')];
    await page.setViewportSize({ width: 1280, height: 300 });
    await page.goto(`/board?date=${monday()}`);
    const lanes = page.locator('[data-lanes]');
    const boxOf = async (what: Locator) => {
      const box = await what.boundingBox();
      if (!box) throw new Error('It is not drawn');
      return box;
    };
    await lanes.scrollIntoViewIfNeeded();
    await page.locator('[data-cell] [data-visit]').filter({ hasText: 'Boiler service' }).hover();
    await page.mouse.down();
    const around = await boxOf(lanes);
    await page.mouse.move(around.x + 150, Math.min(around.y + around.height, 300) - 8, { steps: 6 });
    await expect(cell(page, last, monday())).toHaveAttribute('data-over');
    // And back up to Sam, who is out of view by then.
    await page.mouse.move(around.x + 150, around.y + 30, { steps: 6 });
    await expect
      .poll(async () => (await boxOf(cell(page, sam.id, monday()))).y)
      .toBeGreaterThan(around.y + 60);
    // Not before it stands still: the board scrolls on for as long as the mouse is at its edge.
    await cell(page, sam.id, monday()).hover({ position: { x: 20, y: 20 } });
    await expect(cell(page, sam.id, monday())).toHaveAttribute('data-over', 'clash');
    await expect(page.locator('.board-ghost')).toHaveAttribute('data-said', /Double-booked/);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(page.locator('.board-ghost')).toHaveCount(0);
  });

  test('swaps one of two people on a visit: by keys, in the sheet, and from the calendar', {
    tag: '@one-size',
  }, async ({ signedIn: page, api }) => {
    const { alex, sam, boiler } = await furnish(api);
    const hire = { firstName: 'Kim', lastName: 'Example' };
    const { id: kim } = await api.call(employees.create, { body: hire });
    await api.call(assignments.create, { body: { jobId: boiler.id, employeeId: kim } });
    const crew = async () =>
      (await api.call(jobs.get, { params: { id: boiler.id } })).people.map(({ id }) => id).sort();
    const both = (...ids: number[]) => expect.poll(crew).toEqual([...ids].sort());
    await page.goto(`/board?date=${monday()}`);
    const block = page.locator('[data-visit]').filter({ hasText: 'Boiler service' });
    const inLane = (id: number) => cell(page, id, monday()).locator(block);
    await expect(block).toHaveCount(2);
    // The keys stay with the one that they move, and go back to it.
    await inLane(alex.id).focus();
    await page.keyboard.press('ArrowRight');
    await expect(cell(page, alex.id, addDays(monday(), 1)).locator(block)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(inLane(alex.id)).toBeFocused();

    await inLane(kim).click();
    const dialog = page.getByRole('dialog', { name: 'Move Boiler service' });
    await expect(dialog.getByLabel('Whose place').locator('option:checked')).toHaveText('Kim Example');
    const instead = dialog.getByLabel('Who goes instead');
    await expect(instead.getByRole('option', { name: 'Alex Example' })).toHaveCount(0);
    await instead.selectOption(String(sam.id));
    await expect(dialog.getByText('Double-booked')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Move anyway' }).click();
    await both(alex.id, sam.id);
    await page.getByRole('button', { name: 'Undo' }).click();
    await both(alex.id, kim);

    await page.goto(`/calendar?view=week&date=${monday()}`);
    await page.getByRole('button', { name: 'More for Boiler service' }).click();
    await page.getByRole('button', { name: 'Change who goes' }).click();
    await expect(dialog.getByLabel('Whose place').locator('option:checked')).toHaveText('Everyone stays');
    await expect(instead).toHaveCount(0);
    await dialog.getByLabel('Whose place').selectOption('Alex Example');
    await expectAccessible(page);
    await instead.selectOption('Nobody');
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await both(kim);
  });
});

test('on a phone, moves a visit to a free time and tells its customer in the same press', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { sam, boiler } = await furnish(api);
  await page.goto(`/board?date=${monday()}`);
  await expect(page.getByRole('list', { name: 'Alex Example' })).toContainText('Boiler service');
  await expectAccessible(page);
  await page.getByRole('list', { name: 'Alex Example' }).getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Move Boiler service' });
  await dialog.getByLabel('Who').selectOption({ label: 'Sam Example' });
  await expect(dialog.getByText('Double-booked')).toBeVisible();
  await dialog.getByRole('button', { name: '10:30–16:30' }).click();
  await expect(dialog.getByText('Double-booked')).toHaveCount(0);
  await dialog.getByLabel('Email Ada Byron the new time').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Sam Example' })).toContainText('Boiler service');
  await expect
    .poll(async () => (await api.call(jobs.get, { params: { id: boiler.id } })).startTime)
    .toBe('10:30');
  const { jobs: visits } = await api.call(board.get, { query: { from: monday(), days: '1' } });
  expect(visits.find(({ id }) => id === boiler.id)?.employeeIds).toEqual([sam.id]);
  await page.getByRole('button', { name: 'No day yet (1)' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Gutter/ })
    .click();
  await page
    .getByRole('dialog', { name: 'Move Gutter' })
    .getByRole('button', { name: 'Move', exact: true })
    .click();
  await expect(page.getByRole('button', { name: /^No day yet/ })).toHaveCount(0);
});
