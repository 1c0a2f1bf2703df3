import { expect, type Page } from '@playwright/test';
import { mailTo } from '../functions/testing/inbox.ts';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { addLine } from './fixtures/add-line.ts';
import { allSent, strip, test } from './fixtures/cellar.ts';
import { isKept, isStocked } from './fixtures/device.ts';
import { dialog, pick, saveClient } from './fixtures/offline-client.ts';
import { says } from './fixtures/said.ts';
import { services } from './fixtures/test.ts';

const tag = '@one-size';
const { clients, invoices, settings } = routes;

const sendIt = async (page: Page, email: string) => {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: /^Send / });
  await expect(sheet.getByLabel('To')).toHaveValue(email);
  await sheet.getByRole('button', { name: 'Send when connected' }).click();
  await says(page, 'Kept on this phone');
  await expect(sheet).toBeHidden();
};
const goes = (page: Page, email: string) => page.getByText(`Goes to ${email} when connected`);

test(
  'lets an invoice go out when connected, takes that back, and sends it once',
  { tag },
  async ({ signedIn: page, api, line }, { testId }) => {
    const email = `cellar-${testId}@example.com`;
    const { id: clientId } = await api.call(clients.create, { body: { name: 'G. Eliot', email } });
    const dueDate = addDays(today(), 30);
    const { id } = await api.call(invoices.create, {
      body: { invoiceNumber: 'CELLAR-1', clientId, amount: 240, dueDate },
    });
    await page.goto(`/invoices?id=${id}`);
    await expect(page.getByRole('heading', { name: '£240.00' })).toBeVisible();
    await isStocked(page);
    await isKept(page, '"/api/invoices","pages"]', '/api/invoices/{id}"');
    await line.cut();
    // The page hears of it by the first thing that does not come.
    await page.reload();
    await expect(page.getByRole('heading', { name: '£240.00' })).toBeVisible();
    const pdf = page.getByRole('group', { name: 'Next step' }).getByRole('button', { name: /^PDF/ });
    await expect(pdf).toBeDisabled();
    await expect(pdf).toContainText('Needs a connection');
    await page.getByRole('button', { name: 'More actions' }).click();
    const remove = page.getByRole('group', { name: 'More actions' }).getByRole('button', { name: /^Delete/ });
    await expect(remove).toBeDisabled();
    await expect(remove).toContainText('Needs a connection');
    await page.keyboard.press('Escape');
    await expectAccessible(page);

    await sendIt(page, email);
    await expect(goes(page, email)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Take back', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
    await expect(goes(page, email)).toBeHidden();
    await expect(strip(page)).toBeHidden();
    await sendIt(page, email);
    await expect(strip(page)).toContainText('1 waiting');
    await line.mend();
    await allSent(page);
    await expect(page.getByText('Sent today', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'PDF' })).toBeVisible();
    expect(await mailTo(services().inbox, email)).toHaveLength(1);
  },
);

test(
  'keeps the address typed into a letter that waits on its client, beside what is changed there meanwhile',
  {
    tag,
  },
  async ({ signedIn: page, api, line }, { testId }) => {
    const email = `typed-${testId}@example.com`;
    const { id: clientId } = await api.call(clients.create, { body: { name: 'C. Dickens' } });
    const { id } = await api.call(invoices.create, {
      body: { invoiceNumber: 'CELLAR-2', clientId, amount: 60, dueDate: addDays(today(), 30) },
    });
    await page.goto('/clients');
    await isKept(page, '"/api/clients","pages"]');
    await page.goto(`/invoices?id=${id}`);
    await expect(page.getByRole('heading', { name: '£60.00' })).toBeVisible();
    await isStocked(page);
    await isKept(page, '/api/invoices/{id}"');
    await line.cut();
    // What was still on its way when the line went is no part of this.
    await page.reload();
    await expect(page.getByRole('heading', { name: '£60.00' })).toBeVisible();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await dialog(page).getByLabel('To').fill(email);
    await dialog(page)
      .getByRole('button', { name: /^Send (to|when)/ })
      .click();
    await expect(goes(page, email)).toBeVisible();
    await expect(strip(page)).toContainText('2 waiting');
    await api.call(clients.update, {
      params: { id: clientId },
      body: { name: 'Charles Dickens', phone: '01632 960004' },
    });
    await line.mend();
    await allSent(page);
    expect(await mailTo(services().inbox, email)).toHaveLength(1);
    expect(await api.call(clients.get, { params: { id: clientId } })).toMatchObject({
      ...{ name: 'Charles Dickens', phone: '01632 960004', email },
    });
  },
);

test('issues a draft when connected: it is an invoice at once, and gets its number when it arrives', {
  tag,
}, async ({ signedIn: page, api, line }) => {
  const { id: clientId } = await api.call(clients.create, { body: { name: 'T. Hardy' } });
  const { id } = await api.call(invoices.createDraft, {
    body: { clientId, amount: 95, dueDate: addDays(today(), 14) },
  });
  await page.goto(`/invoices?draft=${id}`);
  await expect(page.getByRole('button', { name: 'Issue' })).toBeVisible();
  await isStocked(page);
  await line.cut();
  await page.getByRole('button', { name: 'Issue' }).click();
  await says(page, 'Kept on this phone');
  await expect(page.getByRole('heading', { name: '£95.00' })).toBeVisible();
  await expect(strip(page)).toContainText('1 waiting');
  await line.mend();
  await allSent(page);
  expect(await api.call(invoices.list, {})).toMatchObject([{ amount: 95, clientId }]);
});

test(
  'makes a client, a draft, its invoice and the letter in one cellar, and sends each once in its order',
  {
    tag,
  },
  async ({ signedIn: page, api, line }, { testId }) => {
    const email = `chain-${testId}@example.com`;
    await api.call(settings.updateBusiness, {
      body: {
        businessKind: 'sole_trader',
        tradingName: 'Robin Plumbing',
        ownName: 'Robin Example',
        address: '1 High Street, York',
      },
    });
    await page.goto('/dashboard');
    await isStocked(page);
    await line.cut();
    await page.goto('/clients?new=1');
    await dialog(page).getByLabel('Name').fill('Cellar Ltd');
    await dialog(page).getByLabel('Email').fill(email);
    await saveClient(page);
    await expect(dialog(page)).toBeHidden();
    await page.goto('/invoices?new=1&mode=lines');
    await pick(page, 'Client', 'Cellar Ltd');
    await addLine(page, 'Labour', '95');
    await dialog(page).getByRole('button', { name: 'Save draft' }).click();
    await page.getByRole('button', { name: 'Issue', exact: true }).click();
    await expect(page.getByText('Its number comes with the connection · Cellar Ltd')).toBeVisible();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Send invoice' });
    await expect(sheet.getByLabel('Subject')).toHaveValue('Invoice from Robin Plumbing');
    await sheet.getByRole('button', { name: 'Send when connected' }).click();
    await expect(goes(page, email)).toBeVisible();
    // The sheet closes by a step back: a page loaded anew meanwhile would take it, and stand at the form of before.
    await expect(sheet).toBeHidden();
    await page.reload();
    await expect(strip(page)).toContainText('4 waiting');
    await expect(goes(page, email)).toBeVisible();
    await line.mend();
    await allSent(page);
    expect(line.changes.map(({ call }) => call.replace(/\d+/, '{id}'))).toEqual([
      'POST /api/clients',
      'POST /api/invoices/drafts',
      'POST /api/invoices/drafts/{id}/issue',
      'POST /api/invoices/{id}/send',
    ]);
    const [invoice] = await api.call(invoices.list, {});
    const [mail, ...others] = await mailTo(services().inbox, email);
    expect(others).toEqual([]);
    // The server writes the usual words, with the number that it gave.
    expect(mail?.subject).toBe(`Invoice ${invoice?.invoiceNumber} from Robin Plumbing`);
    expect(mail?.body.text).toContain(`invoice ${invoice?.invoiceNumber} for £95.00`);
  },
);
