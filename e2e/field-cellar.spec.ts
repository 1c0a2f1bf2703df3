import { expect } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { allSent, outboxIsHere, test } from './fixtures/cellar.ts';
import { isKept, isStocked } from './fixtures/device.ts';
import { furnish, memberPage } from './fixtures/field.ts';
import { choosePhotos } from './fixtures/photos.ts';
import { photo } from './fixtures/receipts.ts';
import { giveCookies, services } from './fixtures/test.ts';

const { assignments, certificates, inventory, jobs, photos, settings, sites, time } = routes;

test('a day from clocking on to clocking off in a cellar, closed and opened again, arrives once and the owner sees it', {
  tag: '@one-size',
}, async ({ page: first, context, browser, line, api: owner }) => {
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
  await first.goto('/dashboard');
  const clock = first.getByRole('region', { name: 'Clock' });
  await clock.getByRole('button', { name: 'Travel from home' }).click();
  await expect(clock.getByText(/Travelling since/)).toBeVisible();
  await first.goto(`/jobs?id=${job.id}`);
  const way = first.getByRole('link', { name: 'On my way' });
  await expect(way).toHaveAttribute('href', /^sms:07700900123/);
  // The phone handles an `sms:` link; here following it would only fail.
  await first.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
  await way.click();
  await expect(first.getByRole('link', { name: /^Told \d\d:\d\d$/ })).toBeVisible();
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
  await expect(page.getByRole('region', { name: 'Details' }).getByText('Completed').first()).toBeVisible();
  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'Clock' }).getByRole('button', { name: 'Clock off' }).click();
  await expect(page.getByText('Not clocked on')).toBeVisible();
  await expectAccessible(page);

  await line.mend();
  await allSent(page);
  const params = { id: job.id };
  await expect.poll(async () => (await owner.call(jobs.get, { params })).status).toBe('completed');
  expect((await owner.call(jobs.get, { params })).toldAt).not.toBeNull();
  await expect.poll(async () => (await owner.call(time.now, {})).length).toBe(0);
  expect(await owner.call(jobs.notes, { params })).toMatchObject([{ text: 'Valve is new' }]);
  expect(await owner.call(photos.list, { params })).toHaveLength(1);
  expect(await owner.call(inventory.list, {})).toMatchObject([{ quantity: 3 }]);
  const { punches } = await owner.call(time.list, { query: { from: today(), to: today() } });
  expect(punches.map(({ kind, jobId }) => [kind, jobId])).toEqual([
    ['travel', null],
    ['work', job.id],
    ['off', null],
  ]);
  const filled = await owner.call(certificates.get, { params: { ...params, certificateId: begun.id } });
  expect(filled.values).toMatchObject({ tightness: { done: 'no' } });

  const office = await browser.newContext({ baseURL: services().app });
  await giveCookies(office, services().app, owner.cookie);
  const theirs = await office.newPage();
  await theirs.goto(`/jobs?id=${job.id}`);
  const record = theirs.getByRole('region', { name: 'Details' });
  await expect(record.getByText('Completed').first()).toBeVisible();
  await expect(theirs.getByRole('list', { name: 'Notes' }).getByText('Valve is new')).toHaveCount(1);
  await expect(theirs.getByText('Work started · Sam Field')).toHaveCount(1);
  await expect(theirs.getByRole('region', { name: 'Photos' }).locator('img')).toHaveCount(1);
  await office.close();

  // After three days without the server, the app locks.
  await line.cut();
  // Before the app runs, because an answer that arrived before the cut would write the time again.
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('session') ?? '{}');
    localStorage.setItem('session', JSON.stringify({ ...kept, at: kept.at - 72 * 60 * 60 * 1000 }));
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Fettle is locked' })).toBeVisible();
  await expect(page.getByText('You’ve been offline for 3 days.')).toBeVisible();
  await expect(page.getByText('Boiler service')).toHaveCount(0);
  await expectAccessible(page);
});

test('a field worker starts a record in a cellar, fills it in and signs it, and it arrives', {
  tag: '@one-size',
}, async ({ page, line, api: owner }) => {
  const { sam, job, siteId } = await furnish(owner);
  const boiler = { kind: 'boiler', location: 'Loft', fuel: 'ng', flue: 'room_sealed' } as const;
  await owner.call(sites.addAppliance, {
    params: { id: siteId },
    body: { ...boiler, make: 'Ideal', model: 'Logic' },
  });
  const engineers = [{ employeeId: sam.id, name: 'Sam Field', licence: '1234567' }];
  const analyser = { kind: 'analyser', make: 'Kane', serial: 'K-77' } as const;
  await owner.call(settings.updateCompetence, {
    body: {
      gasSafe: { registration: '123456', engineers },
      instruments: [{ ...analyser, calibrationDue: addDays(today(), 90) }],
    },
  });
  await memberPage(owner, page, { employeeId: sam.id });
  await page.goto('/dashboard');
  await outboxIsHere(page);
  await isStocked(page);
  await isKept(page);
  await line.cut();
  // Never opened before.
  await page.goto(`/jobs?id=${job.id}`);
  await page.getByRole('button', { name: 'Fill in' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Certificate').selectOption('boiler_service');
  await sheet.getByRole('button', { name: 'Start' }).click();
  const record = page.getByRole('region', { name: 'Details' });
  const contents = record.getByRole('list', { name: 'Sections' });
  await contents.getByRole('button', { name: /^Boiler/ }).click();
  await expect(record.getByLabel('Make')).toHaveValue('Ideal');
  await record.getByRole('button', { name: 'All sections' }).click();
  await contents.getByRole('button', { name: /^Readings/ }).click();
  await record.getByLabel('Operating pressure', { exact: true }).fill('20.1');
  await record.getByRole('button', { name: 'All sections' }).click();
  await contents.getByRole('button', { name: /^Checks/ }).click();
  await record.getByRole('button', { name: /^Pass the other|^All pass/ }).click();
  await expect(record.getByText('Saved on this device')).toBeVisible();
  await record.getByRole('button', { name: 'All sections' }).click();
  await expect(contents.getByText('Nothing is missing')).toBeVisible();
  await record.getByRole('button', { name: 'Review and sign', exact: true }).click();
  const engineer = record.locator('[data-signer=engineer]');
  await expect(engineer.getByRole('textbox')).toHaveValue('Sam Field');
  await engineer.getByText('Type', { exact: true }).click();
  await engineer.getByRole('checkbox').check();
  await record.getByRole('button', { name: 'Sign and issue' }).click();
  await expect(record.getByText('Signed. Gets its number when connected')).toBeVisible();
  await expectAccessible(page);
  expect(await owner.call(certificates.all, {})).toEqual([]);

  await line.mend();
  await expect(record.getByText('No. BS-00001')).toBeVisible();
  await allSent(page);
  const [issued] = await owner.call(certificates.all, {});
  expect(issued).toMatchObject({ state: 'issued', number: 'BS-00001', siteId });
  const params = { id: job.id, certificateId: Number(issued?.id) };
  expect((await owner.call(certificates.get, { params })).values).toMatchObject({
    visit: { engineerName: 'Sam Field', registration: '123456', licence: '1234567' },
    appliance: { make: 'Ideal', model: 'Logic', location: 'Loft' },
    readings: { pressure: 20.1, analyserSerial: 'K-77' },
  });
});
