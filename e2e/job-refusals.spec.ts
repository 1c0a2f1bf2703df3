import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { changedElsewhere, said } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Jobs' }).getByRole('link', { name: new RegExp(title) });
const detail = (page: Page) => page.getByRole('region', { name: 'Details' });

test('shows what a job has become when a quick action is refused', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const client = await api.call(routes.clients.create, { body: { name: 'G. Eliot' } });
  const { id } = await api.call(routes.jobs.create, { body: { title: 'Tap', clientId: client.id } });
  await page.goto(`/jobs?id=${id}`);
  await expect(detail(page).getByRole('button', { name: 'Start' })).toBeVisible();
  await api.call(routes.jobs.changeStatus, { params: { id }, body: { status: 'cancelled' } });
  await detail(page).getByRole('button', { name: 'Start' }).click();
  await said(page, 'job not updated', `: ${changedElsewhere}`);
  await expect(detail(page).getByText('Cancelled')).toBeVisible();
  await expect(detail(page).getByRole('button', { name: 'Start' })).toBeHidden();
});

test('puts a job back that has invoices, and says why', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const client = await api.call(routes.clients.create, { body: { name: 'G. Eliot' } });
  const job = await api.call(routes.jobs.create, { body: { title: 'Tap', clientId: client.id } });
  await api.call(routes.invoices.create, {
    body: { invoiceNumber: 'INV-1', clientId: client.id, jobId: job.id, amount: 10, dueDate: '2030-01-31' },
  });
  await page.goto(`/jobs?id=${job.id}`);
  await detail(page).getByRole('button', { name: 'More actions' }).click();
  await detail(page).getByRole('button', { name: 'Delete Tap' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await said(page, 'job not deleted', ': it has 1 invoice');
  await expect(row(page, 'Tap')).toBeVisible();
});

test('says plainly when the list, a change or a record is not to be had', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const client = await api.call(routes.clients.create, { body: { name: 'G. Eliot' } });
  const job = await api.call(routes.jobs.create, { body: { title: 'Tap', clientId: client.id } });
  const fail = (status: number) => ({ status, json: { message: 'Unauthorized' } });
  await page.goto('/jobs?id=1');
  await expect(page.getByText('Job not found')).toBeVisible();

  await page.goto(`/jobs?edit=${job.id}`);
  await dialog(page).getByLabel('Job Title').fill('Leaking tap');
  await page.route('**/api/jobs/*', (route) => route.fulfill(fail(500)));
  await dialog(page).getByRole('button', { name: 'Update Job' }).click();
  await said(page, 'job not updated');

  await page.route('**/api/jobs', (route) => route.fulfill(fail(500)));
  await page.goto(`/jobs?new=1&client=${client.id}`);
  await expect(page.getByRole('heading', { name: 'Job Management' })).toBeVisible();
  await page.route('**/api/jobs', (route) =>
    route.request().method() === 'POST' ? route.fulfill(fail(500)) : route.continue(),
  );
  await page.getByRole('button', { name: 'Try Again' }).click();
  await dialog(page).getByLabel('Job Title').fill('Another');
  await dialog(page).getByRole('button', { name: 'Create Job' }).click();
  await said(page, 'job not created');

  await page.route('**/api/jobs', (route) => route.fulfill(fail(401)));
  await page.goto('/clients');
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { name: 'Job Management' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});
