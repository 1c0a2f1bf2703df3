import { expect, type Page } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { says } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, label: string) => dialog(page).getByLabel(label);

test('sets when a job is, warns of double-booking, and makes the next repeat', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Mrs A. Byron' } });
  const tomorrow = addDays(today(), 1);
  await api.call(routes.jobs.create, {
    body: { title: 'Outside tap', clientId, scheduledDate: tomorrow, startTime: '13:00', endTime: '14:30' },
  });
  await page.goto('/jobs?new=1');
  await field(page, 'Job Title').fill('Boiler service');
  await field(page, 'Client').fill('byr');
  await page.getByRole('option', { name: 'Mrs A. Byron' }).click();
  const when = dialog(page).getByRole('group', { name: /^When/ });
  await when.getByRole('button', { name: 'Tomorrow', exact: true }).click();
  await expect(field(page, 'Scheduled Date')).toHaveValue(tomorrow);
  await field(page, 'Start Time').fill('14:00');
  await expect(when.getByRole('status')).toHaveText(
    /^You’re already booked: Outside tap, \w{3} \d+ \w{3}, 13:00–14:30$/,
  );
  await expectAccessible(page);
  await field(page, 'Start Time').fill('14:30');
  await expect(when.getByRole('status')).toBeEmpty();
  await field(page, 'End Time').fill('14:00');
  await expect(field(page, 'End Date')).toBeHidden();
  await dialog(page).getByText('More', { exact: true }).click();
  await field(page, 'End Date').fill(today());
  await dialog(page).getByRole('button', { name: 'Create Job' }).click();
  await expect(dialog(page).getByText('Choose a date on or after the scheduled date')).toBeVisible();
  await field(page, 'End Date').fill('');
  await expect(when.getByText('Choose a time after the start time')).toBeVisible();
  await field(page, 'End Date').fill(addDays(tomorrow, 2));
  await when.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(field(page, 'End Date')).toHaveValue(addDays(today(), 2));

  await field(page, 'End Date').fill('');
  await field(page, 'Start Time').fill('');
  await field(page, 'End Time').fill('');
  await field(page, 'Scheduled Date').fill('2026-12-26');
  await field(page, 'Status').selectOption('In Progress');
  await field(page, 'Repeat').selectOption('Every year');
  await field(page, 'Until').fill('2026-12-25');
  await dialog(page).getByRole('button', { name: 'Create Job' }).click();
  await expect(dialog(page).getByText('Choose a date on or after the job’s date')).toBeVisible();
  await field(page, 'Until').fill('2030-12-31');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Create Job' }).click();
  await expect(dialog(page)).toBeHidden();
  await page
    .getByRole('list', { name: 'Jobs' })
    .getByRole('link', { name: /Boiler service/ })
    .click();
  const facts = page.getByRole('region', { name: 'Details' });
  await expect(facts.getByText('Every year until 31 Dec 2030').last()).toBeVisible();
  await expect(facts.getByText('Next on Sun 26 Dec 2027, a Sunday')).toBeVisible();
  await facts.getByRole('button', { name: 'Complete', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Finish only' }).click();
  await says(page, 'Job completed');
  await facts.getByRole('link', { name: 'Show the next one' }).click();
  await expect(facts.getByText('Next on Tue 26 Dec 2028, Boxing Day')).toBeVisible();
  const [next, old] = await api.call(routes.jobs.list, {});
  expect([old?.nextJobId, next?.scheduledDate]).toEqual([next?.id, '2027-12-26']);
});
