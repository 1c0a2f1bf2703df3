import { expect, type Page } from '@playwright/test';
import { today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { said } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Jobs' }).getByRole('link', { name: new RegExp(title) });
const detail = (page: Page) => page.getByRole('region', { name: 'Details' });

test('adds a job with every field, changes it, finds it and deletes it', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await api.call(routes.clients.create, { body: { name: 'Mrs A. Byron', phone: '01632 960001' } });
  await page.goto('/jobs');
  await expect(page.getByText('No jobs found')).toBeVisible();
  await page.getByRole('button', { name: 'Add Job' }).click();
  await dialog(page).getByRole('button', { name: 'Create Job' }).click();
  await expect(dialog(page).getByText('Enter a job title')).toBeVisible();
  await expect(dialog(page).getByText('Choose a client')).toBeVisible();
  await expect(dialog(page).getByLabel('Client')).toBeFocused();

  await dialog(page).getByLabel('Job Title').fill('Boiler service');
  await dialog(page).getByLabel('Client').fill('byr');
  await page.getByRole('option', { name: 'Mrs A. Byron' }).click();
  await dialog(page).getByLabel('Scheduled Date').fill(today());
  await dialog(page).getByLabel('Start Time').fill('09:00');
  await dialog(page).getByLabel('End Time').fill('11:00');
  await expect(dialog(page).getByLabel('Location')).toBeHidden();
  await dialog(page).getByText('More', { exact: true }).click();
  await dialog(page).getByLabel('Description').fill('Annual service');
  await dialog(page).getByLabel('Location').fill('1 High Street');
  await dialog(page).getByLabel('Start Date').fill('2026-11-20');
  await dialog(page).getByLabel('End Date').fill('2026-11-21');
  await dialog(page).getByLabel('Amount').fill('£1,200.50');
  await dialog(page).getByLabel('Status').selectOption('In Progress');
  await dialog(page).getByLabel('Priority').selectOption('High');
  await dialog(page).getByRole('button', { name: 'Create Job' }).click();
  await said(page, 'job created');
  await expect(dialog(page)).toBeHidden();
  for (const text of [
    'Mrs A. Byron',
    'Annual service',
    'Start 20 Nov 2026',
    'End 21 Nov 2026',
    '£1,200.50',
    'In Progress',
  ])
    await expect(row(page, 'Boiler service')).toContainText(text);

  await row(page, 'Boiler service').click();
  await expect(detail(page).getByText('Today, 09:00–11:00')).toBeVisible();
  await expect(detail(page).getByText('From 20 Nov 2026 to 21 Nov 2026')).toBeVisible();
  await expect(detail(page).getByText('High priority')).toBeVisible();
  await expect(detail(page).getByRole('link', { name: 'Call 01632 960001' })).toBeVisible();
  // The job has no income and no costs yet.
  await expect(detail(page).getByRole('heading', { name: 'Figures' })).toBeHidden();
  await detail(page).getByRole('button', { name: 'More actions' }).click();
  await detail(page).getByRole('button', { name: 'Edit' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Edit Job' })).toBeVisible();
  await expect(dialog(page).getByLabel('Client')).toHaveValue('Mrs A. Byron');
  await dialog(page).getByText('More', { exact: true }).click();
  await dialog(page).getByLabel('Amount').fill('12 pounds');
  await dialog(page).getByRole('button', { name: 'Update Job' }).click();
  await expect(dialog(page).getByText('Enter an amount like 1,234.50')).toBeVisible();
  await dialog(page).getByLabel('Amount').fill('£12');
  await dialog(page).getByRole('button', { name: 'Update Job' }).click();
  await said(page, 'job updated');
  await expect(detail(page).getByText('£12.00')).toBeVisible();

  await detail(page).getByRole('button', { name: 'More actions' }).click();
  await detail(page).getByRole('button', { name: 'Delete Boiler service' }).click();
  await expect(page.getByText('Are you sure you want to delete Boiler service?')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await said(page, 'job deleted');
  await expect(page.getByText('No jobs found')).toBeVisible();

  const hardy = await api.call(routes.clients.create, { body: { name: 'Hardy & Sons' } });
  const eliot = await api.call(routes.clients.create, { body: { name: 'G. Eliot' } });
  const add = (title: string, clientId: number, status: 'pending' | 'completed') =>
    api.call(routes.jobs.create, { body: { title, clientId, status } });
  await add('First fix', hardy.id, 'completed');
  await add('Second fix', hardy.id, 'pending');
  await add('Leaking tap', eliot.id, 'pending');
  await page.reload();
  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(status.getByRole('option')).toHaveText([
    'All Status',
    'Pending',
    'In Progress',
    'Completed',
    'Cancelled',
  ]);
  await expect(row(page, 'First fix')).toBeHidden();
  await page.getByRole('button', { name: 'Done 1' }).click();
  await expect(row(page, 'First fix')).toBeVisible();
  await status.selectOption('Pending');
  await expect(row(page, 'First fix')).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('hardy');
  await expect(row(page, 'Leaking tap')).toBeHidden();
  await expect(row(page, 'Second fix')).toBeVisible();
  await expect(page).toHaveURL('/jobs?status=pending&q=hardy');
  await status.selectOption('Cancelled');
  await expect(page.getByText('No jobs found')).toBeVisible();
});

test('begins a job for a client, by keyboard alone', { tag: '@desktop' }, async ({ signedIn: page, api }) => {
  const client = await api.call(routes.clients.create, { body: { name: 'G. Eliot' } });
  await page.goto(`/jobs?new=1&client=${client.id}`);
  await expect(dialog(page).getByLabel('Client')).toHaveValue('G. Eliot');
  await dialog(page).getByLabel('Client').press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog(page).getByLabel('Job Title').fill('Leaking tap');
  await dialog(page).getByRole('button', { name: 'Create Job' }).focus();
  await page.keyboard.press('Enter');
  await said(page, 'job created');
  await expect(page).toHaveURL('/jobs');
  await page.getByRole('button', { name: 'Add Job' }).click();
  await expect(dialog(page).getByLabel('Client')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await row(page, 'Leaking tap').press('Enter');
  // On a phone it is behind More.
  await detail(page).getByRole('button', { name: 'Edit' }).press('Enter');
  await expect(dialog(page).getByLabel('Job Title')).toHaveValue('Leaking tap');
});

test('searches more than a page of jobs, draws few of them, opens one and prints all', async ({
  signedIn: page,
  api,
}) => {
  const client = await api.call(routes.clients.create, { body: { name: 'G. Eliot' } });
  for (let batch = 0; batch < 5; batch += 1)
    await api.call(routes.jobs.import, {
      body: {
        rows: Array.from({ length: 42 }, (_, n) => ({ title: `Visit ${batch}-${n};`, clientId: client.id })),
      },
    });
  await page.goto('/jobs');
  await expect(page.getByText('Still loading')).toBeHidden();
  const rows = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(60);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(rows).toHaveCount(210);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await rows.nth(5).getByRole('link').click();
  await expect(detail(page).getByRole('heading', { name: /^Visit/ })).toBeVisible();
  await page.goBack();
  await expect(rows.nth(5)).toBeVisible();
  await page.getByRole('searchbox').fill('Visit 0-0;');
  await expect(rows).toHaveCount(1);
});
