import { expect, type Page } from '@playwright/test';
import { problem } from '../functions/testing/problem.ts';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { memberPage } from './fixtures/field.ts';
import { ours } from './fixtures/ours.ts';
import { cards, holdWebhooks, openPayment, payWith, tellStripe } from './fixtures/stripe.ts';
import { services, test } from './fixtures/test.ts';

test.use({ trial: false });

const dashboard = (page: Page) => page.getByText('Welcome back, Robin!');

test('warns about a failing card before access ends', {
  tag: '@one-size',
}, async ({ signedIn: page, person: { email }, api, browser }) => {
  await openPayment(page);
  await payWith(page, cards.failsLater);
  await expect(dashboard(page)).toBeVisible();
  const office = await (await browser.newContext()).newPage();
  await memberPage(api, office, { role: 'office' });
  await tellStripe({ email, advanceDays: 32 });
  await page.goto('/subscription');
  await expect(page.getByText('Payment overdue')).toBeVisible();
  await page.goto('/clients');
  await expect(page.getByText('Your last payment didn’t go through')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Update card' }).click();
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await page.getByLabel('New card number').fill(cards.good);
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.getByRole('link', { name: 'Return to Fettle' }).click();
  await expect(page.getByText('Visa •••• 4242')).toBeVisible();
  await expect(page.getByText('Your last payment didn’t go through')).toBeHidden();

  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('link', { name: 'Return to Fettle' }).click();
  await expect(page.getByText('Ends on')).toBeVisible();
  // The second month ends 59 to 62 days after the start.
  await tellStripe({ email, advanceDays: 25 });
  expect((await api.answer(routes.clients.list)).status).toBe(200);
  await tellStripe({ email, advanceDays: 7 });
  await expect.poll(async () => (await api.answer(routes.clients.list)).status).toBe(402);
  await page.goto('/clients');
  await expect(page.getByText('Subscription ended')).toBeVisible();
  // Only an owner can subscribe.
  await office.goto(`${services().app}/clients`);
  await expect(office.getByRole('heading', { name: 'Your firm’s subscription has ended' })).toBeVisible();
  await expect(office.getByRole('link', { name: /Subscribe/ })).toHaveCount(0);
  await expectAccessible(office);
  expect((await tellStripe({ email })).charges).toEqual([4900, 4900]);
});

test('closes the app when access ends and reopens it when a payment is confirmed', {
  tag: '@one-size',
}, async ({ signedIn: page, person: { email }, api }) => {
  await openPayment(page);
  await payWith(page, cards.failsLater);
  await expect(dashboard(page)).toBeVisible();
  const { undelivered } = await tellStripe({ email, advanceDays: 60 });
  expect(undelivered).toBeGreaterThan(0);
  await expect.poll(async () => (await tellStripe({ email })).undelivered).toBe(0);
  // The dashboard has already loaded its data; this requests the invoices.
  await page.getByRole('link', { name: 'Invoices' }).first().click();
  await expect(page.getByText('Subscription ended')).toBeVisible();
  expect((await api.answer(routes.clients.list)).body).toEqual(problem('no_access', 'Subscription inactive'));

  await openPayment(page);
  await holdWebhooks(email);
  await page.route('**/api/subscription', (route) =>
    route.fulfill({ status: 502, headers: ours, json: { message: 'No' } }),
  );
  await payWith(page, cards.good);
  await expect(page.getByRole('heading', { name: 'Activating…' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await expectAccessible(page);
  await tellStripe({ email, holdWebhooks: false });
  // Back on the page that was open when the gate closed.
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('every message lost, access still ends soon after what was paid for', { tag: '@one-size' }, async ({
  signedIn: page,
  person: { email },
}) => {
  await openPayment(page);
  await holdWebhooks(email);
  await payWith(page, cards.failsLater);
  await expect(dashboard(page)).toBeVisible();
  await tellStripe({ email, advanceDays: 60 });
  await page.clock.setFixedTime(Date.now() + 60 * 24 * 60 * 60 * 1000);
  await page.goto('/clients');
  await expect(page.getByText('Subscription ended')).toBeVisible();
});
