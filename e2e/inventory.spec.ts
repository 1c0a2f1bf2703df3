import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { said, says } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

const { inventory } = routes;
const pipe = { name: 'Copper pipe', category: 'materials', quantity: 24, unitPrice: 11.5 } as const;

const items = (page: Page) => page.getByRole('list', { name: 'Items' });
const dialog = (page: Page) => page.getByRole('dialog');
const detail = (page: Page) => page.getByRole('region', { name: 'Details' });
const figure = (page: Page, name: string) => page.locator('dl > div', { hasText: name }).locator('dd');

test('adds, finds and changes an item', async ({ signedIn: page, api, isMobile }) => {
  await page.goto('/inventory');
  await expect(page.getByRole('heading', { name: 'Inventory Management', level: 1 })).toBeVisible();
  await expect(page.getByText('No inventory items found')).toBeVisible();
  await expectAccessible(page);
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
  await dialog(page).getByLabel('SKU').fill('TW-12');
  await dialog(page).getByLabel('Location').selectOption('Van');
  await dialog(page).getByLabel('SKU').press('Enter');
  await said(page, 'item created');
  await expect(dialog(page)).toBeHidden();
  await expect(items(page)).toContainText('In Stock');
  await expect(items(page)).toContainText('TW-12');
  await expect(figure(page, 'Total Value')).toHaveText('£144.00');
  expect(await api.call(inventory.list, {})).toMatchObject([
    { name: 'Tap washer', category: 'consumables', quantity: 1200, minQuantity: 20, location: 'van' },
  ]);

  // A phone's row has no room for Edit, which stands with the item.
  if (isMobile) await items(page).getByText('Tap washer').click();
  await page.getByRole('button', { name: isMobile ? 'Edit' : 'Edit Tap washer', exact: true }).click();
  await dialog(page).getByLabel('Current Quantity').fill('20');
  await dialog(page).getByRole('button', { name: 'Update Item' }).click();
  await said(page, 'item updated');
  await expect(dialog(page)).toBeHidden();
  if (isMobile) await page.goBack();
  await expect(items(page)).toContainText('Low Stock');
  await expect(figure(page, 'Low Stock Items')).toHaveText('1');
});

test('warns of what runs out, the emptiest first', { tag: '@one-size' }, async ({ signedIn: page, api }) => {
  for (const [name, quantity] of [
    ['Elbow', 4],
    ['Flux', 1],
    ['Solder', 0],
    ['Tape', 3],
    ['Valve', 5],
    ['Pipe', 90],
  ] as const)
    await api.call(inventory.create, {
      body: { name, category: 'parts', quantity, minQuantity: 5 },
    });
  await page.goto('/inventory');
  const alert = page.locator('div', { has: page.getByText('Low Stock Alert', { exact: true }) }).last();
  await expect(alert.getByRole('listitem')).toHaveText([
    'Solder – 0 left',
    'Flux – 1 left',
    'Tape – 3 left',
    '+2 more',
  ]);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/stock=low/);
  await expect(items(page).getByRole('heading')).toHaveText(['Elbow', 'Flux', 'Solder', 'Tape', 'Valve']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Low stock only' }).click();
  await expect(items(page).getByRole('heading')).toHaveCount(6);
});

test('searches name, description and SKU, and filters by category', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  await api.call(inventory.create, { body: { ...pipe, description: 'Half hard', sku: 'CP-15' } });
  await api.call(inventory.create, { body: { name: 'Press tool', category: 'tools' } });
  await page.goto('/inventory');
  const search = page.getByRole('searchbox', { name: 'Search inventory' });
  for (const text of ['COPPER', 'half H', 'cp-1']) {
    await search.fill(text);
    await expect(items(page).getByRole('heading')).toHaveText(['Copper pipe']);
  }
  await expect(page).toHaveURL(/q=cp-1/);
  await search.fill('');
  await page.getByLabel('Category').selectOption('Tools');
  await expect(items(page).getByRole('heading')).toHaveText(['Press tool']);
  await page.reload();
  await expect(items(page).getByRole('heading')).toHaveText(['Press tool']);
  await search.fill('copper');
  await expect(page.getByText('No inventory items found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();
});

test('deletes an item, and keeps one that has transactions for them', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const used = await api.call(inventory.create, { body: pipe });
  await api.call(inventory.move, { body: { itemId: used.id, type: 'out', quantity: 1 } });
  await page.goto(`/inventory?id=${used.id}`);
  await detail(page).getByRole('button', { name: 'Delete Copper pipe' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('Are you sure you want to delete Copper pipe?')).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await says(page, 'Item deleted');
  await expect(page.getByText('No inventory items found')).toBeVisible();
  await page.goto(`/inventory?id=${used.id}`);
  await expect(detail(page)).toContainText('This item was deleted');
  await expect(detail(page).getByRole('list', { name: 'Transactions' })).toContainText('Stock Out');
  await expectAccessible(page);
  await detail(page).getByRole('button', { name: 'Bring back' }).click();
  await said(page, 'item updated');
  expect(await api.call(inventory.list, {})).toMatchObject([{ id: used.id, quantity: 23 }]);
  await page.goto('/inventory?id=1');
  await expect(page.getByText('Item not found')).toBeVisible();
});

test('says which field a taken SKU is in', { tag: '@one-size' }, async ({ signedIn: page, api }) => {
  await api.call(inventory.create, { body: { ...pipe, sku: 'CP-15' } });
  await page.goto('/inventory?new=1');
  await dialog(page).getByLabel('Item Name').fill('Pipe');
  await dialog(page).getByLabel('SKU').fill('CP-15');
  await dialog(page).getByRole('button', { name: 'Create Item' }).click();
  await said(page, 'item not saved', ' SKU CP-15 is taken');
  await expect(dialog(page).getByText('SKU CP-15 is taken')).toBeVisible();
  await expect(dialog(page).getByLabel('SKU')).toBeFocused();
});

test('leads home and out', async ({ signedIn: page, isMobile }) => {
  await page.goto('/inventory');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
  expect(addresses).toEqual([
    '/',
    '/clients',
    '/jobs',
    '/calendar',
    '/invoices',
    '/inventory',
    '/receipts',
    '/api/logout',
  ]);
  await expectAccessible(page);
});

test('asks a signed-out visitor to sign in', { tag: '@one-size' }, async ({ page }) => {
  await page.goto('/inventory');
  await expect(page.getByRole('heading', { name: 'Inventory Management' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/api/login?to=%2Finventory',
  );
  await expectAccessible(page);
});

test('asks again up to three times before it says that the list would not come', {
  tag: '@one-size',
}, async ({ signedIn: page }) => {
  let asked = 0;
  await page.route('**/api/inventory', (route) => {
    asked += 1;
    return route.fulfill({ status: 500, json: { message: 'Oh' } });
  });
  await page.goto('/inventory');
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(asked).toBe(4);
  await expect(page.getByRole('heading', { name: 'Inventory Management' })).toBeVisible();
});
