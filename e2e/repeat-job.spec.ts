import { expect } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { says } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

test('work that comes again is said in the form, and completing it makes the next', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Ada Byron' } });
  const job = await api.call(routes.jobs.create, {
    body: { title: 'Boiler service', clientId, scheduledDate: '2026-12-26', status: 'in_progress' },
  });
  await page.goto(`/jobs?id=${job.id}`);
  const facts = page.getByRole('region', { name: 'Details' });
  await facts.getByRole('button', { name: 'More actions' }).click();
  await facts.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog');
  await form.getByText('Does not repeat').first().click();
  await form.getByLabel('How often').selectOption('Every year');
  await form.getByLabel('Until').fill('2026-12-25');
  await form.getByRole('button', { name: 'Update Job' }).click();
  await expect(form.getByText('Cannot be before the day of the job')).toBeVisible();
  await form.getByLabel('Until').fill('2030-12-31');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Update Job' }).click();
  await expect(form).toBeHidden();
  await expect(facts.getByText('Every year until 31 Dec 2030').last()).toBeVisible();
  await expect(facts.getByText('Next on Sun 26 Dec 2027, a Sunday')).toBeVisible();
  await facts.getByRole('button', { name: 'Complete', exact: true }).click();
  await says(page, 'Job completed');
  await facts.getByRole('link', { name: 'Show the next one' }).click();
  await expect(facts.getByText('Next on Tue 26 Dec 2028, Boxing Day')).toBeVisible();
  const [next, old] = await api.call(routes.jobs.list, {});
  expect([old?.nextJobId, next?.scheduledDate]).toEqual([next?.id, '2027-12-26']);
});
