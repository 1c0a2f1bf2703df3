import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { mailTo } from '../functions/testing/inbox.ts';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { services, test } from './fixtures/test.ts';

/** Sends the afternoon's emails, as `npm run appointments` does. */
const tellOfTomorrow = () =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'local/appointments.ts'], {
    env: { ...process.env, FETTLE_DATA: process.env.E2E_FOLDER },
  });

test('a client is told of tomorrow once that is switched on, and the job says so', {
  tag: '@one-size',
}, async ({ signedIn: page, api, person }) => {
  const email = `told-${person.email}`;
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Ada Byron', email } });
  const { id } = await api.call(routes.jobs.create, {
    body: { title: 'Boiler service', clientId, scheduledDate: addDays(today(), 1), startTime: '08:30' },
  });
  await page.goto('/settings#clients-mail');
  const told = page.getByRole('switch', { name: 'Email clients the day before a visit' });
  await expect(told).not.toBeChecked();
  await told.click();
  await expect.poll(async () => (await api.call(routes.auth.user, {})).appointmentsOn).toBe(true);
  await expectAccessible(page);
  await page.reload();
  await expect(told).toBeChecked();

  await tellOfTomorrow();
  await page.goto(`/jobs?id=${id}`);
  await expect(page.getByText('Client told by email').first()).toBeVisible();
  const [mail] = await mailTo(services().inbox, email);
  expect(mail?.subject).toContain('Your appointment tomorrow');
});
