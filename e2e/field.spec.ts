import { expect } from '@playwright/test';
import { wholeForms } from '../shared/certificates/testing/examples.ts';
import { today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { outboxIsHere } from './fixtures/cellar.ts';
import { furnish, memberPage } from './fixtures/field.ts';
import { photo } from './fixtures/receipts.ts';
import { giveCookies, services, test } from './fixtures/test.ts';

const { assignments, auth, certificates, employees, inventory, jobs, members, time } = routes;

test('somebody in the field has their day, their jobs and the clock, and no money', async ({
  page,
  api: owner,
}) => {
  const { sam, job, other } = await furnish(owner);
  await memberPage(owner, page, { employeeId: sam.id });
  const asked: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() === 403) asked.push(pathname);
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const clock = page.getByRole('region', { name: 'Clock' });
  const next = page.getByRole('article', { name: 'Next job' });
  await expect(next.getByText('Boiler service')).toBeVisible();
  await expect(page.getByText('Office refit')).toHaveCount(0);
  await expect(next.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:07700900123');
  await expectAccessible(page);
  await clock.getByRole('button', { name: 'Clock on' }).click();
  await expect(clock.getByText(/Working since/)).toBeVisible();
  await next.getByRole('button', { name: 'Start' }).click();
  await expect(next.getByRole('button', { name: 'Complete' })).toBeVisible();

  await next.getByRole('link', { name: 'Boiler service' }).click();
  await expect(page.getByText('Description: Key under the mat')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Text Harbour Café' })).toHaveAttribute(
    'href',
    'sms:07700900123',
  );
  await expect(page.getByText('Only the office sees prices.')).toBeVisible();
  await page.getByLabel('Add a note').fill('Fan is loud');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const notes = page.getByRole('list', { name: 'Notes' });
  await expect(notes.getByText('Fan is loud')).toBeVisible();
  await page.getByRole('button', { name: 'Start clock' }).click();
  await expect(page.getByRole('button', { name: 'Stop clock' })).toBeVisible();
  await page.getByRole('button', { name: 'Use stock' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Item').fill('Val');
  await page.getByRole('option', { name: /Valve/ }).click();
  await dialog.getByRole('button', { name: 'Use stock' }).click();
  await expect(dialog).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Complete' }).click();
  const detail = page.getByRole('region', { name: 'Details' });
  await expect(detail.getByText('Completed').first()).toBeVisible();
  await expect(page.getByText(/£|7,?919/)).toHaveCount(0);

  await page.goto('/jobs');
  await page.getByRole('button', { name: /^Done/ }).click();
  await expect(page.getByRole('list', { name: /Jobs/ }).getByText('Boiler service')).toBeVisible();
  // Everything has been sent.
  await expect(page.getByText(/\d waiting/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add Job' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/time');
  await expect(clock.getByText(/Working since/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Team' })).toHaveCount(0);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Business details|Your data|People/ })).toHaveCount(0);
  // Their own pages request nothing that their role may not read.
  expect(asked).toEqual([]);
  for (const place of ['/invoices', '/clients', '/tax', '/employees', '/import', '/subscription']) {
    await page.goto(place);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  }
  await page.goto(`/jobs?id=${other.id}`);
  await expect(page.getByText('Job not found')).toBeVisible();
  expect(await owner.call(jobs.get, { params: { id: job.id } })).toMatchObject({ status: 'completed' });
  const [now] = await owner.call(time.now, {});
  expect(now).toMatchObject({ employeeId: sam.id, kind: 'work', jobId: job.id });
  const [valve] = await owner.call(inventory.list, {});
  expect(valve).toMatchObject({ quantity: 3 });
});

test('the phone’s day and week say where there is too little time to travel', {
  tag: '@one-size',
}, async ({ signedIn: page, browser, api: owner }) => {
  const { sam, job } = await furnish(owner);
  const hours = { scheduledDate: today(), startTime: '09:00', endTime: '10:00' };
  const { clientId, title } = job;
  await owner.call(jobs.update, { params: { id: job.id }, body: { clientId, title, ...hours } });
  const after = { ...hours, startTime: '10:05', endTime: '11:00', location: '2 Mill Lane, Whitby' };
  const next = await owner.call(jobs.create, { body: { clientId, title: 'Tap washer', ...after } });
  await owner.call(assignments.create, { body: { jobId: next.id, employeeId: sam.id } });
  const theirs = await (await browser.newContext()).newPage();
  await memberPage(owner, theirs, { employeeId: sam.id });
  await theirs.goto(`${services().app}/dashboard`);
  const later = theirs.getByRole('list', { name: 'Later today' });
  await expect(later.getByText('5 min to travel')).toBeVisible();
  await expectAccessible(theirs);
  for (const view of ['day', 'week']) {
    await page.goto(`/calendar?view=${view}&date=${today()}`);
    await expect(page.getByText('5 min to travel')).toBeVisible();
    await expectAccessible(page);
  }
});

test('sees prices as soon as the owner lets them', { tag: '@one-size' }, async ({
  signedIn: page,
  browser,
  api: owner,
}) => {
  const { sam, job } = await furnish(owner);
  const theirs = await (await browser.newContext()).newPage();
  await memberPage(owner, theirs, { employeeId: sam.id });
  await theirs.goto(`${services().app}/jobs?id=${job.id}`);
  await expect(theirs.getByText('Only the office sees prices.')).toBeVisible();
  await page.goto('/settings#people');
  await expect(page.getByText(/Field · .*Last here today/)).toBeVisible();
  await page.getByLabel('Sam Field: Sees prices').click();
  await expect(page.getByLabel('Sam Field: Sees prices')).toBeChecked();
  await expectAccessible(page);
  await expect
    .poll(async () => (await owner.call(members.list, {})).map(({ seesPrices }) => seesPrices))
    .toEqual([true, true]);
  await expect(theirs.getByText('£7,919.03').filter({ visible: true }).first()).toBeVisible();
  await expect(theirs.getByText('Only the office sees prices.')).toHaveCount(0);
});

test('the field’s bar has Today, Jobs and Time, and its menu no place that is not theirs', {
  tag: '@one-size',
}, async ({ page, api: owner }) => {
  const { sam } = await furnish(owner);
  await memberPage(owner, page, { employeeId: sam.id });
  await page.goto('/dashboard');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText(['Today', 'Jobs', 'Time']);
  await bar.getByRole('button', { name: 'More' }).click();
  const all = page.getByRole('navigation', { name: 'All places' });
  await expect(all.getByRole('link')).toHaveText([
    'Dashboard',
    'Jobs',
    'Certificates',
    'Receipts',
    'Inventory',
    'Time',
    'Settings',
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  // They can search only their own jobs, and request nothing else.
  const refused: string[] = [];
  page.on('response', (response) => response.status() === 403 && refused.push(response.url()));
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  const box = page.getByRole('combobox', { name: 'Search everything' });
  await box.fill('office refit');
  await expect(page.getByText('Nothing found for “office refit”')).toBeVisible();
  await expect(page.getByText('Searched 1 job.')).toBeVisible();
  await expectAccessible(page);
  await box.fill('biler');
  await page.getByRole('option', { name: /Boiler service/ }).click();
  await expect(page.getByRole('heading', { name: 'Boiler service' })).toBeVisible();
  expect(refused).toEqual([]);
});

test('in the field, More holds their stock, certificates, receipts and calendar', {
  tag: '@one-size',
}, async ({ page, api: owner }) => {
  const { sam, job, siteId } = await furnish(owner);
  await memberPage(owner, page, { employeeId: sam.id });
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(new URL(response.url()).pathname);
  });
  await page.goto('/jobs');
  refused.splice(0);
  const bar = page.getByRole('navigation', { name: 'Main' });
  const go = async (place: string) => {
    await bar.getByRole('button', { name: 'More' }).click();
    await page.getByRole('navigation', { name: 'All places' }).getByRole('link', { name: place }).click();
  };
  const dialog = page.getByRole('dialog');
  await go('Inventory');
  await page.getByRole('button', { name: /4 in stock. Add Transaction: Valve/ }).click();
  await expect(dialog.getByLabel('Transaction Type').getByRole('option')).toHaveText(['Stock Out', 'Return']);
  await dialog.getByRole('button', { name: 'Add Transaction' }).click();
  await expect(dialog.getByText('Say which of your jobs it is for')).toBeVisible();
  await dialog.getByLabel('Job').fill('Boil');
  await page.getByRole('option', { name: /Boiler service/ }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add Transaction' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /3 in stock. Add Transaction: Valve/ })).toBeVisible();
  await page.getByRole('link', { name: 'Valve' }).click();
  await expect(
    page.getByRole('region', { name: 'Details' }).getByText('3 in stock', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/£|Unit Price|Add Item|Transactions/)).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(`/jobs?id=${job.id}`);
  await page.getByRole('button', { name: 'Fill in' }).click();
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/certificates\?id=/);
  await expect(page.getByText('Harbour Café · 12 Quay Road, YO22 4EX').last()).toBeVisible();
  await expect(page.getByRole('button', { name: /Delete/ })).toHaveCount(0);
  await expectAccessible(page);
  // The office fills it in through the API, so that this test doesn't have to.
  const [begun] = await owner.call(certificates.all, {});
  expect(begun).toMatchObject({ job: { id: job.id }, siteId, state: 'draft' });
  const params = { id: job.id, certificateId: begun?.id ?? 0 };
  await owner.call(certificates.putValues, { params, body: { values: wholeForms.gas_safety } });
  await page.reload();
  const record = page.getByRole('region', { name: 'Details' });
  await record.getByRole('button', { name: 'Review and sign', exact: true }).click();
  const engineer = record.locator('[data-signer=engineer]');
  await engineer.getByText('Type', { exact: true }).click();
  await engineer.getByRole('checkbox').check();
  await record.locator('[data-signer=customer]').getByText('Not here').click();
  await record.getByRole('button', { name: 'Sign and issue' }).click();
  await expect(record.getByText('No. GS-00001')).toBeVisible();
  await expect(record.getByRole('link', { name: 'Open PDF' })).toBeVisible();
  await expect(record.getByRole('button', { name: /Correct|Withdraw/ })).toHaveCount(0);
  // The person who signs also hands over the copy.
  await record.getByRole('button', { name: 'Give a copy' }).first().click();
  await dialog.getByText('On paper', { exact: true }).click();
  await dialog.getByLabel('Given to').selectOption('Harbour Café · Client');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(record.getByRole('list', { name: 'Copies' })).toContainText('Harbour Café · Client');
  await page.getByRole('button', { name: 'Back to Certificates' }).click();
  await expect(page.getByRole('list', { name: 'Certificates' }).getByText('Harbour Café')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Certificate' })).toHaveCount(0);

  await go('Receipts');
  await expect(page.getByText('No receipts found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tax figures' })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Add Receipt' }).click();
  await dialog.getByLabel('Upload').setInputFiles(photo);
  await expect(dialog.getByText('Receipt scanned', { exact: true })).toBeVisible();
  await dialog.getByLabel('Vendor').fill('Harbour Merchants');
  await dialog.getByRole('button', { name: 'Save Receipt' }).click();
  await expect(dialog).toBeHidden();
  const receipt = page
    .getByRole('list', { name: 'Receipts' })
    .getByRole('button', { name: /Harbour Merchants/ });
  await expect(receipt).toHaveCount(1);
  await receipt.click();
  await expect(dialog.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expectAccessible(page);
  await go('Settings');
  await page.getByRole('link', { name: /Calendar on your phone/ }).click();
  await page.getByRole('button', { name: 'Create Link' }).click();
  await expect(page.getByLabel('Your calendar link')).toHaveValue(/\.ics$/);
  await expectAccessible(page);
  expect(refused).toEqual([]);
});

test('starts and completes a job without a line, and the office hears of it later', {
  tag: '@one-size',
}, async ({ page, context, api: owner }) => {
  const { sam, job } = await furnish(owner);
  await memberPage(owner, page, { employeeId: sam.id, seesPrices: true });
  await page.goto('/dashboard');
  const next = page.getByRole('article', { name: 'Next job' });
  const clock = page.getByRole('region', { name: 'Clock' });
  await expect(next.getByText('£7,919.03')).toBeVisible();
  await expect(clock.getByText('Not clocked on')).toBeVisible();
  await outboxIsHere(page);
  await context.setOffline(true);
  await clock.getByRole('button', { name: 'Clock on' }).click();
  await expect(clock.getByText(/Working since/)).toBeVisible();
  await next.getByRole('button', { name: 'Start' }).click();
  await next.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByText('No more jobs today')).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(async () => (await owner.call(jobs.get, { params: { id: job.id } })).status)
    .toBe('completed');
  await expect.poll(async () => (await owner.call(time.now, {})).length).toBe(1);
});

test('whoever is removed mid-shift offline keeps their hours but not the firm’s records', {
  tag: '@one-size',
}, async ({ page, context, browser, api: owner }) => {
  const { sam, job } = await furnish(owner);
  await memberPage(owner, page, { employeeId: sam.id });
  const firmId = (await owner.call(auth.user, {})).firm?.id ?? '';
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  await page.goto(`/jobs?id=${job.id}`);
  await expect(page.getByRole('button', { name: 'Start clock' })).toBeVisible();
  await outboxIsHere(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Start clock' }).click();
  await page.getByLabel('Add a note').fill('Valve is shut');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Notes' }).getByText('Waiting')).toBeVisible();
  expect((await databases()).some((name) => name.includes(firmId))).toBe(true);
  const gone = (await owner.call(members.list, {})).find(({ role }) => role === 'field');
  await owner.call(members.remove, { params: { userId: gone?.userId ?? '' }, body: { unsent: 'take' } });

  await context.setOffline(false);
  await expect.poll(async () => (await owner.call(jobs.notes, { params: { id: job.id } })).length).toBe(1);
  await expect.poll(async () => (await owner.call(time.now, {})).length).toBe(1);
  // The page loads again without the firm; nothing can be asked of it meanwhile.
  await expect(page.getByRole('link', { name: /^Subscribe/ })).toBeVisible();
  await expect(page.getByText('Boiler service')).toHaveCount(0);
  await expect.poll(async () => (await databases()).some((name) => name.includes(firmId))).toBe(false);

  const office = await browser.newContext();
  await giveCookies(office, services().app, owner.cookie);
  const settings = await office.newPage();
  await settings.goto('/settings#people');
  const people = settings.locator('#people');
  await people.getByText(/2 things came from Sam Field’s device after/).click();
  await expect(people.getByText('Note', { exact: true })).toBeVisible();
  await expectAccessible(settings);
  await office.close();
});

test('the owner invites somebody into the field as a new employee', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  await page.goto('/settings#people');
  const people = page.locator('#people');
  await people.getByLabel('Email', { exact: true }).fill('pat-field@example.com');
  await people.getByLabel('What they may do', { exact: true }).selectOption('Field');
  await people.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(people.getByText('Enter their first and last name')).toBeVisible();
  await people.getByLabel('First Name').fill('Pat');
  await people.getByLabel('Last Name').fill('Field');
  await people.getByLabel('They see what the customer pays').check();
  await expectAccessible(page);
  await people.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(people.getByText('Field · Invited')).toBeVisible();
  const [invitation] = await api.call(members.invitations, {});
  expect(invitation).toMatchObject({ role: 'field', seesPrices: true });
  const [pat] = await api.call(employees.list, {});
  expect(pat).toMatchObject({ id: invitation?.employeeId, firstName: 'Pat' });
  expect((await api.call(auth.user, {})).firm?.role).toBe('owner');
});
