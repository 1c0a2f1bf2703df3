import { expect } from '@playwright/test';
import { readNearDay } from '../shared/calendar/when.ts';
import { today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { says } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

const { clients, jobs, quotes, settings } = routes;

test(
  'an accepted quote gets a free time and its customer is told in the same press',
  { tag: '@one-size' },
  async ({ signedIn: page, api }, { testId }) => {
    await api.call(settings.updateBusiness, {
      body: { businessKind: 'sole_trader', ownName: 'Robin Example', address: '1 High Street, York' },
    });
    const { id: clientId } = await api.call(clients.create, {
      body: {
        name: 'Ada Byron',
        email: `ada-${testId}@example.com`,
        kind: 'business',
        address: '3 Harbour Row, Whitby',
      },
    });
    const line = {
      kind: 'labour',
      description: 'Bathroom',
      quantity: 1,
      unit: 'hour',
      unitPrice: 200,
    } as const;
    const { id } = await api.call(quotes.create, {
      body: { clientId, title: 'Bathroom', lines: [{ ...line, vat: 'o' }] },
    });
    await api.call(quotes.send, { params: { id }, body: { to: `ada-${testId}@example.com` } });
    const { jobId } = await api.call(quotes.answer, {
      params: { id },
      body: { answer: 'accepted', how: 'phone' },
    });
    const kept = () => api.call(jobs.get, { params: { id: jobId ?? 0 } });

    await page.goto('/');
    await page.getByRole('link', { name: /^Schedule: Bathroom/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Schedule Bathroom' });
    await sheet.getByRole('button', { name: /\d–\d/ }).last().click();
    await expect(sheet.getByLabel('Day', { exact: true })).not.toHaveValue('');
    await expect(sheet.getByRole('checkbox', { name: /Ada Byron/ })).toBeChecked();
    await expectAccessible(page);
    const day = await sheet.getByLabel('Day', { exact: true }).inputValue();
    const startTime = await sheet.getByLabel('From').inputValue();
    const endTime = await sheet.getByLabel('To', { exact: true }).inputValue();
    await sheet.getByRole('button', { name: 'Schedule', exact: true }).click();
    await says(page, 'Job scheduled');
    await expect(page.getByText('The customer hears in a minute')).toBeVisible();
    expect(day > today()).toBe(true);
    await expect.poll(kept).toMatchObject({ scheduledDate: day, startTime });

    // A booked time isn't offered for the next job.
    await page.goto(`/jobs?new=1&client=${clientId}`);
    const form = page.getByRole('dialog', { name: 'Add New Job' });
    await form.getByLabel('Job Title').fill('Outside tap');
    await form.getByLabel('Scheduled Date').fill(day);
    const after = `${readNearDay(day, today())} ${endTime}–`;
    await form.getByRole('button', { name: after }).click();
    await expect(form.getByLabel('Start Time')).toHaveValue(endTime);
  },
);

test('a customer with only a mobile number gets a text with the day and time', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const { id: clientId } = await api.call(clients.create, {
    body: { name: 'Bob Sample', phone: '07700 900456' },
  });
  const { id } = await api.call(jobs.create, { body: { title: 'Outside light', clientId } });
  await page.goto(`/jobs?id=${id}&schedule=${id}`);
  const sheet = page.getByRole('dialog', { name: 'Schedule Outside light' });
  const text = sheet.getByRole('link', { name: 'Text Bob Sample the day and time' });
  await sheet.getByRole('button', { name: /\d–\d/ }).last().click();
  await expect(text).toHaveAttribute(
    'href',
    /^sms:07700900456\?&body=We%E2%80%99ll%20be%20with%20you%20on%20.*%2C%20\d\d%3A\d\d/,
  );
  await expectAccessible(page);
});
