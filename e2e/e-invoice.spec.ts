import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { test } from './fixtures/test.ts';

test('an e-invoice that lacks something says what and leads there, and is saved once it is there', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  const { clients, invoices, settings } = routes;
  const business = { ownName: 'Robin Example', address: '2 Quay\nExampleton\nEX1 1AA' };
  await api.call(settings.updateBusiness, { body: business });
  const { id: clientId } = await api.call(clients.create, {
    body: { name: 'Harbour Café' },
  });
  const line = {
    kind: 'labour',
    description: 'Fit a tap',
    quantity: 2,
    unit: 'hour',
    unitPrice: 45,
    vat: 'o',
  } as const;
  const { id } = await api.call(invoices.create, {
    body: { clientId, invoiceNumber: 'INV-1', dueDate: '2030-01-31', lines: [line] },
  });
  const ask = async () => {
    await page.goto(`/invoices?id=${id}`);
    await page.getByRole('region', { name: 'Details' }).getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('button', { name: 'E-invoice (XML)' }).click();
  };
  await ask();
  const refusal = page.getByRole('alertdialog', { name: 'This can’t be an e-invoice yet' });
  await expect(refusal).toContainText('Add Harbour Café’s address to the client');
  await expectAccessible(page);
  await refusal.getByRole('button', { name: 'Open client' }).click();
  await expect(page).toHaveURL(new RegExp(`/clients\\?.*edit=${clientId}`));
  const address = '1 Quay\nExampleton\nEX1 1AB';
  await api.call(clients.update, { params: { id: clientId }, body: { name: 'Harbour Café', address } });
  const saving = page.waitForEvent('download');
  await ask();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('INV-1.xml');
  expect(await readFile(await saved.path(), 'utf8')).toContain('<cbc:StreetName>1 Quay</cbc:StreetName>');
  await expect(page.getByText('You can’t send it over Peppol', { exact: false })).toBeVisible();

  const { number } = await api.call(invoices.credit, { params: { id }, body: { reason: 'Not wanted' } });
  await page.goto(`/invoices?id=${id}`);
  const credit = page.getByRole('button', { name: `E-invoice of ${number} (XML)` });
  const crediting = page.waitForEvent('download');
  await credit.click();
  const credited = await crediting;
  expect(credited.suggestedFilename()).toBe(`${number}.xml`);
  expect(await readFile(await credited.path(), 'utf8')).toContain('<cbc:CreditNoteTypeCode>381<');
});
