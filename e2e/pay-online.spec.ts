import { expect, type Page } from '@playwright/test';
import type { Api } from '../local/testing/api-client.ts';
import { addDays, today } from '../shared/dates.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { inTwoWeeks, test } from './fixtures/guest.ts';
import { connectOnline, fillCard, post } from './fixtures/online.ts';
import { tripsOf } from './fixtures/page-trips.ts';
import { sentQuote } from './fixtures/quotes.ts';
import { says } from './fixtures/said.ts';
import { services } from './fixtures/test.ts';

const { invoices, payments } = routes;

const linkOf = async (api: Api, clientId: number, amount: number) => {
  const body = { invoiceNumber: `INV-${amount}`, clientId, dueDate: inTwoWeeks, amount };
  const { id } = await api.call(invoices.create, { body });
  const { url } = await api.call(invoices.link, { params: { id } });
  return { id, url };
};

const byCard = (page: Page) => page.getByRole('button', { name: /^Card, Apple Pay/ });

const payByCard = async (page: Page, sum: string) => {
  await page.getByRole('button', { name: `Pay ${sum}` }).click();
  await byCard(page).click();
  await fillCard(page);
};

test('is set up in the settings, takes a card on the customer’s page, and gives money back', {
  tag: '@one-size',
}, async ({ signedIn: page, api, clientId, guest }) => {
  await page.goto('/settings#online');
  await page.getByRole('button', { name: 'Set up with Stripe' }).click();
  await page.getByRole('button', { name: 'Save for later' }).click();
  await expect(page.getByText('Not finished')).toBeVisible();
  await expect(page.getByText('the bank account your money goes to')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue with Stripe' }).click();
  await page.getByRole('button', { name: 'Give everything and finish' }).click();
  await expect(page.getByText('Card, Apple Pay and Google Pay')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#online');
  await expectAccessible(page);

  const { id, url } = await linkOf(api, clientId, 240);
  const customer = await guest('about:blank');
  // What the page names and its document's content wait until all were requested: if one had to request another, this would wait
  // for ever.
  const named = ['**/api/guest/open', '**/assets/*.js', '**/assets/*.css'];
  const asked = Promise.all(named.map((url) => customer.waitForRequest(url)));
  for (const url of named) await customer.route(url, (route) => asked.then(() => route.continue()));
  const trips = tripsOf(customer, services().app);
  await customer.goto(url);
  await customer.getByRole('button', { name: 'Pay £240.00' }).click();
  const ways = customer.getByRole('dialog', { name: 'Pay £240.00' });
  await ways.getByText('Bank transfer').click();
  await expect(ways.getByText('12-34-56')).toBeVisible();
  await expectAccessible(customer);
  await byCard(customer).click();
  await customer.getByLabel('Card number').waitFor();
  // Three round trips: the page; its code together with its document; and where to pay.
  expect(trips()).toBe(3);
  await fillCard(customer);
  await expect(customer.getByText('Paid. Thank you.')).toBeVisible();
  expect(customer.url()).toBe(`${services().app}/guest`);
  await expect(customer.getByRole('button', { name: 'Pay £240.00' })).toBeHidden();
  const download = customer.waitForEvent('download');
  await customer.getByRole('button', { name: 'Receipt' }).click();
  expect((await download).suggestedFilename()).toBe('INV-240-receipt.pdf');
  await expectAccessible(customer);

  await page.goto(`/invoices?id=${id}`);
  await expect(page.getByText('Stripe kept £3.80')).toBeVisible();
  await page.getByRole('button', { name: 'Refund £240.00' }).click();
  const form = page.getByRole('dialog', { name: 'Refund' });
  await form.getByLabel('Amount').fill('40');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Refund' }).click();
  await says(page, 'Refund on its way');
  await expect(page.getByText('£40.00 still to pay')).toBeVisible();
  await expect(form).toBeHidden();

  const told = { email: 'x', dispute: { inquiry: false } };
  const { email } = await api.call(routes.auth.user, {});
  await post(`${services().stripe}/control/connected`, JSON.stringify({ ...told, email }));
  await expect
    .poll(() => api.call(payments.list, { query: { invoiceId: `${id}` } }))
    .toContainEqual(expect.objectContaining({ dispute: expect.anything() }));
  await page.reload();
  await expect(page.getByText('Your customer’s bank wants £200.00 back')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Answer in Stripe' })).toBeVisible();
  await expectAccessible(page);
});

test('pays by bank, in part by card, and a deposit, and is private to one browser', {
  tag: '@one-size',
}, async ({ signedIn: page, api, clientId, guest }) => {
  await connectOnline(api, true);
  const customer = await guest(`${services().app}/guest?paid=cs_test_1`);
  await expect(customer.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(customer.getByText('Open the link in your email')).toBeVisible();

  // A bank payment is pending first, and then paid.
  const { id, url } = await linkOf(api, clientId, 480);
  await customer.goto(url);
  await customer.getByRole('button', { name: 'Pay £480.00' }).click();
  await expect(byCard(customer)).toBeVisible();
  await customer.getByRole('button', { name: 'From your bank' }).click();
  await expect(customer.getByLabel('Card number')).toBeHidden();
  await customer.getByRole('button', { name: 'Approve, arriving later' }).click();
  await expect(customer.getByText('£480.00 is on its way from your bank.')).toBeVisible();
  await expect(customer.getByText('12-34-56')).toBeHidden();
  await expectAccessible(customer);
  const { email } = await api.call(routes.auth.user, {});
  await post(`${services().stripe}/control/connected`, JSON.stringify({ email, bank: 'pays' }));
  await expect.poll(async () => (await api.call(invoices.get, { params: { id } })).balance).toBe(0);
  await customer.reload();
  await expect(customer.getByText('Paid. Thank you.')).toBeVisible();

  // A part payment works where it is allowed, and going back without paying takes no money.
  const part = await linkOf(api, clientId, 240);
  await customer.goto(part.url);
  await customer.getByRole('button', { name: 'Pay £240.00' }).click();
  await byCard(customer).click();
  await customer.getByRole('link', { name: 'Back' }).click();
  await customer.getByRole('button', { name: 'Pay £240.00' }).click();
  await customer.getByRole('button', { name: 'Pay part' }).click();
  await customer.getByLabel('How much now, in pounds').fill('300');
  await customer.getByRole('button', { name: 'Pay this amount' }).click();
  await expect(customer.getByText('Enter an amount from £1.00 to £240.00')).toBeVisible();
  await expectAccessible(customer);
  await customer.getByLabel('How much now, in pounds').fill('100');
  await customer.getByRole('button', { name: 'Pay this amount' }).click();
  await fillCard(customer);
  await expect(customer.getByText('Thank you. You’ve paid £100.00. £140.00 is left to pay.')).toBeVisible();
  await expect(customer.getByRole('button', { name: 'Pay £140.00' })).toBeVisible();

  // A quote's deposit is paid on the page where it was accepted.
  const line = { kind: 'labour', quantity: 1, unit: 'each', vat: 'o', unitPrice: 400 } as const;
  const quote = await sentQuote(api, {
    ...{ clientId, title: 'New shower', lines: [{ ...line, description: 'Shower' }] },
    deposit: { kind: 'percent', value: 25 },
  });
  await customer.goto(quote.url);
  await customer.getByRole('button', { name: 'Accept £400.00' }).click();
  await customer.getByLabel('Your name').fill('Augusta Byron');
  await customer.getByRole('button', { name: 'Accept £400.00' }).click();
  await expect(customer.getByText('Deposit, £100.00')).toBeVisible();
  await expectAccessible(customer);
  await customer.getByRole('button', { name: 'Pay £100.00' }).click();
  await byCard(customer).click();
  await customer.getByRole('link', { name: 'Back' }).click();
  await payByCard(customer, '£100.00');
  await expect(customer.getByText('Deposit of £100.00 paid. Thank you.')).toBeVisible();
  await expect(customer.getByRole('button', { name: 'Pay £100.00' })).toBeHidden();
  const download = customer.waitForEvent('download');
  await customer.getByRole('button', { name: 'Receipt' }).click();
  expect((await download).suggestedFilename()).toContain('receipt');

  // What Stripe pays out pays no invoice: its payments are recorded already.
  const query = { from: today(), to: addDays(today(), 7) };
  const [payout] = await api.call(payments.payouts, { query });
  const { amount = 0, arrivesOn = '' } = payout ?? {};
  const paidIn = Math.round((480 + 100 + 100 - 3 * 0.2 - 0.015 * 680) * 100) / 100;
  expect(amount).toBe(paidIn);
  await page.goto('/invoices');
  await page.getByRole('link', { name: 'Match bank statement' }).click();
  const rows = [`${arrivesOn},STRIPE PAYMENTS UK LTD,${amount}`, `${arrivesOn},STRIPE PAYMENTS UK LTD,12.00`];
  await page.getByLabel('Choose a CSV file').setInputFiles({
    ...{ name: 'Statement.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(['Date,Description,Amount', ...rows].join('\n')),
  });
  await expect(page.getByText('1 is a payout from Stripe: its payments are already recorded')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Not matched' }).getByRole('listitem')).toHaveText([/£12\.00/]);
});
