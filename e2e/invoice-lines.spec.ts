import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { addLine } from './fixtures/add-line.ts';
import { more } from './fixtures/more.ts';
import { test } from './fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const seller = {
  tradingName: 'Exampleton Plumbing',
  businessKind: 'sole_trader',
  ownName: 'Robin Example',
  vatScheme: 'standard',
  vatNumber: 'GB 123 4567 82',
} as const;

test('saving or issuing an edited draft leaves nothing to press Back for but the list', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const lines = [
    { kind: 'labour', description: 'Labour', quantity: 1, unit: 'hour', unitPrice: 90, vat: 'o' },
  ] as const;
  const { id: clientId } = await api.call(routes.clients.create, {
    body: { name: 'Mill', address: '1 Mill Lane' },
  });
  await api.call(routes.settings.updateBusiness, { body: { ownName: 'Robin Example', address: '2 Quay' } });
  await api.call(routes.invoices.createDraft, { body: { clientId, lines: [...lines] } });
  await page.goto('/invoices');
  for (const act of ['Save draft', 'Create Invoice']) {
    await page.getByRole('list', { name: 'Drafts' }).getByRole('button').click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await dialog(page).getByRole('button', { name: act }).click();
    await expect(
      page.getByText(act === 'Save draft' ? 'Draft saved' : /^Invoice .* finished$/),
    ).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/invoices');
  }
});

test('drafts an invoice with items, refuses to issue it until lawful, then fixes it', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Mill Lane Practice' } });
  await page.goto(`/invoices?new=1&client=${clientId}`);
  await expect(dialog(page).getByRole('radio', { name: 'Total only' })).toBeChecked();
  await dialog(page).getByText('Itemised', { exact: true }).click();
  await addLine(page, 'Labour', '9000');
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  // A total in the thousands must not overlap the button beside it.
  const sum = await dialog(page).locator('footer').getByText('£9,000.00').boundingBox();
  const button = await dialog(page).getByRole('button', { name: 'Save draft' }).boundingBox();
  const isClear = sum && button && (sum.x + sum.width <= button.x || sum.y + sum.height <= button.y);
  expect(isClear).toBe(true);
  await dialog(page).getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  expect(await api.call(routes.invoices.drafts, {})).toMatchObject([{ amount: 9000 }]);
  await page.getByRole('button', { name: 'Back to Invoices' }).click();
  const drafts = page.getByRole('list', { name: 'Drafts' });
  await expect(drafts.getByRole('button')).toHaveText([/Mill Lane Practice.*£9,000.00/]);
  await drafts.getByRole('button').click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Edit Labour' }).click();
  await dialog(page).getByLabel('Quantity').fill('1.5');
  await dialog(page).getByRole('button', { name: 'Save draft' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('£13,500.00').filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Draft deleted')).toBeVisible();
  expect(await api.call(routes.invoices.drafts, {})).toEqual([]);

  // A VAT-registered firm starts with lines.
  await api.call(routes.settings.updateBusiness, { body: seller });
  const price = { name: 'Power flush', kind: 'labour', unit: 'visit', unitPrice: 240, vat: 's' } as const;
  await api.call(routes.prices.create, { body: price });
  await page.goto(`/invoices?new=1&client=${clientId}`);
  await expect(dialog(page).getByRole('radio', { name: 'Itemised' })).toBeChecked();
  const add = dialog(page).getByRole('combobox', { name: /^Add item/ });
  await add.fill('flush');
  await page.getByRole('option', { name: /^Power flush/ }).click();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await add.fill('Inhibitor');
  await page.getByRole('option', { name: 'Add “Inhibitor”' }).click();
  await dialog(page).getByLabel('Quantity').fill('2');
  await dialog(page).getByLabel('Price', { exact: true }).fill('8.25');
  await expectAccessible(page);
  await expect(dialog(page).getByText('£307.80').first()).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();

  await expect(page.getByText('This invoice isn’t ready yet')).toBeVisible();
  await expect(page.getByText(/Add your address/)).toBeVisible();
  await page.getByRole('button', { name: 'Fill it in' }).first().click();
  const details = page.getByRole('dialog', { name: 'Business details' });
  await expect(details.getByText('Add your address')).toBeVisible();
  // What is asked for doesn't call itself optional.
  await details.getByLabel('Address', { exact: true }).fill('12 Example Street');
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Save and finish' }).click();
  await expect(page.getByText(/Invoice INV.* finished/)).toBeVisible();
  await expect(page.getByText('VAT at 20%')).toBeVisible();
  await expect(page.getByText('2 × £8.25')).toBeVisible();
  const [invoice] = await api.call(routes.invoices.list, {});
  expect(invoice).toMatchObject({ amount: 307.8, hasLines: true, balance: 307.8 });
  expect(await api.call(routes.invoices.drafts, {})).toEqual([]);

  await more(page, 'Edit');
  await expect(dialog(page).getByText(/You can’t change the items or amounts/)).toBeVisible();
  await dialog(page).getByLabel('Due Date').fill('2030-01-31');
  await dialog(page).getByRole('button', { name: 'Update Invoice' }).click();
  await expect(page.getByText('Invoice updated successfully')).toBeVisible();
});
