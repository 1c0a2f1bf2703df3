import { expect } from '@playwright/test';
import { addDays, formatDate, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/test.ts';

const { certificates, clients, jobs, sites } = routes;

test('makes a client’s address a property, with access, what is due and its visits', {
  tag: '@one-size',
}, async ({ signedIn: page, api, context }) => {
  const { id: clientId } = await api.call(clients.create, {
    body: { name: 'Mill Lettings', address: '9 Mill Lane\nLeeds LS1 4AC' },
  });
  const record = page.getByRole('region', { name: 'Details' });
  const sheet = page.getByRole('dialog');

  await page.goto(`/clients?id=${clientId}`);
  await record.getByRole('button', { name: 'Make it a property' }).click();
  await record.getByRole('link', { name: '9 Mill Lane, Leeds, LS1 4AC' }).click();
  await expect(record.getByRole('heading', { name: '9 Mill Lane', exact: true })).toBeVisible();
  await expect(record.getByRole('button', { name: 'Start certificate' })).toBeVisible();

  await record.getByRole('button', { name: 'More actions' }).click();
  await record.getByRole('button', { name: 'Edit' }).click();
  await sheet.getByRole('button', { name: 'Add person' }).click();
  await sheet.getByRole('button', { name: 'Save Property' }).click();
  await expect(sheet.getByText('Enter a name')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByLabel('Name', { exact: true }).first().fill('Tess');
  await sheet.getByLabel('Phone').fill('01632 960002');
  await sheet.getByRole('button', { name: 'Save Property' }).click();
  await expect(record.getByRole('link', { name: 'Call Tess' })).toHaveAttribute('href', 'tel:01632960002');
  // A landline takes no texts.
  await expect(record.getByRole('link', { name: 'Text Tess' })).toHaveCount(0);

  await context.setOffline(true);
  await record.getByRole('button', { name: 'Add Appliance' }).click();
  await sheet.getByLabel('Where it is').fill('Loft');
  await sheet.getByRole('button', { name: 'Save Appliance' }).click();
  const boiler = record.getByRole('button', { name: /^Boiler, Loft/ });
  await expect(boiler).toContainText('Waiting');
  await context.setOffline(false);
  await expect(boiler).not.toContainText('Waiting');
  const [site] = await api.call(sites.list, {});
  if (!site) throw new Error('There is no property');
  const params = { id: site.id };
  await expect.poll(async () => (await api.call(sites.appliances, { params })).length).toBe(1);
  await boiler.click();
  await sheet.getByLabel('Make').fill('Exampleheat');
  await sheet.getByRole('button', { name: 'Save Appliance' }).click();
  await expect(boiler).toContainText('Exampleheat');

  // A record that fell due yesterday.
  const day = addDays(today(), -1);
  const old = await api.call(jobs.create, { body: { title: 'Check', clientId, siteId: site.id } });
  const body = { kind: 'gas_safety', nextDue: day } as const;
  await api.call(certificates.create, { params: { id: old.id }, body });
  await page.goto('/sites?q=ls14ac');
  const row = page.getByRole('list', { name: 'Properties' }).getByRole('listitem');
  await expect(row).toContainText('Overdue');
  await page.getByLabel('Search properties').fill('01632 960002');
  await page.getByLabel('Show').selectOption('Overdue or due soon');
  await row.getByRole('link').click();
  await expect(record.getByText(`Overdue since ${formatDate(day)}`)).toBeVisible();
  await expectAccessible(page);
  await record.getByRole('button', { name: 'Book visit' }).click();
  await sheet.getByRole('button', { name: 'Book visit' }).click();
  await expect
    .poll(async () => (await api.call(jobs.list, {}))[0])
    .toMatchObject({ title: 'Gas safety record', siteId: site.id });
  // A visit is booked for what is due, so there is no reminder.
  await record.getByRole('link', { name: 'Open visit' }).click();
  await expect(record.getByText('9 Mill Lane')).toHaveCount(1);
  await expect(record.getByRole('link', { name: 'Open property' })).toBeVisible();
});

test('come from another program’s file with their appliances, a row for each', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const lines = [
    'Landlord,Property address,Postcode,Tenant,Appliance type,Appliance location,Manufacturer,Model,Serial no',
    'Mill Lettings,9 Mill Lane,LS1 4AC,Tess Tenant,Combi boiler,Loft,Ideal,Logic 30,A1',
    'Mill Lettings,9 Mill Lane,LS1 4AC,Tess Tenant,Gas fire,,Valor,,',
    'Mill Lettings,11 Mill Lane,LS1 4AC,,Sauna,Yard,,,',
    'Mill Lettings,13 Mill Lane,LS1 4AC,,,,,,',
  ];
  const file = { name: 'properties.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  for (const [rows, said] of [
    [4, '4 rows imported'],
    [3, '0 rows imported, 4 rows already here'],
  ] as const) {
    await page.goto('/import?target=sites');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: `Import ${rows} rows` }).click();
    await expect(page.getByText(said)).toBeVisible();
  }
  const places = await api.call(sites.list, {});
  expect(places.map(({ address }) => address)).toEqual(['13 Mill Lane', '11 Mill Lane', '9 Mill Lane']);
  const at = (place: number) => api.call(sites.appliances, { params: { id: places[place]?.id ?? 0 } });
  expect(await at(0)).toEqual([]);
  expect(await at(1)).toMatchObject([{ kind: 'other', location: 'Yard', note: 'Sauna' }]);
  expect(await at(2)).toMatchObject([
    { kind: 'fire', make: 'Valor', location: 'Not set' },
    { kind: 'boiler', location: 'Loft', make: 'Ideal', model: 'Logic 30', serial: 'A1' },
  ]);
});
