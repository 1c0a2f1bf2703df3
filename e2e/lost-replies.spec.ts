import { expect, type Page } from '@playwright/test';
import { mailTo } from '../functions/testing/inbox.ts';
import { routes } from '../shared/routes.ts';
import { test } from './fixtures/invoices.ts';
import { loseNext } from './fixtures/lose-next.ts';
import { says } from './fixtures/said.ts';
import { seller } from './fixtures/seller.ts';
import { services } from './fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('a payment whose answer was lost is recorded once, and changed after that not beside the first one', {
  tag: '@one-size',
}, async ({ signedIn: page, api, raise }) => {
  const form = page.getByRole('dialog', { name: 'Record payment' });
  const record = form.getByRole('button', { name: 'Record payment' });
  const begin = async (amount: string) => {
    const { id } = await raise({ amount: 240 });
    await loseNext(page, '**/api/payments', 'POST');
    await page.goto(`/invoices?id=${id}&pay=${id}`);
    await form.getByLabel('Amount').fill(amount);
    return { id, kept: () => api.call(routes.payments.list, { query: { invoiceId: `${id}` } }) };
  };
  // A part, and all of it.
  for (const amount of ['100', '240']) {
    const { id, kept } = await begin(amount);
    await form.getByLabel('Note').fill('Left under the mat');
    const balanceKnown = page.waitForResponse(
      (reply) => reply.url().endsWith(`/api/invoices/${id}`) && reply.ok(),
    );
    await record.click();
    await says(page, 'Failed to record the payment');
    await balanceKnown;
    await expect(page.getByText('Left under the mat').filter({ visible: true }).last()).toBeVisible();
    await expect(form.getByLabel('Amount')).toHaveValue(`${amount}.00`);
    await expect(form.getByLabel('Note')).toHaveValue('Left under the mat');
    await record.click();
    await says(page, 'Payment recorded');
    await expect(form).toBeHidden();
    expect(await kept()).toMatchObject([{ amount: Number(amount), note: 'Left under the mat' }]);
  }

  const { kept } = await begin('100');
  await record.click();
  await says(page, 'Failed to record the payment');
  await form.getByLabel('Note').fill('Left under the mat');
  await record.click();
  await says(
    page,
    'Your first try worked: the payment was recorded. Check the payments before you add another.',
  );
  await expect(form.getByLabel('Note')).toHaveValue('Left under the mat');
  expect(await kept()).toHaveLength(1);
});

test(
  'a letter changed after its answer was lost goes out once, and a quote accepted otherwise stays as it was accepted first',
  { tag: '@one-size' },
  async ({ signedIn: page, api, raise, byron }, { testId }) => {
    const email = `lost-${testId}@example.com`;
    const { id: clientId } = await api.call(routes.clients.create, { body: { name: 'G. Eliot', email } });
    const { id } = await raise({ invoiceNumber: 'SEND-1', clientId, amount: 240 });
    await loseNext(page, '**/send', 'POST');
    await page.goto(`/invoices?id=${id}&send=${id}`);
    const sheet = page.getByRole('dialog', { name: 'Send SEND-1' });
    await sheet.getByRole('button', { name: 'Send' }).click();
    await says(page, 'Oh');
    await sheet.getByLabel('Subject').fill('Your invoice');
    await sheet.getByRole('button', { name: 'Send' }).click();
    await says(page, 'Your first try worked: it was sent. Send it again only if you need to change it.');
    await expect(sheet.getByLabel('Subject')).toHaveValue('Your invoice');
    expect(await mailTo(services().inbox, email)).toHaveLength(1);

    await api.call(routes.settings.updateBusiness, { body: seller });
    const line = { kind: 'other', quantity: 1, unit: 'each', vat: 'o' } as const;
    const quote = await api.call(routes.quotes.create, {
      body: {
        clientId: byron.clientId,
        title: 'Shower',
        lines: [
          { ...line, description: 'Shower', unitPrice: 310 },
          { ...line, description: 'Power flush', unitPrice: 90, optional: true },
        ],
      },
    });
    await api.call(routes.quotes.send, { params: { id: quote.id }, body: { to: 'byron@example.com' } });
    await loseNext(page, '**/answer', 'POST');
    await page.goto(`/quotes?id=${quote.id}`);
    await page.getByRole('button', { name: 'Accept for them' }).click();
    await dialog(page).getByRole('button', { name: 'Accept £310.00' }).click();
    await says(page, 'Failed to save the answer');
    await dialog(page).getByLabel('Power flush').check();
    await dialog(page).getByRole('button', { name: 'Accept £400.00' }).click();
    await says(
      page,
      'Your first try worked: it was accepted for £310.00. Your changes since then aren’t saved.',
    );
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('Mrs A. Byron · By phone')).toBeVisible();
  },
);
