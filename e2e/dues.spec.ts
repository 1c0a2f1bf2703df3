import { expect } from '@playwright/test';
import { addDays, addMonths, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/test.ts';

const { clients, dues, jobs, sites } = routes;

test('books an overdue check in one press, and closes one that was done elsewhere', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id: clientId } = await api.call(clients.create, { body: { name: 'Mill Lettings' } });
  const tenant = { role: 'tenant', name: 'Tess Tenant', phone: '01632 960002' } as const;
  const { id: siteId } = await api.call(sites.create, {
    body: { clientId, address: '9 Mill Lane\nLeeds', postcode: 'LS1 4AC', contacts: [tenant] },
  });
  const late = addDays(today(), -5);
  for (const [kind, dueOn] of [
    ['gas_safety', late],
    ['alarms', addDays(today(), 20)],
    ['electrical_report', addMonths(today(), 5)],
  ] as const)
    await api.call(dues.create, { body: { siteId, kind, dueOn } });

  await page.goto('/dues');
  const overdue = page.getByRole('region', { name: 'Overdue' });
  await expect(overdue).toContainText('5 days late · 9 Mill Lane');
  await expect(overdue).toContainText('Tess Tenant lets you in');
  await expect(page.getByRole('region', { name: 'Next 30 days' })).toContainText('Alarm check');
  await expect(page.getByRole('region', { name: 'Later' })).toContainText('Electrical report');

  const lime = page.locator('.bg-next .bg-accent');
  await expect(lime).toHaveAccessibleName(/^Book Gas safety record/);
  await expectAccessible(page);
  await overdue.getByRole('button', { name: /^Book Gas safety record/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('Date')).toHaveValue(addDays(today(), 1));
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Book visit' }).click();
  await expect(page.getByRole('region', { name: 'Booked' })).toContainText('Gas safety record');
  await expect(overdue).toBeHidden();
  await expect(lime).toHaveAccessibleName(/^Book Alarm check/);
  const [job] = await api.call(jobs.list, {});
  expect(job).toMatchObject({ title: 'Gas safety record', scheduledDate: addDays(today(), 1) });

  await page.getByRole('button', { name: /^More for Alarm check/ }).click();
  await page.getByRole('button', { name: 'It’s been done' }).click();
  await expect(page.getByRole('region', { name: 'Next 30 days' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('region', { name: 'Next 30 days' })).toContainText('Alarm check');
  await page.getByRole('searchbox').fill('LS1 4AC electrical');
  await expect(page.getByRole('region', { name: 'Later' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Booked' })).toBeHidden();
});

test('is said by hand, changed, and gone with a property that is sold', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id: clientId } = await api.call(clients.create, { body: { name: 'Mill Lettings' } });
  const { id: otherId } = await api.call(clients.create, { body: { name: 'Nora Next' } });
  const agent = { role: 'agent', name: 'Ann Agent', email: 'ann@example.com' } as const;
  await api.call(sites.create, {
    body: { clientId, address: '9 Mill Lane\nLeeds', postcode: 'LS1 4AC', contacts: [agent] },
  });
  const dueOn = addDays(today(), 400);
  await api.call(dues.create, { body: { clientId: otherId, kind: 'alarms', dueOn } });

  await page.goto('/dues');
  await page.getByRole('button', { name: 'Add due date' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toContainText('Choose a client');
  await sheet.getByLabel('Client').fill('Mill');
  await page.getByRole('option', { name: 'Mill Lettings' }).click();
  await expect(sheet.getByLabel('Property')).toHaveValue(/\d+/);
  await sheet.getByLabel('What’s due').selectOption('Something else');
  await sheet.getByLabel('Name').fill('Sweep the flue');
  await sheet.getByLabel('Due by').fill(addDays(today(), 10));
  await sheet.getByLabel('Comes again').selectOption('Every year');
  await sheet.getByLabel('Who gets the reminders').selectOption('Ann Agent, ann@example.com');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Save' }).click();
  const next = page.getByRole('region', { name: 'Next 30 days' });
  await expect(next).toContainText('Sweep the flue');
  const [kept] = await api.call(dues.list, { query: { clientId: String(clientId) } });
  expect(kept).toMatchObject({ kind: 'custom', months: 12, payerContactId: 1, from: 'hand' });

  await page.getByLabel('Client').selectOption('Nora Next');
  await expect(next).toBeHidden();
  await page.getByLabel('Client').selectOption('Mill Lettings');
  await page.getByRole('button', { name: /^More for Sweep the flue/ }).click();
  await page.getByRole('button', { name: 'Change' }).click();
  await sheet.getByLabel('Due by').fill(dueOn);
  await sheet.getByRole('button', { name: 'Save' }).click();
  const later = page.getByRole('region', { name: 'Later' });
  await expect(later).toContainText('Sweep the flue');

  await page.getByRole('button', { name: /^More for Sweep the flue/ }).click();
  await page.getByRole('button', { name: 'Property sold' }).click();
  await expect(later).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(later).toContainText('Sweep the flue');
});

test('comes from a file whose papers are called as other programs call them', {
  tag: '@one-size',
}, async ({ signedIn: page }) => {
  const lines = [
    'Landlord,Property address,Postcode,Certificate type,Expiry date,Certificate no,Tenant',
    'Mill Lettings,9 Mill Lane,LS1 4AC,CP12,01/10/2026,CP-7,Tess Tenant',
    'Mill Lettings,9 Mill Lane,LS1 4AC,EICR,1 Feb 2030,,',
    'Mill Lettings,9 Mill Lane,LS1 4AC,Asbestos,1 Feb 2030,,',
  ];
  await page.goto('/import');
  await page.getByRole('link', { name: /^Due dates/ }).click();
  const file = { name: 'due.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('We don’t know the certificate Asbestos')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('2 rows imported')).toBeVisible();
  await page.goto('/dues');
  await expect(page.getByRole('region', { name: 'Overdue' })).toContainText('Gas safety record');
  await expect(page.getByRole('region', { name: 'Later' })).toContainText('Electrical report');
});
