import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { isKept } from './fixtures/device.ts';
import { more } from './fixtures/more.ts';
import { noRecords } from './fixtures/no-records.ts';
import { changedElsewhere, said, says } from './fixtures/said.ts';
import { test } from './fixtures/test.ts';

const { inventory } = routes;
const pipe = { name: 'Copper pipe', category: 'materials', quantity: 24, unitPrice: 11.5 } as const;

const dialog = (page: Page) => page.getByRole('dialog');
const detail = (page: Page) => page.getByRole('region', { name: 'Details' });
const figure = (page: Page, name: string) => page.locator('dl > div', { hasText: name }).locator('dd');

test('records what comes, goes and is counted, and shows it as a history', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const { id } = await api.call(inventory.create, { body: pipe });
  const client = await api.call(routes.clients.create, { body: { name: 'Hardy & Sons' } });
  await api.call(routes.jobs.create, { body: { title: 'First fix', clientId: client.id } });
  await page.goto('/inventory');
  await page.getByRole('button', { name: 'Add Transaction: Copper pipe' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Add Transaction' })).toBeVisible();
  await expect(dialog(page)).toContainText('Copper pipe');
  await expect(dialog(page)).toContainText('Current stock: 24');
  await expect(dialog(page).getByLabel('Transaction Type')).toHaveValue('in');
  await expect(dialog(page).getByLabel('Reason')).toHaveValue('purchase');
  await expect(dialog(page).getByLabel('Quantity')).toHaveValue('1');
  await expect(dialog(page).getByLabel('Unit Price')).toHaveValue('11.50');
  await expectAccessible(page);
  await dialog(page).getByLabel('Transaction Type').selectOption('Stock Out');
  await expect(dialog(page).getByLabel('Reason')).toHaveValue('usage');
  await dialog(page).getByLabel('Quantity').fill('30');
  await expect(dialog(page)).toContainText('£345.00');
  await dialog(page).getByRole('button', { name: 'Add Transaction' }).click();
  await said(page, 'transaction not recorded', ' Only 24 in stock');
  await expect(dialog(page).getByText('Only 24 in stock')).toBeVisible();
  await dialog(page).getByLabel('Quantity').fill('4');
  await expect(dialog(page)).toContainText(/Stock afterwards:\s*20/);
  await dialog(page).getByLabel('Job').fill('first');
  await page.getByRole('option', { name: /First fix/ }).click();
  await dialog(page).getByRole('button', { name: 'Add Transaction' }).click();
  await said(page, 'transaction added');
  await expect(dialog(page)).toBeHidden();
  await expect(figure(page, 'Total Value')).toHaveText('£230.00');

  await page.getByRole('link', { name: 'Copper pipe' }).click();
  await expect(detail(page)).toContainText('20 in stock');
  const history = detail(page).getByRole('list', { name: 'Transactions' });
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await expect(history).toContainText('Stock Out · Usage');
  await expect(history).toContainText('-4');
  await expect(history.getByRole('link', { name: 'First fix' })).toBeVisible();
  await expectAccessible(page);
  // It is returned at the price it went out for, although it costs more now.
  await api.call(inventory.update, { params: { id }, body: { ...pipe, quantity: 20, unitPrice: 90 } });
  await page.reload();
  // A form starts with the price shown when it opens, which for a moment is the stored one.
  await expect(detail(page)).toContainText('£90.00');
  await detail(page).getByRole('button', { name: 'Add Transaction' }).click();
  await dialog(page).getByLabel('Transaction Type').selectOption('Return');
  await dialog(page).getByLabel('Job').fill('first');
  await page.getByRole('option', { name: /First fix/ }).click();
  await expect(dialog(page)).toContainText('Leave this to return it');
  await dialog(page).getByRole('button', { name: 'Add Transaction' }).click();
  await expect(dialog(page)).toBeHidden();
  const [returned] = await api.call(inventory.moves, {});
  expect(returned).toMatchObject({ type: 'return', unitPrice: 11.5 });
  await detail(page).getByRole('button', { name: 'Add Transaction' }).click();
  await dialog(page).getByLabel('Transaction Type').selectOption('Adjustment');
  await dialog(page).getByLabel('Quantity').fill('0');
  await dialog(page).getByRole('button', { name: 'Add Transaction' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(history.getByRole('listitem')).toHaveCount(3);
  await expect(detail(page)).toContainText('Out of Stock');
  await expect.poll(() => api.call(inventory.get, { params: { id } })).toMatchObject({ quantity: 0 });
});

test('counts up and down in the list, each press a transaction, and takes it back', async ({
  signedIn: page,
  api,
  isMobile,
}) => {
  const { id } = await api.call(inventory.create, { body: pipe });
  const quantity = async () => (await api.call(inventory.get, { params: { id } })).quantity;
  const shown = page.getByRole('button', { name: 'Add Transaction: Copper pipe' });
  await page.goto('/inventory');
  for (let press = 0; press < 5; press++)
    await page.getByRole('button', { name: 'One Copper pipe less' }).click();
  await expect(shown).toHaveText('19');
  await expect.poll(quantity).toBe(19);
  await said(page, 'transaction added');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shown).toHaveText('24');
  await expect.poll(quantity).toBe(24);
  const moves = await api.call(inventory.moves, {});
  expect(moves.reduce((sum, { change }) => sum + change, 0)).toBe(0);

  // A phone has a copy of the item by then, but the refusal comes from the server.
  if (isMobile) await isKept(page);
  // The page gets no changes for a while. Wait for its list, because one still loading would show that nothing is left.
  await noRecords(page);
  const listed = isMobile ? undefined : page.waitForResponse(/\/api\/inventory$/);
  await page.reload();
  await listed;
  await expect(shown).toHaveText('24');
  await api.call(inventory.update, {
    params: { id },
    body: { name: pipe.name, category: pipe.category, quantity: 0 },
  });
  await page.getByRole('button', { name: 'One Copper pipe less' }).click();
  await said(page, 'transaction not recorded', ' Only 0 in stock');
  await page.unroute('**/api/changes?*');
  await expect(shown).toHaveText('0');
  await expect(page.getByRole('button', { name: 'One Copper pipe less' })).toBeDisabled();
  await expectAccessible(page);
});

test('shows older stock transactions, and both versions of an item changed elsewhere', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id } = await api.call(inventory.create, { body: pipe });
  for (let n = 1; n <= 21; n++)
    await api.call(inventory.move, { body: { itemId: id, type: 'in', quantity: n } });
  await page.goto(`/inventory?id=${id}`);
  const history = detail(page).getByRole('list', { name: 'Transactions' });
  const rows = history.getByRole('listitem');
  await expect(rows).toHaveCount(20);
  await expect(rows.first()).toContainText('+21');
  await detail(page).getByRole('button', { name: 'Show older' }).click();
  await expect(rows).toHaveCount(21);
  await expect(page.getByRole('button', { name: 'Show older' })).toBeHidden();

  await more(page, 'Edit');
  await dialog(page).getByText('More', { exact: true }).click();
  await dialog(page).getByLabel('Supplier Name').fill('Harbour Supplies');
  await api.call(inventory.move, { body: { itemId: id, type: 'out', quantity: 4 } });
  await dialog(page).getByRole('button', { name: 'Update Item' }).click();
  // Stock that moved meanwhile is not overwritten.
  await said(page, 'item updated');
  await expect(dialog(page)).toBeHidden();
  expect(await api.call(inventory.get, { params: { id } })).toMatchObject({
    ...{ quantity: 251, supplierName: 'Harbour Supplies' },
  });

  await more(page, 'Edit');
  await dialog(page).getByLabel('Current Quantity').fill('250');
  await api.call(inventory.move, { body: { itemId: id, type: 'in', quantity: 4 } });
  await dialog(page).getByRole('button', { name: 'Update Item' }).click();
  await said(page, 'item not saved', ` ${changedElsewhere}`);
  await expect(dialog(page).getByRole('row', { name: 'Current Quantity 250 255' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Use the saved one' }).click();
  await dialog(page).getByText('More', { exact: true }).click();
  await dialog(page).getByLabel('Supplier Name').fill('Mill Supplies');
  await dialog(page).getByRole('button', { name: 'Update Item' }).click();
  await said(page, 'item updated');
  await expect(dialog(page)).toBeHidden();
  expect(await api.call(inventory.get, { params: { id } })).toMatchObject({ quantity: 255 });

  await more(page, 'Delete Copper pipe');
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('Are you sure you want to delete Copper pipe?')).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await says(page, 'Item deleted');
  await expect(page.getByText('No inventory items found')).toBeVisible();
  // A freshly loaded page has shown no message yet.
  await page.goto(`/inventory?id=${id}`);
  await expect(detail(page)).toContainText('This item was deleted');
  await expect(history).toContainText('Stock Out');
  await expectAccessible(page);
  await detail(page).getByRole('button', { name: 'Restore' }).click();
  await said(page, 'item updated');
  expect(await api.call(inventory.list, {})).toMatchObject([{ id, quantity: 255 }]);
  await page.goto('/inventory?id=1');
  await expect(page.getByText('Item not found')).toBeVisible();
});
