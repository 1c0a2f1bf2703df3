import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { said, shown } from './fixtures/said.ts';
import { cards, holdWebhooks, openPayment, payWith, tellStripe } from './fixtures/stripe.ts';
import { test } from './fixtures/test.ts';

test.use({ trial: false });

const dashboard = (page: Page) => page.getByText('Welcome back, Robin!');
const subscribe = { body: { plan: 'basic' } } as const;

test('from the gate over a declined card to a subscription', async ({ signedIn: page, person, api }) => {
  await page.goto('/clients');
  await shown(page, 'start your trial');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Subscribe Now - £49/month' }).click();
  await expect(page.getByRole('heading', { name: 'Subscription Management' })).toBeVisible();
  await expect(page.getByText('No Active Subscription')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Subscribe Now - £49/month' }).click();
  await expect(page).toHaveURL(/\/payment\?client_secret=pi_\w+&subscription_id=sub_/);
  await expect(page.getByRole('heading', { name: 'Complete Your Subscription' })).toBeVisible();
  await expectAccessible(page);

  const noReason = { error: { type: 'api_error' } };
  await page.route('**/stripe-stand-in/payment', (route) => route.fulfill({ json: noReason }), { times: 1 });
  await payWith(page, cards.declined);
  await shown(page, 'payment failed');
  await payWith(page, cards.declined);
  await expect(page.getByRole('alert').first()).toHaveText('Your card was declined.');
  expect((await api.answer(routes.clients.list)).status).toBe(402);

  await payWith(page, cards.good);
  await expect(dashboard(page)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await tellStripe({ email: person.email })).charges).toEqual([4900]);

  await page.goto('/subscription');
  await expect(page.getByText('Fettle Professional').first()).toBeVisible();
  await expect(page.getByText('Visa •••• 4242, 12/34')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Subscribe Now' })).toBeHidden();
  await expectAccessible(page);
});

test('opens by itself when the confirmation comes late, without a reload', async ({
  signedIn: page,
  person,
}) => {
  const { email } = person;
  await openPayment(page);
  await holdWebhooks(email);
  await page.route('**/api/subscription', (route) => route.fulfill({ status: 502, json: { message: 'No' } }));
  await payWith(page, cards.good);
  await expect(page.getByRole('heading', { name: 'Activating…' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await expectAccessible(page);
  await tellStripe({ email, holdWebhooks: false });
  await expect(dashboard(page)).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('asks the bank where it wants to be asked', async ({ signedIn: page, person }) => {
  await openPayment(page);
  await payWith(page, cards.asksBank);
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('alert').first()).toContainText(
    'We are unable to authenticate your payment method.',
  );
  await payWith(page, cards.asksBank);
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(dashboard(page)).toBeVisible();
  expect((await tellStripe({ email: person.email })).charges).toEqual([4900]);
});

test('a form left open in another tab cannot pay twice', async ({ signedIn: page, person }) => {
  await openPayment(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel('Card number').waitFor();
  await payWith(page, cards.good);
  await expect(dashboard(page)).toBeVisible();
  await payWith(other, cards.good);
  await expect(other.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
  expect((await tellStripe({ email: person.email })).charges).toEqual([4900]);
});

test('cancelled in the portal, it ends when the period does', async ({ signedIn: page, person, api }) => {
  await openPayment(page);
  await payWith(page, cards.good);
  await expect(dashboard(page)).toBeVisible();
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('link', { name: 'Return to Fettle' }).click();
  await expect(page.getByText('Ends on')).toBeVisible();
  await tellStripe({ email: person.email, advanceDays: 25 });
  expect((await api.answer(routes.clients.list)).status).toBe(200);
  await tellStripe({ email: person.email, advanceDays: 7 });
  await expect.poll(async () => (await api.answer(routes.clients.list)).status).toBe(402);
  await page.goto('/clients');
  await shown(page, 'trial expired');
  expect((await tellStripe({ email: person.email })).charges).toEqual([4900]);
});

test('a card that stops paying is told, and can be changed before access ends', async ({
  signedIn: page,
  person,
}) => {
  await openPayment(page);
  await payWith(page, cards.failsLater);
  await expect(dashboard(page)).toBeVisible();
  await tellStripe({ email: person.email, advanceDays: 32 });
  await page.goto('/subscription');
  await expect(page.getByText('Payment overdue')).toBeVisible();
  await page.goto('/clients');
  await expect(page.getByText('Your last payment did not go through')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Change the card' }).click();
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  await page.getByLabel('New card number').fill(cards.good);
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.getByRole('link', { name: 'Return to Fettle' }).click();
  await expect(page.getByText('Visa •••• 4242')).toBeVisible();
  await expect(page.getByText('Your last payment did not go through')).toBeHidden();
});

test('lapsed, every business call is a 402 and subscribing opens it again', async ({
  signedIn: page,
  person,
  api,
}) => {
  await openPayment(page);
  await payWith(page, cards.failsLater);
  await expect(dashboard(page)).toBeVisible();
  await tellStripe({ email: person.email, advanceDays: 60 });
  await expect
    .poll(async () => (await api.answer(routes.clients.list)).body)
    .toEqual({ message: 'Subscription inactive' });
  await page.goto('/');
  await shown(page, 'trial expired');
  await shown(page, 'trial has ended');
  await expectAccessible(page);
  await openPayment(page);
  await payWith(page, cards.good);
  await expect(dashboard(page)).toBeVisible();
});

test('every message lost, access still ends soon after what was paid for', async ({
  signedIn: page,
  person,
}) => {
  const { email } = person;
  await openPayment(page);
  await holdWebhooks(email);
  await payWith(page, cards.failsLater);
  await expect(dashboard(page)).toBeVisible();
  await tellStripe({ email, advanceDays: 60 });
  await page.clock.setFixedTime(Date.now() + 60 * 24 * 60 * 60 * 1000);
  await page.goto('/clients');
  await shown(page, 'trial expired');
});

test('access that ends while the app is open closes the gate at the next call', async ({
  signedIn: page,
  person,
}) => {
  await openPayment(page);
  await payWith(page, cards.failsLater);
  await expect(dashboard(page)).toBeVisible();
  const { undelivered } = await tellStripe({ email: person.email, advanceDays: 60 });
  expect(undelivered).toBeGreaterThan(0);
  await expect.poll(async () => (await tellStripe({ email: person.email })).undelivered).toBe(0);
  // The dashboard has read the jobs already; the invoices are asked for now.
  await page.getByRole('link', { name: 'Invoices' }).first().click();
  await shown(page, 'trial expired');
});

test('payment without anything to pay says so', async ({ signedIn: page }) => {
  await page.goto('/payment');
  await shown(page, 'nothing to pay');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Subscription' }).click();
  await expect(page.getByRole('heading', { name: 'Subscription Management' })).toBeVisible();
});

test('a subscription that cannot be begun says why and keeps the page', async ({ signedIn: page, api }) => {
  await page.goto('/subscription');
  await page.route('**/api/create-subscription', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Subscribe Now - £49/month' }).click();
  await said(page, 'subscription not created');
  await page.unroute('**/api/create-subscription');
  await api.call(routes.subscription.create, subscribe);
  await page.getByRole('button', { name: 'Subscribe Now - £49/month' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
});

test.describe('on trial', () => {
  test.use({ trial: true });

  test('the plan is a trial, and paying keeps the access without a gap', async ({ signedIn: page }) => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Subscribe to Fettle Professional' }).click();
    await expect(page.getByText('Trial Active').first()).toBeVisible();
    await page.getByRole('button', { name: 'Subscribe Now - £49/month' }).click();
    await page.getByLabel('Card number').waitFor();
    await payWith(page, cards.good);
    await expect(dashboard(page)).toBeVisible();
    await expect(page.getByRole('timer')).toBeHidden();
  });
});

for (const [path, heading] of [
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy notice'],
  ['/contact', 'Contact'],
] as const) {
  test(`${path} is there for everybody`, async ({ page, signedIn, context }) => {
    await signedIn.goto(path);
    await expect(signedIn.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expectAccessible(signedIn);
    await context.clearCookies();
    await page.goto('/');
    await page.getByRole('link', { name: heading.split(' ')[0] ?? '' }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}
