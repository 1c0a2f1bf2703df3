import { expect, type Page } from '@playwright/test';
import { sundayOf } from '../shared/calendar/when.ts';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { panel } from './fixtures/calendar.ts';
import { strip, test } from './fixtures/cellar.ts';
import { dialog, ready } from './fixtures/offline-client.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const on = addDays(sundayOf(today()), 2);

const moveByKeys = async (page: Page, title: string): Promise<void> => {
  await page.locator('[data-block]').filter({ hasText: title }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};

test('merges a move with one made elsewhere, and asks where both changed the same', {
  tag: '@one-size',
}, async ({ signedIn: page, api, line }) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  const add = (title: string, startTime: string, endTime: string) =>
    api.call(routes.jobs.create, {
      body: { title, clientId, scheduledDate: on, startTime, endTime, status: 'in_progress' },
    });
  const boiler = await add('Boiler', '09:00', '10:00');
  const tap = await add('Tap', '11:00', '12:00');
  const gutter = await add('Gutter', '15:00', '16:00');
  const elsewhere = (id: number, body: object) =>
    api.call(routes.jobs.update, { params: { id }, body: { title: 'Boiler', clientId, ...body } });
  await ready(page, `/calendar?view=week&date=${on}`);
  await expect(panel(page).getByRole('article')).toHaveCount(3);
  await line.cut();
  await moveByKeys(page, 'Boiler');
  await expect(strip(page)).toContainText('1 waiting');
  await moveByKeys(page, 'Tap');
  await expect(strip(page)).toContainText('2 waiting');
  const card = panel(page).getByRole('article').filter({ hasText: 'Gutter' });
  await card.getByRole('button', { name: 'Complete' }).click();
  await dialog(page).getByRole('button', { name: 'Finish only' }).click();
  await expect(strip(page)).toContainText('3 waiting');
  await elsewhere(boiler.id, { title: 'Boiler, urgent' });
  await elsewhere(tap.id, { title: 'Tap', startTime: '13:00', endTime: '16:00' });
  await elsewhere(gutter.id, { title: 'Gutter', status: 'cancelled' });
  await line.mend();
  await expect(strip(page)).toHaveText(/^\D*2 need you/);
  const kept = (id: number) => api.call(routes.jobs.get, { params: { id } });
  expect(await kept(boiler.id)).toMatchObject({
    ...{ title: 'Boiler, urgent', startTime: '09:15', endTime: '10:15' },
  });
  expect(await kept(tap.id)).toMatchObject({ startTime: '13:00' });
  expect(await kept(gutter.id)).toMatchObject({ status: 'cancelled' });
  await strip(page).getByRole('link', { name: 'Show' }).click();
  const choose = async (field: string, which: string) =>
    dialog(page).getByRole('group', { name: field }).getByText(which).click();
  await choose('Start time', 'Mine');
  await choose('End time', 'Theirs');
  await dialog(page).getByRole('button', { name: 'Keep this one' }).first().click();
  await expect.poll(() => kept(tap.id)).toMatchObject({ startTime: '11:15', endTime: '16:00' });
  await choose('Status', 'Theirs');
  await dialog(page).getByRole('button', { name: 'Keep this one' }).click();
  await expect(dialog(page).getByText('Everything’s been sent.')).toBeVisible();
  expect(await kept(gutter.id)).toMatchObject({ status: 'cancelled' });
});
