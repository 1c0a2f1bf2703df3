import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { more } from './fixtures/more.ts';
import { noRecords } from './fixtures/no-records.ts';
import { ours } from './fixtures/ours.ts';
import { changedElsewhere, said } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Jobs' }).getByRole('link', { name: new RegExp(title) });
const detail = (page: Page) => page.getByRole('region', { name: 'Details' });

test('cancels a job, and puts back one that couldn’t be deleted', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'G. Eliot' } });
  const add = (title: string) => api.call(routes.jobs.create, { body: { title, clientId } });
  await add('Tap');
  const [flue, boiler] = [await add('Flue'), await add('Boiler')];
  await api.call(routes.invoices.create, {
    body: { invoiceNumber: 'INV-1', clientId, jobId: boiler.id, amount: 10, dueDate: '2030-01-31' },
  });
  const next = page.getByRole('group', { name: 'Next step' });
  await page.goto('/jobs');
  await row(page, 'Tap').click();
  await expect(next.getByRole('button')).toHaveText(['Start']);
  await more(page, 'Cancel job');
  await expect(detail(page).getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(next).toBeHidden();
  await page.goBack();

  await row(page, 'Flue').click();
  await expect(detail(page).getByRole('button', { name: 'Start' })).toBeVisible();
  // Cancelled just before the press arrives. Any earlier, and the phone might already have heard.
  await page.route(`**/api/jobs/${flue.id}`, async (route) => {
    const isPress = route.request().method() === routes.jobs.changeStatus.method;
    if (isPress)
      await api.call(routes.jobs.changeStatus, { params: { id: flue.id }, body: { status: 'cancelled' } });
    await route.continue();
  });
  await detail(page).getByRole('button', { name: 'Start' }).click();
  await said(page, 'job not updated', `: ${changedElsewhere}`);
  await expect(detail(page).getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(detail(page).getByRole('button', { name: 'Start' })).toBeHidden();
  await page.goBack();

  await row(page, 'Boiler').click();
  await more(page, 'Delete Boiler');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await said(page, 'job not deleted', ': it has 1 invoice');
  await expect(row(page, 'Boiler')).toBeVisible();
});

test('says plainly when the list, a change or a record is not to be had', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const client = await api.call(routes.clients.create, { body: { name: 'G. Eliot' } });
  const job = await api.call(routes.jobs.create, { body: { title: 'Tap', clientId: client.id } });
  const fail = (status: number) => ({ status, headers: ours, json: { message: 'Unauthorized' } });
  // Before anything is kept: later a phone would show its own copy instead.
  await noRecords(page);
  await page.route('**/api/jobs', (route) => route.fulfill(fail(401)));
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { name: 'Job Management' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();

  await page.route('**/api/jobs', (route) => route.fulfill(fail(500)));
  await page.goto(`/jobs?new=1&client=${client.id}`);
  await expect(page.getByRole('heading', { name: 'Job Management' })).toBeVisible();
  await page.route('**/api/jobs', (route) =>
    route.request().method() === 'POST' ? route.fulfill(fail(405)) : route.continue(),
  );
  await page.getByRole('button', { name: 'Try Again' }).click();
  await dialog(page).getByLabel('Job Title').fill('Another');
  await dialog(page).getByRole('button', { name: 'Create Job' }).click();
  await said(page, 'job not created');

  await page.goto('/jobs?id=1');
  await expect(page.getByText('Job not found')).toBeVisible();

  await page.goto(`/jobs?edit=${job.id}`);
  await dialog(page).getByLabel('Job Title').fill('Leaking tap');
  await page.route('**/api/jobs/*', (route) => route.fulfill(fail(405)));
  await dialog(page).getByRole('button', { name: 'Update Job' }).click();
  await said(page, 'job not updated');
});
