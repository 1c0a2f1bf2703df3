import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { hold } from './fixtures/hold.ts';
import { test } from './fixtures/invoices.ts';
import { more } from './fixtures/more.ts';
import { said, says } from './fixtures/said.ts';
import { slowBack } from './fixtures/slow-back.ts';

/** How a form behaves while its save is slow, or when its user acts first. */

const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' });

/** Lets the reply through, and waits for its toast and the render after it. */
const afterReply = async (page: Page, letGo: () => void, name: 'client created' | 'client updated') => {
  letGo();
  await said(page, name);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
  );
};

const leaves = {
  Close: (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  Back: (page: Page) => page.evaluate(() => history.back()),
};

/** Hardy's form while it saves another phone number. */
const saving = async (page: Page, phone: string) => {
  await page.goto('/clients');
  await page.getByRole('link', { name: 'Hardy', exact: true }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByLabel('Phone').fill(phone);
  const letGo = await hold(page, '**/api/clients/*', 'PUT');
  await dialog(page).getByRole('button', { name: 'Update Client' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Saving...' })).toBeVisible();
  return letGo;
};

/** Discards a form while its save is in flight. */
const discardWhileSaving = async (page: Page, save: string) => {
  await dialog(page).getByRole('button', { name: save }).click();
  await leaves.Close(page);
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page)).toBeHidden();
};

test('closes a form once it is saved, however it was left, and goes nowhere after', {
  tag: '@one-size',
}, async ({ signedIn: page, api, raise }) => {
  const { id } = await api.call(routes.clients.create, { body: { name: 'Hardy' } });
  for (const [at, [way, leave]] of Object.entries(leaves).entries()) {
    await test.step(`saved while ${way} asks`, async () => {
      const phone = `01632 96001${at}`;
      const letGo = await saving(page, phone);
      await leave(page);
      await expect(question(page)).toBeVisible();
      letGo();
      await expect(question(page)).toBeHidden();
      await expect(dialog(page)).toBeHidden();
      await said(page, 'client updated');
      await expect(page).toHaveURL(`/clients?id=${id}`);
      await page.getByRole('button', { name: 'Edit' }).click();
      await expect(dialog(page).getByLabel('Phone')).toHaveValue(phone);
    });

    await test.step(`saved after all that ${way} had discarded`, async () => {
      const phone = `01632 96002${at}`;
      const letGo = await saving(page, phone);
      await leave(page);
      await question(page).getByRole('button', { name: 'Discard' }).click();
      await expect(dialog(page)).toBeHidden();
      await afterReply(page, letGo, 'client updated');
      await expect(page.getByRole('region', { name: 'Details' })).toContainText(phone);
      await expect(page).toHaveURL(`/clients?id=${id}`);
    });
  }

  await test.step('goes on after a question that another took the place of', async () => {
    const invoice = await raise({ amount: 240 });
    await page.goto(`/invoices?id=${invoice.id}`);
    await more(page, 'Record payment');
    await dialog(page).getByLabel('Amount').fill('300');
    const record = dialog(page).getByRole('button', { name: 'Record payment' });
    await record.click();
    const over = page.getByRole('alertdialog', { name: 'That’s £60.00 too much' });
    await expect(over).toBeVisible();
    await page.evaluate(() => history.back());
    await question(page).getByRole('button', { name: 'Keep editing' }).click();
    await record.click();
    await over.getByRole('button', { name: 'Record £300.00' }).click();
    await says(page, 'Payment recorded');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(`/invoices?id=${invoice.id}`);
  });

  await test.step('saved while Back is being undone', async () => {
    const letBack = await slowBack(page);
    const letGo = await saving(page, '01632 960030');
    await page.evaluate(() => history.back());
    await expect(question(page)).toBeVisible();
    await afterReply(page, letGo, 'client updated');
    await expect(question(page)).toBeHidden();
    await letBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(`/clients?id=${id}`);
  });
});

test('leaves the next form alone when a slow save ends', {
  tag: '@one-size',
}, async ({ signedIn: page, byron }) => {
  const add = (name: string) => page.getByRole('button', { name }).first().click();
  await page.goto('/clients');
  const letClient = await hold(page, '**/api/clients', 'POST');
  await add('Add Client');
  await dialog(page).getByLabel('Name').fill('G. Eliot');
  await discardWhileSaving(page, 'Create Client');
  await add('Add Client');
  await dialog(page).getByLabel('Name').fill('Mrs Example');
  await afterReply(page, letClient, 'client created');
  await expect(question(page)).toBeHidden();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Mrs Example');
  await page.reload();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Mrs Example');

  await page.goto(`/jobs?id=${byron.jobId}`);
  const letCertificate = await hold(page, '**/api/jobs/*/certificates', 'POST');
  await add('Add Certificate');
  await dialog(page).getByLabel('Number').fill('GS-12');
  await discardWhileSaving(page, 'Save Certificate');
  await add('Add Certificate');
  await dialog(page).getByLabel('Number').fill('GS-13');
  letCertificate();
  await says(page, 'Certificate saved');
  await expect(page.getByText(/No\. GS-12 · Due /)).toBeVisible();
  await expect(dialog(page).getByLabel('Number')).toHaveValue('GS-13');

  await page.route('**/api/receipts/scan', (route) => route.abort());
  const letReceipt = await hold(page, '**/api/receipts', 'POST');
  await page.goto('/receipts');
  await add('Add Receipt');
  await dialog(page).getByLabel('Upload').setInputFiles('local/textract/testing/example-receipt.png');
  await dialog(page).getByLabel('Vendor').fill('Hardy & Sons');
  await discardWhileSaving(page, 'Save Receipt');
  await add('Add Receipt');
  await dialog(page).getByLabel('Vendor').fill('Harbour Café');
  letReceipt();
  await said(page, 'receipt uploaded');
  await expect(page.getByText('Hardy & Sons')).toBeVisible();
  await expect(question(page)).toBeHidden();
  await expect(dialog(page).getByLabel('Vendor')).toHaveValue('Harbour Café');
});
