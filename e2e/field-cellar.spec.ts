import { expect } from '@playwright/test';
import { today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { allSent, outboxIsHere, test } from './fixtures/cellar.ts';
import { isKept, isStocked } from './fixtures/device.ts';
import { furnish, memberPage } from './fixtures/field.ts';
import { choosePhotos } from './fixtures/photos.ts';
import { photo } from './fixtures/receipts.ts';

const { assignments, certificates, inventory, jobs, photos, time } = routes;

test('a job from the way there to its end in a cellar, closed and opened again, arrives once', {
  tag: '@one-size',
}, async ({ page: first, context, line, api: owner }) => {
  const { sam, job, siteId } = await furnish(owner);
  await memberPage(owner, first, { employeeId: sam.id });
  const begun = await owner.call(certificates.create, {
    params: { id: job.id },
    body: { source: 'written', kind: 'gas_safety', siteId },
  });
  const later = await owner.call(jobs.create, {
    body: { clientId: job.clientId, title: 'Tap washer', scheduledDate: today(), startTime: '15:00' },
  });
  await owner.call(assignments.create, { body: { jobId: later.id, employeeId: sam.id } });
  await owner.call(jobs.addNote, { params: { id: later.id }, body: { text: 'Ring twice' } });
  await first.goto('/dashboard');
  await first.getByRole('link', { name: 'Boiler service' }).first().click();
  await expect(first.getByRole('button', { name: 'Start clock' })).toBeVisible();
  await outboxIsHere(first);
  await isStocked(first);
  await isKept(first);
  await line.cut();
  // Never opened before, like the stock and the certificate below.
  await first.goto(`/jobs?id=${later.id}`);
  await expect(first.getByRole('list', { name: 'Notes' }).getByText('Ring twice')).toBeVisible();
  await first.goto(`/jobs?id=${job.id}`);
  await expect(first.getByRole('link', { name: 'On my way' })).toHaveAttribute('href', /^sms:07700900123/);
  await first.getByRole('button', { name: 'Start clock' }).click();
  await first.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(first.getByRole('button', { name: 'Complete' })).toBeVisible();
  const album = first.getByRole('region', { name: 'Photos' });
  await choosePhotos(album, photo);
  await expect(album.getByRole('link', { name: 'Photo on this device: Waiting' })).toBeVisible();
  await first.getByLabel('Add a note').fill('Valve is new');
  await first.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(first.getByRole('list', { name: 'Notes' }).getByText('Waiting')).toBeVisible();
  await first.close();

  const page = await context.newPage();
  await page.goto(`/jobs?id=${job.id}`);
  await expect(page.getByRole('list', { name: 'Notes' }).getByText('Valve is new')).toBeVisible();
  await page.getByRole('button', { name: 'Use stock' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Item').fill('Val');
  await page.getByRole('option', { name: /Valve/ }).click();
  await dialog.getByRole('button', { name: 'Use stock' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/certificates?id=${begun.id}`);
  await page.getByRole('button', { name: /^Tightness test/ }).click();
  await page
    .getByRole('group', { name: 'Tightness test done', exact: true })
    .getByText('No', { exact: true })
    .click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.goto(`/jobs?id=${job.id}`);
  await page.getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('button', { name: 'Stop clock' }).click();
  await expectAccessible(page);

  await line.mend();
  await allSent(page);
  const params = { id: job.id };
  await expect.poll(async () => (await owner.call(jobs.get, { params })).status).toBe('completed');
  await expect.poll(async () => (await owner.call(time.now, {})).length).toBe(0);
  expect(await owner.call(jobs.notes, { params })).toMatchObject([{ text: 'Valve is new' }]);
  expect(await owner.call(photos.list, { params })).toHaveLength(1);
  expect(await owner.call(inventory.list, {})).toMatchObject([{ quantity: 3 }]);
  const filled = await owner.call(certificates.get, { params: { ...params, certificateId: begun.id } });
  expect(filled.values).toMatchObject({ tightness: { done: 'no' } });

  // After three days without the server, the app locks.
  await line.cut();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('session') ?? '{}');
    localStorage.setItem('session', JSON.stringify({ ...kept, at: kept.at - 72 * 60 * 60 * 1000 }));
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Fettle is locked' })).toBeVisible();
  await expect(page.getByText('You’ve been offline for 3 days.')).toBeVisible();
  await expect(page.getByText('Boiler service')).toHaveCount(0);
  await expectAccessible(page);
});
