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
    body: { name: 'Harbour Café', address: '1 Quay\nExampleton\nEX1 1AB' },
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
  const refusal = page.getByRole('alertdialog', { name: 'This cannot be an e-invoice yet' });
  await expect(refusal).toContainText('names its seller by a company number');
  await expectAccessible(page);
  await refusal.getByRole('button', { name: 'Open Settings' }).click();
  await expect(page).toHaveURL(/\/settings#business$/);
  await api.call(settings.updateBusiness, {
    body: {
      businessKind: 'company',
      legalName: 'Quay Ltd',
      companyNumber: '01234567',
      registeredOffice: '2 Quay',
    },
  });
  const saving = page.waitForEvent('download');
  await ask();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('INV-1.xml');
  expect(await readFile(await saved.path(), 'utf8')).toContain('<cbc:CompanyID>01234567</cbc:CompanyID>');
  await expect(page.getByText('It cannot go over Peppol', { exact: false })).toBeVisible();

  const { number } = await api.call(invoices.credit, { params: { id }, body: { reason: 'Not wanted' } });
  await page.goto(`/invoices?id=${id}`);
  const credit = page.getByRole('button', { name: `E-invoice of ${number} (XML)` });
  await expect(credit).toBeVisible();
  await expectAccessible(page);
  const crediting = page.waitForEvent('download');
  await credit.click();
  const credited = await crediting;
  expect(credited.suggestedFilename()).toBe(`${number}.xml`);
  expect(await readFile(await credited.path(), 'utf8')).toContain('<cbc:CreditNoteTypeCode>381<');
});
