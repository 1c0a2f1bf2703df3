import { expect } from '@playwright/test';
import { addDays, formatDate, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { isKept } from './fixtures/device.ts';
import { keep, photo } from './fixtures/receipts.ts';
import { says } from './fixtures/said.ts';
import { pressSegment } from './fixtures/segment.ts';
import { test } from './fixtures/test.ts';

const business = {
  businessKind: 'sole_trader' as const,
  ownName: 'Robin Example',
  address: '2 Quay',
  vatScheme: 'standard' as const,
  vatNumber: 'GB123456782',
  cisStatus: 'registered' as const,
};
const labour = { kind: 'labour', description: 'Work', quantity: 1, unit: 'each', unitPrice: 1000, vat: 's' };

test('shows the records behind each tax figure, and keeps what is answered', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await page.goto('/tax');
  // A business that isn't registered sees how close the limit is.
  await expect(page.getByRole('list', { name: 'VAT registration' })).toBeVisible();
  await pressSegment(page, 'VAT');
  await expect(page.getByRole('heading', { name: 'You’re not registered for VAT' })).toBeVisible();
  await api.call(routes.settings.updateBusiness, { body: business });
  const contractor = {
    kind: 'business',
    cisContractor: 'yes',
    endUserStatement: { on: today(), text: 'Yes' },
  };
  const { id: clientId } = await api.call(routes.clients.create, {
    body: { name: 'Mill', address: '1 Mill Ln', ...contractor } as never,
  });
  const invoice = await api.call(routes.invoices.create, {
    body: { clientId, dueDate: '2030-01-31', lines: [labour] } as never,
  });
  const paid = { invoiceId: invoice.id, paidOn: today() };
  await api.call(routes.payments.record, { body: { ...paid, amount: 1000, method: 'bank' } });
  await api.call(routes.payments.record, { body: { ...paid, amount: 200, method: 'cis' } });

  await page.reload();
  const boxes = page.getByRole('list', { name: 'VAT' });
  await expect(boxes.getByRole('button', { name: /^Box 1 .*£200\.00/ })).toBeVisible();
  await boxes.getByRole('button', { name: /^Box 6 .*£1,000\.00/ }).click();
  const behind = page.getByRole('dialog');
  await expect(behind.getByRole('link', { name: new RegExp(invoice.invoiceNumber) })).toBeVisible();
  await expectAccessible(page);
  await behind.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/invoices\\?id=${invoice.id}`));

  const bill = await keep(api, { receiptDate: today(), vendor: 'Marsh Roofing', amount: 500 });
  await page.goto(`/receipts?id=${bill.id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByText('Reverse charge VAT').click();
  await page.getByLabel('Does the bill say “reverse charge”?').selectOption('Yes, VAT at 20%');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save Receipt' }).click();
  await expect(page.getByRole('button', { name: 'Save Receipt' })).toBeHidden();
  await expect(page.getByText('£100.00 of VAT, in boxes 1 and 4').first()).toBeVisible();
  await page.goto('/tax');
  await expect(boxes.getByRole('button', { name: /^Box 4 .*£100\.00/ })).toBeVisible();
  await boxes.getByRole('button', { name: /^Box 1 .*£300\.00/ }).click();
  await expect(behind.getByRole('link', { name: /Marsh Roofing .*£100\.00/ })).toBeVisible();

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByText('Earlier schemes and rates').click();
  await page.getByRole('button', { name: 'Add a scheme' }).click();
  await expect(page.getByText('Enter a day before today')).toBeVisible();
  await page.getByLabel('Scheme', { exact: true }).selectOption('Cash accounting');
  await page.getByLabel('Last day on this scheme').fill(addDays(today(), -400));
  await page.getByRole('button', { name: 'Add a scheme' }).click();
  const earlier = page.getByRole('list', { name: 'Earlier schemes and rates' });
  await expect(earlier).toContainText(`Cash accounting until ${formatDate(addDays(today(), -400))}`);
  await expectAccessible(page);
  await earlier.getByRole('button', { name: /^Delete Cash accounting/ }).click();
  await expect(earlier).toBeHidden();

  await page.locator('summary', { hasText: 'Change scheme' }).click();
  const next = page.getByLabel('From', { exact: true });
  await page.getByLabel('New scheme').selectOption('Cash accounting');
  const start = (await next.locator('option').allTextContents()).at(-1) ?? '';
  await next.selectOption(start);
  await page.getByRole('button', { name: 'Change scheme' }).click();
  await expect(earlier).toContainText('Standard scheme until');
  await expect(page.locator('summary', { hasText: 'Change scheme' })).toContainText(
    `Cash accounting: by payment, from ${start}`,
  );
  await earlier.getByRole('button', { name: /^Delete Standard scheme/ }).click();
  await expect(page.locator('summary', { hasText: 'Change scheme' })).toContainText(
    'Standard scheme: by invoice',
  );

  await pressSegment(page, 'Registration');
  await expect(page.getByText('You’re registered for VAT')).toBeVisible();
  await expectAccessible(page);
  await pressSegment(page, 'Income Tax');
  await expect(page.getByRole('button', { name: /^Turnover £1,000\.00/ }).first()).toBeVisible();
  await page.getByText('Where receipts go').click();
  await page.getByLabel('Meals').selectOption('adminCosts');
  await says(page, 'Saved');
  await expectAccessible(page);
  await expect
    .poll(async () => (await api.call(routes.settings.tax, {})).categories.meals)
    .toBe('adminCosts');

  await pressSegment(page, 'CIS');
  const statement = page.getByRole('checkbox', { name: /^Statement of Mill/ });
  await statement.click();
  await expect(page.getByText(/^Statement received /)).toBeVisible();
  await expect(statement).toBeChecked();
  await page.getByLabel('Deduction on the statement, in pounds').fill('199.50');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('£0.50 less')).toBeVisible();

  await page.getByRole('button', { name: 'Add a month' }).click();
  await behind.getByLabel('Contractor').fill('mil');
  await page.getByRole('option', { name: /Mill/ }).click();
  await behind.getByLabel('Tax month').selectOption({ index: 1 });
  await behind.getByLabel('Gross amount').fill('500');
  await behind.getByLabel('Amount deducted').fill('501');
  await behind.getByLabel('File').setInputFiles(photo);
  await behind.getByRole('button', { name: 'Save' }).click();
  await expect(behind.getByText('Cannot be more than the gross amount')).toBeVisible();
  await behind.getByLabel('Amount deducted').fill('100');
  await expectAccessible(page);
  await behind.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'from the statement only' });
  await expect(row).toContainText('Statement on file');
  await expect(page.getByRole('list', { name: 'Tax year total' })).toContainText('£299.50');
  await row.getByRole('button', { name: /^More actions for Mill/ }).click();
  await expect(page.getByRole('link', { name: 'Open Statement' })).toHaveAttribute('href', /statements/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete File' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete File' }).click();
  await expect(row).not.toContainText('Statement on file');
});

test('Today says how near the VAT limit is from 80% on, and leads to the watch', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Mill' } });
  const raise = (invoiceNumber: string, amount: number) =>
    api.call(routes.invoices.create, { body: { clientId, invoiceNumber, amount, dueDate: '2030-01-31' } });
  await raise('INV-1', 71_999.99);
  await page.goto('/dashboard');
  // From then on the device works the turnover out itself, if the server hasn't said it before.
  await isKept(page);
  const near = page.getByRole('link', { name: /of the £90,000 limit/ });
  await expect(page.getByText('INV-1').first()).toBeVisible();
  await expect(near).toBeHidden();
  await raise('INV-2', 2_250.01);
  // Home asks once an hour; the watch's own page always shows the current state.
  await page.goto('/tax?part=registration');
  await expect(page.getByText('You’ve passed 80% of the VAT limit')).toBeVisible();
  await page.getByRole('link', { name: /^Home/ }).click();
  await expect(near).toContainText('£74,250 of the £90,000 limit');
  await expect(near).toContainText(`82.5% of the VAT limit on ${formatDate(today())}`);
  await expectAccessible(page);
  await near.click();
  await expect(page).toHaveURL(/\/tax\?part=registration/);
});

test('VAT of what was never paid is claimed back from the tax page', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  await api.call(routes.settings.updateBusiness, { body: business });
  const { id: clientId } = await api.call(routes.clients.create, {
    body: { name: 'Mill', address: '1 Mill Ln' },
  });
  const [taxPoint, dueDate] = [addDays(today(), -300), addDays(today(), -270)];
  const { id: invoiceId, invoiceNumber } = await api.call(routes.invoices.create, {
    body: { clientId, taxPoint, dueDate, lines: [labour] } as never,
  });
  await page.goto('/tax');
  await expect(
    page.getByRole('heading', { name: /^1 invoice unpaid for six months: £200\.00/ }),
  ).toBeVisible();
  const rows = page.getByRole('list', { name: 'Invoices to claim' });
  await expect(rows.getByRole('link', { name: new RegExp(invoiceNumber) })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Claim £200.00' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Claim' }).click();
  await expect(rows).toBeHidden();
  const boxes = page.getByRole('list', { name: 'VAT' });
  await boxes.getByRole('button', { name: /^Box 4 .*£200\.00/ }).click();
  await expect(page.getByRole('dialog').getByText('Bad debt')).toBeVisible();

  // The customer pays half on the same day, so only the other half is claimed.
  await api.call(routes.payments.record, {
    body: { invoiceId, amount: 600, method: 'bank', paidOn: today() },
  });
  await page.reload();
  await expect(boxes.getByRole('button', { name: /^Box 4 .*£100\.00/ })).toBeVisible();
});

test('VAT on what was on hand at the registration goes in the first return', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const vatFrom = today();
  await api.call(routes.settings.updateBusiness, { body: { ...business, vatFrom } });
  const receiptDate = addDays(vatFrom, -200);
  await keep(api, {
    receiptDate,
    vendor: 'Harbour Tiles',
    amount: 240,
    vatAmount: 40,
    category: 'materials',
  });
  await page.goto('/tax');
  const fold = page.locator('summary', { hasText: 'Bought before you registered' });
  await expect(fold).toContainText('Nothing claimed yet');
  await fold.click();
  await page.getByLabel(`Harbour Tiles, ${formatDate(receiptDate)}`).selectOption('Half left');
  await says(page, 'Box 4 of your first return is up to date');
  await expect(fold).toContainText('£20.00 claimed');
  await expectAccessible(page);
  const boxes = page.getByRole('list', { name: 'VAT' });
  await boxes.getByRole('button', { name: /^Box 4 .*£20\.00/ }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /Harbour Tiles .*£20\.00/ })).toBeVisible();
});

test('a scheme left in the middle of a year counts until its last day, at its rate', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await api.call(routes.settings.updateBusiness, { body: { ...business, vatScheme: 'flat' } });
  await api.call(routes.settings.updateTax, { body: { flatRate: 9.5 } });
  const { id: clientId } = await api.call(routes.clients.create, {
    body: { name: 'Mill', address: '1 Mill Ln' },
  });
  await api.call(routes.invoices.create, {
    body: { clientId, dueDate: '2030-01-31', lines: [labour] } as never,
  });
  await page.goto('/tax');
  const boxes = page.getByRole('list', { name: 'VAT' });
  await expect(boxes.getByRole('button', { name: /^Box 1 .*£114\.00/ })).toBeVisible();
  await page.locator('summary', { hasText: 'Change scheme' }).click();
  await page.getByLabel('New scheme').selectOption('Standard scheme');
  const from = (await page.getByLabel('From', { exact: true }).locator('option').allTextContents())[1] ?? '';
  await page.getByLabel('From', { exact: true }).selectOption(from);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change scheme' }).click();
  await expect(boxes.getByRole('button', { name: /^Box 1 .*£200\.00/ })).toBeVisible();
  await page.getByText('Earlier schemes and rates').click();
  await expect(page.getByRole('list', { name: 'Earlier schemes and rates' })).toContainText(
    'Flat rate scheme at 9.5% until',
  );
});
