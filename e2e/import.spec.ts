import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { hold } from './fixtures/hold.ts';
import { test } from './fixtures/test.ts';

const choose = (page: Page, content: string | Buffer, name = 'list.csv') =>
  page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content as string) });

const csv = (count: number, name: string) =>
  ['Name,Email', ...Array.from({ length: count }, (_, n) => `${name} ${n},c${n}@example.com`)].join('\n');

test('imports clients and stock: choosing columns, previewing, and naming bad rows', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await page.goto('/clients');
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { name: 'Import clients', level: 1 })).toBeVisible();
  // Windows-1252 with semicolons, as Excel saves it: é is E9, the dash 96.
  const text =
    'Who;Tel;Country;Fax\nCafé Zoë \u0096 Bar;01632 960001;Ireland\n;01632 960002\nAnn Example;01632 960003\nann example;01632-960003\n';
  await choose(page, Buffer.from(text, 'latin1'));
  await expect(page.getByText('Choose the column for Name')).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('1');
  await page.getByLabel('Name', { exact: true }).selectOption('Who');
  await expect(page.getByRole('cell', { name: 'Café Zoë – Bar' })).toBeVisible();
  await expect(page.getByText('Goes into Notes: Country')).toBeVisible();
  await expect(page.getByText('2 rows to import')).toBeVisible();
  const bad = page.getByRole('list', { name: '1 row cannot be imported' });
  await expect(bad.getByText('Row 3')).toBeVisible();
  await expect(bad.getByText('Name is missing')).toBeVisible();
  await expect(page.getByText('The same as row 4')).toBeVisible();
  await expectAccessible(page);
  expect(await api.call(routes.clients.list, {})).toEqual([]);

  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('Import complete')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to clients' }).click();
  await expect(page.getByRole('list', { name: 'Clients' }).getByText('Café Zoë – Bar')).toBeVisible();
  expect((await api.call(routes.clients.list, {})).map(({ notes }) => notes || null).toSorted()).toEqual([
    'Country: Ireland',
    null,
  ]);

  await page.goto('/inventory');
  await page.getByRole('link', { name: 'Import' }).click();
  await choose(page, 'PK\u0003\u0004\u0000\u0000', 'stock.csv');
  await expect(page.getByText('It isn’t a CSV file. Save your sheet as CSV first.')).toBeVisible();
  await choose(page, `${'a,'.repeat(200_000)}\n${'1,'.repeat(200_000)}\n`);
  await expect(page.getByText('It has more than 200 columns.')).toBeVisible();
  await choose(page, 'Name,Category\n');
  await expect(
    page.getByText('It needs headings in the first row and at least one row below.'),
  ).toBeVisible();
  await choose(page, 'Product\tCode\tQty\tPrice\nCopper pipe\tCP-15\t1,200\t£3.50\nTap\tTAP\tten\t2\n');
  await expect(page.getByText('Choose the column for Category')).toBeVisible();
  await page.getByLabel('Category').selectOption('Every row: Parts');
  await expect(page.getByText('Quantity: enter a number')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('1 row imported')).toBeVisible();
  expect(await api.call(routes.inventory.list, {})).toMatchObject([
    { name: 'Copper pipe', sku: 'CP-15', quantity: 1200, unitPrice: 3.5, category: 'parts' },
  ]);
  await page.getByRole('link', { name: 'Back to items' }).click();
  await expect(page.getByRole('list', { name: 'Items' }).getByText('Copper pipe')).toBeVisible();
});

test('stops and resumes an import without duplicates', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await page.goto('/import?target=clients');
  const answer = await hold(page, '**/api/clients/import');
  await choose(page, csv(100, 'Client'));
  await page.getByRole('button', { name: 'Import 100 rows' }).click();
  const bar = page.getByRole('progressbar', { name: 'Import progress' });
  await expect(bar).toHaveAttribute('aria-valuetext', '0 of 100 rows imported');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  answer();
  await expect(page.getByText('Stopped at 48 of 100 rows')).toBeVisible();

  const goOn = page.getByRole('button', { name: 'Continue' });
  let calls = 0;
  await page.route('**/api/clients/import', (route) => (++calls === 2 ? route.abort() : route.continue()));
  await goOn.click();
  await expect(page.getByText('Stopped at 96 of 100 rows')).toBeVisible();
  await goOn.click();
  await expect(page.getByText('Import complete')).toBeVisible();
  await expect(page.getByText('100 rows imported')).toBeVisible();
  expect(await api.call(routes.dashboard.stats, {})).toMatchObject({ totalClients: 100 });

  await page.unroute('**/api/clients/import');
  await page.getByRole('button', { name: 'Choose another file' }).click();
  calls = 0;
  await page.route('**/api/clients/import', async (route) => {
    calls += 1;
    // The third call is stored but its reply is lost; later calls fail.
    if (calls === 3) await route.fetch();
    return calls < 3 ? route.continue() : route.abort();
  });
  await choose(page, csv(240, 'Customer'));
  await page.getByRole('button', { name: 'Import 240 rows' }).click();
  await expect(page.getByText('Stopped at 96 of 240 rows')).toBeVisible();
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await expectAccessible(page);

  await page.unroute('**/api/clients/import');
  await page.reload();
  await expect(page.getByText('list.csv stopped at 96 of 240 rows')).toBeVisible();
  await choose(page, csv(240, 'Customer'));
  await expect(page.getByText('144 rows already here, skipped').first()).toBeVisible();
  await page.getByRole('button', { name: 'Import 96 rows' }).click();
  await expect(page.getByText('96 rows imported, 144 rows already here')).toBeVisible();
  expect(await api.call(routes.dashboard.stats, {})).toMatchObject({ totalClients: 340 });

  await page.reload();
  await expect(page.getByText('stopped at')).toBeHidden();
  await choose(page, csv(240, 'Customer'));
  await expect(page.getByText('Every row in this file is already here.')).toBeVisible();
});
