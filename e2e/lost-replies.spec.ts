import { expect, type Page } from '@playwright/test';
import { mailTo } from '../functions/testing/inbox.ts';
import { routes } from '../shared/routes.ts';
import { allSent } from './fixtures/cellar.ts';
import { test } from './fixtures/invoices.ts';
import { loseNext } from './fixtures/lose-next.ts';
import { saysKeptOrDone } from './fixtures/said.ts';
import { seller } from './fixtures/seller.ts';
import { services } from './fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('a payment whose answer was lost is recorded once, and shown at once, once', {
  tag: '@one-size',
}, async ({ signedIn: page, api, raise }) => {
  const form = page.getByRole('dialog', { name: 'Record payment' });
  // A part payment, and the full amount.
  for (const amount of ['100', '240']) {
    const { id } = await raise({ amount: 240 });
    await loseNext(page, '**/api/payments', 'POST');
    await page.goto(`/invoices?id=${id}&pay=${id}`);
    await form.getByLabel('Amount').fill(amount);
    await form.getByLabel('Note').fill('Left under the mat');
    await form.getByRole('button', { name: 'Record payment' }).click();
    await saysKeptOrDone(page);
    await expect(form).toBeHidden();
    const list = page.getByRole('list', { name: 'Payments' }).getByRole('listitem');
    await expect(list).toHaveCount(1);
    await allSent(page);
    await expect(list).toHaveCount(1);
    const kept = await api.call(routes.payments.list, { query: { invoiceId: `${id}` } });
    expect(kept).toMatchObject([{ amount: Number(amount), note: 'Left under the mat' }]);
  }
});

test(
  'a letter whose answer was lost goes out once, and a quote is accepted once',
  { tag: '@one-size' },
  async ({ signedIn: page, api, raise, byron }, { testId }) => {
    const email = `lost-${testId}@example.com`;
    const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'G. Eliot', email } });
    const { id } = await raise({ invoiceNumber: 'SEND-1', clientId, amount: 240 });
    await loseNext(page, '**/send', 'POST');
    await page.goto(`/invoices?id=${id}&send=${id}`);
    const sheet = page.getByRole('dialog', { name: 'Send SEND-1' });
    await sheet.getByRole('button', { name: 'Send' }).click();
    await saysKeptOrDone(page);
    await expect(sheet).toBeHidden();
    await allSent(page);
    await expect(page.getByText('Sent today', { exact: true })).toBeVisible();
    expect(await mailTo(services().inbox, email)).toHaveLength(1);

    await api.call(routes.settings.updateBusiness, { body: seller });
    const line = { kind: 'other', quantity: 1, unit: 'each', vat: 'o' } as const;
    const quote = await api.call(routes.quotes.create, {
      body: {
        clientId: byron.clientId,
        title: 'Shower',
        lines: [{ ...line, description: 'Shower', unitPrice: 310 }],
      },
    });
    await api.call(routes.quotes.send, { params: { id: quote.id }, body: { to: 'byron@example.com' } });
    await loseNext(page, '**/answer', 'POST');
    await page.goto(`/quotes?id=${quote.id}`);
    await page.getByRole('button', { name: 'Accept for them' }).click();
    await dialog(page).getByRole('button', { name: 'Accept £310.00' }).click();
    await saysKeptOrDone(page);
    await expect(dialog(page)).toBeHidden();
    await allSent(page);
    await expect(page.getByText('Mrs A. Byron · By phone')).toBeVisible();
    expect(await api.call(routes.jobs.list, {})).toHaveLength(2);
  },
);
