import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { more } from './fixtures/more.ts';
import { noRecords } from './fixtures/no-records.ts';
import { ours } from './fixtures/ours.ts';
import { said } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

const { inventory } = routes;
const pipe = { name: 'Copper pipe', category: 'materials', quantity: 24, unitPrice: 11.5 } as const;

const items = (page: Page) => page.getByRole('list', { name: 'Items' });
const dialog = (page: Page) => page.getByRole('dialog');
const figure = (page: Page, name: string) => page.locator('dl > div', { hasText: name }).locator('dd');

/** On a phone they are in a menu. */
const expectWaysOut = async (page: Page, isMobile: boolean) => {
  const main = page.getByRole('main');
  if (!isMobile) {
    await expect(main.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/api/logout');
    return;
  }
  await main.getByRole('button', { name: 'Menu' }).click();
  const addresses = await dialog(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const places = ['clients', 'jobs', 'calendar', 'invoices', 'inventory', 'receipts', 'api/logout'];
  expect(addresses).toEqual(['', ...places].map((place) => `/${place}`));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
};

test('adds and changes an item, and leads home and out', async ({ signedIn: page, api, isMobile }) => {
  await page.goto('/inventory');
  await expect(page.getByRole('heading', { name: 'Inventory Management', level: 1 })).toBeVisible();
  await expect(page.getByText('No inventory items found')).toBeVisible();
  await expectWaysOut(page, isMobile);
  await page.getByRole('button', { name: 'Add First Item' }).click();
  await dialog(page).getByLabel('Current Quantity').fill('');
  await dialog(page).getByLabel('Minimum Quantity').fill('1.5');
  await dialog(page).getByRole('button', { name: 'Create Item' }).click();
  await expect(dialog(page).getByText('Enter an item name')).toBeVisible();
  await expect(dialog(page).getByText('Enter a current quantity')).toBeVisible();
  await expect(dialog(page).getByText('Must be a whole number')).toBeVisible();
  await expect(dialog(page).getByLabel('Item Name')).toBeFocused();
  await expectAccessible(page);
  await dialog(page).getByLabel('Item Name').fill('Tap washer');
  await dialog(page).getByLabel('Category').selectOption('Consumables');
  await dialog(page).getByLabel('Current Quantity').fill('1,200');
  await dialog(page).getByLabel('Minimum Quantity').fill('20');
  await dialog(page).getByLabel('Unit Price').fill('0.12');
  await dialog(page).getByText('More', { exact: true }).click();
  await dialog(page).getByLabel('SKU').fill('TW-12');
  await dialog(page).getByLabel('Location').selectOption('Van');
  await dialog(page).getByRole('button', { name: 'Create Item' }).click();
  await said(page, 'item created');
  await expect(dialog(page)).toBeHidden();
  await expect(items(page)).toContainText('In Stock');
  await expect(items(page)).toContainText('TW-12');
  await expect(figure(page, 'Total Value')).toHaveText('£144.00');
  expect(await api.call(inventory.list, {})).toMatchObject([
    { name: 'Tap washer', category: 'consumables', quantity: 1200, minQuantity: 20, location: 'van' },
  ]);

  // A phone's row has no room for Edit, so it is on the item's page.
  if (isMobile) {
    await items(page).getByText('Tap washer').click();
    await more(page, 'Edit');
  } else await page.getByRole('button', { name: 'Edit Tap washer' }).click();
  await dialog(page).getByLabel('Current Quantity').fill('20');
  await dialog(page).getByRole('button', { name: 'Update Item' }).click();
  await said(page, 'item updated');
  await expect(dialog(page)).toBeHidden();
  if (isMobile) await page.goBack();
  await expect(items(page)).toContainText('Low Stock');
  await expect(figure(page, 'Low Stock Items')).toHaveText('1');
});

test('searches and filters stock, warns of low stock, and refuses a SKU that is taken', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  for (const [name, quantity] of [
    ['Elbow', 4],
    ['Flux', 1],
    ['Solder', 0],
    ['Tape', 3],
    ['Valve', 5],
  ] as const)
    await api.call(inventory.create, {
      body: { name, category: 'parts', quantity, minQuantity: 5 },
    });
  await api.call(inventory.create, { body: { ...pipe, description: 'Half hard', sku: 'CP-15' } });
  let asked = 0;
  await noRecords(page);
  await page.route('**/api/inventory', (route) => {
    asked += 1;
    return route.fulfill({ status: 500, headers: ours, json: { message: 'Oh' } });
  });
  await page.goto('/inventory');
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  expect(asked).toBe(4);
  await expect(page.getByRole('heading', { name: 'Inventory Management' })).toBeVisible();
  await page.unroute('**/api/inventory');
  await again.click();

  const alert = page.locator('div', { has: page.getByText('Low Stock Alert', { exact: true }) }).last();
  await expect(alert.getByRole('listitem')).toHaveText([
    'Solder – 0 left',
    'Flux – 1 left',
    'Tape – 3 left',
    '+2 more',
  ]);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/stock=low/);
  const shown = items(page).getByRole('heading');
  await expect(shown).toHaveText(['Elbow', 'Flux', 'Solder', 'Tape', 'Valve']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Low stock only' }).click();
  await expect(shown).toHaveCount(6);

  const search = page.getByRole('searchbox', { name: 'Search inventory' });
  for (const text of ['COPPER', 'half H', 'cp-1']) {
    await search.fill('');
    await expect(shown).toHaveCount(6);
    await search.fill(text);
    await expect(shown).toHaveText(['Copper pipe']);
  }
  await expect(page).toHaveURL(/q=cp-1/);
  await search.fill('');
  await page.getByLabel('Category').selectOption('Materials');
  await expect(shown).toHaveText(['Copper pipe']);
  await page.reload();
  await expect(shown).toHaveText(['Copper pipe']);
  await search.fill('valve');
  await expect(page.getByText('No inventory items found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();

  await page.getByRole('button', { name: 'Add Item' }).click();
  await dialog(page).getByLabel('Item Name').fill('Pipe');
  await dialog(page).getByText('More', { exact: true }).click();
  await dialog(page).getByLabel('SKU').fill('CP-15');
  await dialog(page).getByRole('button', { name: 'Create Item' }).click();
  await said(page, 'item not saved', ' You already use SKU CP-15');
  await expect(dialog(page).getByText('You already use SKU CP-15')).toBeVisible();
  await expect(dialog(page).getByLabel('SKU')).toBeFocused();
});
