import { expect, type Page } from '@playwright/test';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { addLine } from './fixtures/add-line.ts';
import { more } from './fixtures/more.ts';
import { vatSeller } from './fixtures/seller.ts';
import { test } from './fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('writes a quote from the settings, with an extra and a deposit, copies and deletes it', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'Mrs Example' } });
  // The link opens the folded section.
  await page.goto('/settings#quotes');
  await page.getByLabel('Quotes Valid for Days').fill('10');
  await page.getByLabel('Terms on Quotes').fill('Half on the first day.');
  await expectAccessible(page);
  // What was saved here is known here: the server doesn't have to answer before the next page starts.
  await page.route('**/api/auth/user', () => undefined);
  await page.getByRole('button', { name: 'Save Business Details' }).click();
  await expect(page.getByText('Business details updated successfully').first()).toBeVisible();
  await page.goto(`/quotes?new=1&client=${clientId}`);
  await expect(dialog(page).getByLabel('Valid until')).toHaveValue(addDays(today(), 10));
  await dialog(page).getByText('Deposit, terms and more').click();
  await expect(dialog(page).getByRole('textbox', { name: /^Terms/ })).toHaveValue('Half on the first day.');
  await page.unroute('**/api/auth/user');
  await dialog(page).getByLabel('Title').fill('Shower and towel rail');
  await addLine(page, 'Shower, thermostatic', '310');
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await addLine(page, 'Power flush', '200');
  await dialog(page).getByRole('checkbox', { name: 'Optional extra' }).check();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await dialog(page).getByLabel('Deposit', { exact: true }).selectOption('percent');
  await dialog(page).getByLabel('How much').fill('25');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Quote saved')).toBeVisible();

  await expect(page.getByText('Deposit of 25% when accepted')).toBeVisible();
  await expect(page.getByText('Optional extras')).toBeVisible();
  await expectAccessible(page);
  const [quote] = await api.call(routes.quotes.list, {});
  expect(quote).toMatchObject({ number: 'Q-1', status: 'draft', total: 310 });

  await more(page, 'Make a copy');
  await expect(dialog(page).getByLabel('Title')).toHaveValue('Shower and towel rail');
  const kept = await api.call(routes.quotes.list, {});
  expect(kept.map(({ number }) => number).sort()).toEqual(['Q-1', 'Q-2']);
  for (const { id } of kept) await api.call(routes.quotes.remove, { params: { id } });

  // A quote's document is among the records, so it opens without the server.
  const lines = [
    { kind: 'labour', description: 'Rail', quantity: 1, unit: 'each', unitPrice: 310, vat: 'o' } as const,
  ];
  const { id } = await api.call(routes.quotes.create, { body: { clientId, title: 'Rail alone', lines } });
  await page.goto('/quotes');
  const paper = `**/api/quotes/${id}`;
  await page.route(paper, (route) => route.abort());
  await page.getByRole('button', { name: /Rail alone/ }).click();
  await expect(page.getByText('Rail', { exact: true })).toBeVisible();
  await page.unroute(paper);
  await more(page, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Quote deleted')).toBeVisible();
  await expect(page.getByText('No quotes found')).toBeVisible();
  expect(await api.call(routes.quotes.list, {})).toEqual([]);
});

test('sends a quote, accepts it by telephone with its extra, and bills it to the penny', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await api.call(routes.settings.updateBusiness, { body: vatSeller });
  const client = { name: 'Mrs Example', email: 'mrs@example.com', address: '14 Mill Lane' };
  const { id: clientId } = await api.call(routes.clients.create, { body: client });
  const line = { kind: 'other', quantity: 1, unit: 'each', vat: 's' } as const;
  const { id } = await api.call(routes.quotes.create, {
    body: {
      clientId,
      title: 'Shower',
      lines: [
        { ...line, description: 'Shower', unitPrice: 310.01 },
        { ...line, description: 'Power flush', unitPrice: 200, optional: true },
      ],
      deposit: { kind: 'percent', value: 25 },
    },
  });
  await page.goto(`/quotes?id=${id}`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog(page).getByLabel('To')).toHaveValue('mrs@example.com');
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Quote sent to mrs@example.com')).toBeVisible();

  await more(page, 'Edit');
  await dialog(page).getByLabel('Title').fill('Shower and tray');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your customer still sees the quote you sent')).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Sent, version 2')).toBeVisible();
  await expect(dialog(page)).toBeHidden();

  // They accept what they were sent, whatever was changed since.
  const dearer = {
    clientId,
    title: 'Dearer',
    lines: [{ ...line, description: 'Gold taps', unitPrice: 900 }],
  };
  await api.call(routes.quotes.update, { params: { id }, body: { ...dearer, deposit: null } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dearer' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Accept for them' }).click();
  await expect(dialog(page).getByText('This records an answer to the quote you sent')).toBeVisible();
  await dialog(page).getByRole('checkbox', { name: 'Power flush' }).check();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Accept £612.01' }).click();
  await expect(page.getByText('Mrs Example · By phone')).toBeVisible();
  await expect(page.getByText('You haven’t sent your last change')).toBeVisible();
  await expect(page.locator('.paper')).toContainText(/Shower and tray.*Power flush.*£612\.01/s);
  await more(page, 'Create Invoice');
  await expect(page.getByText('Invoice drafted from the quote')).toBeVisible();
  const [deposit] = await api.call(routes.invoices.list, {});
  const [draft] = await api.call(routes.invoices.drafts, {});
  expect(deposit?.amount).toBe(153);
  expect(draft?.amount).toBe(459.01);

  // Part of its deposit is credited, so the rest goes on the final invoice.
  await api.call(routes.invoices.credit, {
    params: { id: deposit?.id ?? 0 },
    body: { lines: [{ ...line, description: 'Shower', unitPrice: 27.5 }] },
  });
  const less = page.getByRole('listitem').filter({ hasText: 'Less the deposit' });
  await expect(less).toHaveText(/-£127\.50$/);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This invoice isn’t ready yet' })).toContainText(
    'The deposit of invoice INV-1 was credited. No more than £100.00 and £20.00 VAT is left',
  );
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Edit Less the deposit of invoice INV-1' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Remove item' })).toBeVisible();
  for (const name of ['Kind', 'Quantity', 'Unit', 'Discount %'])
    await expect(dialog(page).getByLabel(name, { exact: true })).toBeHidden();
  await expect(dialog(page).getByRole('button', { name: 'Save to price list' })).toBeHidden();
  await dialog(page).getByLabel('Price', { exact: true }).fill('-100');
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await dialog(page).getByRole('button', { name: 'Create Invoice' }).click();
  await expect(page.getByText('Invoice INV-2 finished')).toBeVisible();
  const [final] = await api.call(routes.invoices.list, {});
  expect(final?.amount).toBe(492.01);
  const [job] = await api.call(routes.jobs.list, {});
  await page.goto(`/jobs?id=${job?.id}`);
  await expect(page.getByRole('link', { name: /Shower and tray/ })).toBeVisible();
});
