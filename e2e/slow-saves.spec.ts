import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { hold } from './fixtures/hold.ts';
import { test } from './fixtures/invoices.ts';
import { more } from './fixtures/more.ts';
import { said, says } from './fixtures/said.ts';
import { slowBack } from './fixtures/slow-back.ts';

/** What a form does whose save takes long, or is overtaken by its user. */

const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' });

/** What follows a reply has followed: it is said, and what it changes is drawn. */
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

/** A client's form that is being saved. */
const saving = async (page: Page, name: string) => {
  await page.goto('/clients');
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByLabel('Phone').fill('01632 960004');
  const letGo = await hold(page, '**/api/clients/*', 'PUT');
  await dialog(page).getByRole('button', { name: 'Update Client' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Saving...' })).toBeVisible();
  return letGo;
};

/** Leaves a form for good whose save is under way. */
const discardWhileSaving = async (page: Page, save: string) => {
  await dialog(page).getByRole('button', { name: save }).click();
  await leaves.Close(page);
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page)).toBeHidden();
};

for (const [way, leave] of Object.entries(leaves)) {
  test(`takes the question of ${way} away once it is saved, and closes the form once`, {
    tag: '@one-size',
  }, async ({ signedIn: page, api }) => {
    const { id } = await api.call(routes.clients.create, { body: { name: 'Hardy' } });
    const letGo = await saving(page, 'Hardy');
    await leave(page);
    await expect(question(page)).toBeVisible();
    letGo();
    await expect(question(page)).toBeHidden();
    await expect(dialog(page)).toBeHidden();
    await said(page, 'client updated');
    await expect(page).toHaveURL(`/clients?id=${id}`);
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(dialog(page).getByLabel('Phone')).toHaveValue('01632 960004');
  });

  test(`takes no step when what ${way} had discarded is saved after all`, {
    tag: '@one-size',
  }, async ({ signedIn: page, api }) => {
    const { id } = await api.call(routes.clients.create, { body: { name: 'Hardy' } });
    const letGo = await saving(page, 'Hardy');
    await leave(page);
    await question(page).getByRole('button', { name: 'Discard' }).click();
    await expect(dialog(page)).toBeHidden();
    await afterReply(page, letGo, 'client updated');
    await expect(page.getByRole('region', { name: 'Details' })).toContainText('01632 960004');
    await expect(page).toHaveURL(`/clients?id=${id}`);
  });
}

test('leaves the next form alone when what the last one had sent is saved', {
  tag: '@one-size',
}, async ({ signedIn: page, api }) => {
  await api.call(routes.clients.create, { body: { name: 'Hardy' } });
  await page.goto('/clients');
  const letGo = await hold(page, '**/api/clients', 'POST');
  const add = () => page.getByRole('button', { name: 'Add Client' }).click();
  await add();
  await dialog(page).getByLabel('Name').fill('G. Eliot');
  await discardWhileSaving(page, 'Create Client');
  await add();
  await dialog(page).getByLabel('Name').fill('Mrs Example');
  await afterReply(page, letGo, 'client created');
  await expect(question(page)).toBeHidden();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Mrs Example');
  await page.reload();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Mrs Example');
});

test('leaves a new certificate alone when the last one is saved', { tag: '@one-size' }, async ({
  signedIn: page,
  byron,
}) => {
  await page.goto(`/jobs?id=${byron.jobId}`);
  const letGo = await hold(page, '**/api/jobs/*/certificates', 'POST');
  const add = () => page.getByRole('button', { name: 'Add Certificate' }).click();
  await add();
  await dialog(page).getByLabel('Number').fill('GS-12');
  await discardWhileSaving(page, 'Save Certificate');
  await add();
  await dialog(page).getByLabel('Number').fill('GS-13');
  letGo();
  await says(page, 'Certificate saved');
  await expect(page.getByText(/No\. GS-12 · Due /)).toBeVisible();
  await expect(dialog(page).getByLabel('Number')).toHaveValue('GS-13');
});

test('leaves a new receipt alone when the last one is saved', { tag: '@one-size' }, async ({
  signedIn: page,
}) => {
  await page.route('**/api/receipts/scan', (route) => route.abort());
  const letGo = await hold(page, '**/api/receipts', 'POST');
  await page.goto('/receipts');
  const add = () => page.getByRole('button', { name: 'Add Receipt' }).first().click();
  await add();
  await dialog(page).getByLabel('Upload').setInputFiles('local/textract/testing/example-receipt.png');
  await dialog(page).getByLabel('Vendor').fill('Hardy & Sons');
  await discardWhileSaving(page, 'Save Receipt');
  await add();
  await dialog(page).getByLabel('Vendor').fill('Harbour Café');
  letGo();
  await said(page, 'receipt uploaded');
  await expect(page.getByText('Hardy & Sons')).toBeVisible();
  await expect(question(page)).toBeHidden();
  await expect(dialog(page).getByLabel('Vendor')).toHaveValue('Harbour Café');
});

test('closes a form that is saved while Back is being undone', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
  const { id } = await api.call(routes.clients.create, { body: { name: 'Hardy' } });
  const letBack = await slowBack(page);
  const letGo = await saving(page, 'Hardy');
  await page.evaluate(() => history.back());
  await expect(question(page)).toBeVisible();
  await afterReply(page, letGo, 'client updated');
  await expect(question(page)).toBeHidden();
  await letBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(`/clients?id=${id}`);
});

test('goes on after a question that another took the place of', { tag: '@one-size' }, async ({
  signedIn: page,
  raise,
}) => {
  const { id } = await raise({ amount: 240 });
  await page.goto(`/invoices?id=${id}`);
  await more(page, 'Record payment');
  await dialog(page).getByLabel('Amount').fill('300');
  const record = dialog(page).getByRole('button', { name: 'Record payment' });
  await record.click();
  const over = page.getByRole('alertdialog', { name: 'That is £60.00 more than is owed' });
  await expect(over).toBeVisible();
  await page.evaluate(() => history.back());
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await record.click();
  await over.getByRole('button', { name: 'Record £300.00' }).click();
  await says(page, 'Payment recorded');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(`/invoices?id=${id}`);
});
