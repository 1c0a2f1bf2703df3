import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) => page.getByRole('list', { name: 'Prices' }).getByRole('listitem');

test('saves, finds, changes and deletes a price, and takes others from a file of another program', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await page.goto('/prices');
  await expect(page.getByText('No prices found')).toBeVisible();
  await page.getByRole('button', { name: 'Add your first price' }).click();
  await dialog(page).getByRole('button', { name: 'Save Price' }).click();
  await expect(dialog(page).getByText('Enter a name')).toBeVisible();
  await expect(dialog(page).getByText(/^Error: Enter an? /)).toHaveCount(2);
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
  await dialog(page).getByLabel('Name').fill('Fit a tap');
  await dialog(page).getByLabel('Price').fill('80');
  await dialog(page).getByLabel('Unit').fill('visit');
  await dialog(page).getByLabel('Code').fill('TAP');
  await dialog(page).getByLabel('Code').press('Enter');
  await expect(page.getByText('Price saved')).toBeVisible();
  await expect(rows(page)).toHaveText([/Fit a tap.*Labour · TAP.*£80.00.*per visit/]);
  await expect(dialog(page)).toBeHidden();
  const washer = { name: 'Washer', kind: 'material', unit: 'each', unitPrice: 1.5, vat: 'o' } as const;
  const { id: washerId } = await api.call(routes.prices.create, { body: washer });
  await page.reload();
  await expect(rows(page)).toHaveText([/Fit a tap/, /Washer.*£1.50each$/]);
  await api.call(routes.prices.remove, { params: { id: washerId } });
  const callOut = { name: 'Call-out', kind: 'labour', unit: 'visit', unitPrice: 65, vat: 'o' } as const;
  await api.call(routes.prices.create, { body: callOut });
  // A VAT-registered firm has VAT rates, written as words in a file.
  await api.call(routes.settings.updateBusiness, { body: { vatNumber: 'GB 123 4567 82' } });

  await page.reload();
  await page.getByRole('searchbox', { name: 'Search prices' }).fill('£80');
  await expect(rows(page)).toHaveText([/Fit a tap/]);
  await expect(page).toHaveURL(/q=/);
  await rows(page).getByRole('button', { name: 'Edit Fit a tap' }).click();
  await dialog(page).getByLabel('Price').fill('82.50');
  await dialog(page).getByRole('button', { name: 'Update Price' }).click();
  await page.getByRole('searchbox', { name: 'Search prices' }).fill('');
  await expect(rows(page)).toHaveText([/Call-out/, /Fit a tap.*£82.50/]);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Delete Call-out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveText([/Fit a tap/]);

  await page.getByRole('link', { name: 'Import' }).click();
  const text =
    'Item,Sales price,Tax rate,Type\nPower flush,£240.00,20.0% S,Service\nRadiator valve,18,Zero rated,Product\n';
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('Import complete')).toBeVisible();
  expect(await api.call(routes.prices.list, {})).toMatchObject([
    { name: 'Radiator valve', unitPrice: 18, vat: 'z', kind: 'material', unit: 'each' },
    { name: 'Power flush', unitPrice: 240, vat: 's', kind: 'labour' },
    { name: 'Fit a tap', unitPrice: 82.5 },
  ]);
});
