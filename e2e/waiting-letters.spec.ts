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

const { clients, invoices, settings } = routes;

const sendIt = async (page: Page, email: string) => {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: /^Send / });
  await expect(sheet.getByLabel('To')).toHaveValue(email);
  await sheet.getByRole('button', { name: 'Send when online' }).click();
  await says(page, 'Saved on this phone');
  await expect(sheet).toBeHidden();
};
const goes = (page: Page, email: string) => page.getByText(`Will send to ${email} when you’re online`);

test(
  'sends letters written offline, also of an invoice made there, but not cancelled ones',
  { tag: '@one-size' },
  async ({ signedIn: page, api, line }, { testId }) => {
    await api.call(settings.updateBusiness, {
      body: {
        businessKind: 'sole_trader',
        tradingName: 'Robin Plumbing',
        ownName: 'Robin Example',
        address: '1 High Street, York',
      },
    });
    await test.step('of invoices that are there', async () => {
      const [known, typed] = [`cellar-${testId}@example.com`, `typed-${testId}@example.com`];
      const eliot = await api.call(clients.create, { body: { name: 'G. Eliot', email: known } });
      const dickens = await api.call(clients.create, { body: { name: 'C. Dickens' } });
      const raise = (clientId: number, amount: number) =>
        api.call(invoices.create, {
          body: { invoiceNumber: `CELLAR-${amount}`, clientId, amount, dueDate: addDays(today(), 30) },
        });
      const [first, second] = [await raise(eliot.id, 240), await raise(dickens.id, 60)];
      await page.goto('/clients');
      await isKept(page);
      await page.goto(`/invoices?id=${second.id}`);
      await isKept(page);
      await page.goto(`/invoices?id=${first.id}`);
      await isStocked(page);
      await isKept(page);
      await line.cut();
      // The page learns that it is offline from the first request that fails.
      await page.reload();
      await expect(page.getByRole('heading', { name: '£240.00' })).toBeVisible();
      const pdf = page.getByRole('group', { name: 'Next step' }).getByRole('button', { name: /^PDF/ });
      await expect(pdf).toBeDisabled();
      await expect(pdf).toContainText('You need to be online');
      await page.getByRole('button', { name: 'More actions' }).click();
      const remove = page
        .getByRole('group', { name: 'More actions' })
        .getByRole('button', { name: /^Delete/ });
      // Changes can be queued; what needs the server's answer can't.
      await expect(remove).toBeEnabled();
      await page.keyboard.press('Escape');

      await sendIt(page, known);
      await expect(goes(page, known)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Cancel sending', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel sending' }).click();
      await expect(goes(page, known)).toBeHidden();
      await expect(strip(page)).toBeHidden();
      await sendIt(page, known);
      await expect(strip(page)).toContainText('1 waiting');

      await page.goto(`/invoices?id=${second.id}`);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await dialog(page).getByLabel('To').fill(typed);
      await dialog(page)
        .getByRole('button', { name: /^Send (to|when)/ })
        .click();
      await expect(goes(page, typed)).toBeVisible();
      await expect(strip(page)).toContainText('2 waiting');
      await expect(dialog(page)).toBeHidden();
      await page.goto(`/invoices?id=${first.id}`);
      await expect(goes(page, known)).toBeVisible();
      await api.call(clients.update, {
        params: { id: dickens.id },
        body: { name: 'Charles Dickens', phone: '01632 960004' },
      });
      await line.mend();
      await allSent(page);
      await expect(page.getByText('Sent today', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'PDF' })).toBeVisible();
      for (const email of [known, typed]) expect(await mailTo(services().inbox, email)).toHaveLength(1);
      // Both changes are kept: this one and the other device's.
      expect(await api.call(clients.get, { params: { id: dickens.id } })).toMatchObject({
        ...{ name: 'Charles Dickens', phone: '01632 960004', email: typed },
      });
    });

    await test.step('a client, a draft, its invoice and its letter, each once and in its order', async () => {
      const email = `chain-${testId}@example.com`;
      const hardy = await api.call(clients.create, { body: { name: 'T. Hardy' } });
      const draft = await api.call(invoices.createDraft, {
        body: { clientId: hardy.id, amount: 80, dueDate: addDays(today(), 14) },
      });
      await page.goto(`/invoices?draft=${draft.id}`);
      await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
      const before = line.changes.length;
      await line.cut();
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await says(page, 'Saved on this phone');
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await expect(dialog(page)).toBeHidden();
      // It is an invoice straight away.
      await expect(page.getByRole('heading', { name: '£80.00' })).toBeVisible();
      await expect(strip(page)).toContainText('1 waiting');

      await page.goto('/clients?new=1');
      await dialog(page).getByLabel('Name').fill('Cellar Ltd');
      await dialog(page).getByLabel('Email').fill(email);
      await saveClient(page);
      await expect(dialog(page)).toBeHidden();
      await page.goto('/invoices?new=1&mode=lines');
      await pick(page, 'Client', 'Cellar Ltd');
      await addLine(page, 'Labour', '95');
      await dialog(page).getByRole('button', { name: 'Save draft' }).click();
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      const sheet = page.getByRole('dialog', { name: 'Send invoice' });
      await expect(sheet.getByLabel('Subject')).toHaveValue('Invoice from Robin Plumbing');
      await sheet.getByRole('button', { name: 'Send when online' }).click();
      await expect(goes(page, email)).toBeVisible();
      // The sheet closes by going back in the history, which would apply to a page loaded meanwhile and leave it on the form
      // before.
      await expect(sheet).toBeHidden();
      await page.reload();
      await expect(strip(page)).toContainText('5 waiting');
      await expect(goes(page, email)).toBeVisible();
      await line.mend();
      await allSent(page);
      const sent = line.changes.slice(before).map(({ call }) => call);
      const own = `POST /api/invoices/drafts/${draft.id}/issue`;
      expect(sent.filter((call) => call === own)).toHaveLength(1);
      expect(sent.filter((call) => call !== own).map((call) => call.replace(/\d+/, '{id}'))).toEqual([
        'POST /api/clients',
        'POST /api/invoices/drafts',
        'POST /api/invoices/drafts/{id}/issue',
        'POST /api/invoices/{id}/send',
      ]);
      const made = await api.call(invoices.list, {});
      expect(made.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([
        60, 80, 95, 240,
      ]);
      const invoice = made.find(({ amount }) => amount === 95);
      const [mail, ...others] = await mailTo(services().inbox, email);
      expect(others).toEqual([]);
      // The server writes the default text, with the number that it assigned.
      expect(mail?.subject).toBe(`Invoice ${invoice?.invoiceNumber} from Robin Plumbing`);
      expect(mail?.body.text).toContain(`invoice ${invoice?.invoiceNumber} for £95.00`);
    });
  },
);
