import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { said, says, shown } from './fixtures/said.ts';
import { cards, holdWebhooks, openPayment, payWith, tellStripe } from './fixtures/stripe.ts';
import { test } from './fixtures/test.ts';

test.use({ trial: false });

const dashboard = (page: Page) => page.getByText('Welcome back, Robin!');
const subscribe = { body: { plan: 'basic' } } as const;

test('from the gate over a declined card to a subscription', { tag: '@one-size' }, async ({
  signedIn: page,
  person,
  api,
}) => {
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
  await says(page, 'Thank you. Fettle Professional is yours');
  await expect(page).toHaveURL(/\/clients$/);
  expect((await tellStripe({ email: person.email })).charges).toEqual([4900]);

  await page.goto('/subscription');
  await expect(page.getByText('Fettle Professional').first()).toBeVisible();
  await expect(page.getByText('Visa •••• 4242, 12/34')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Subscribe Now' })).toBeHidden();
  await expectAccessible(page);
});

test('opens by itself when the confirmation comes late, without a reload', { tag: '@one-size' }, async ({
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

test('asks the bank where it wants to be asked', { tag: '@one-size' }, async ({ signedIn: page, person }) => {
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

test('a form left open in another tab cannot pay twice', { tag: '@one-size' }, async ({
  signedIn: page,
  person,
}) => {
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

test('a payment that is over says so, and leads to one that can be paid', { tag: '@one-size' }, async ({
  signedIn: page,
  person,
}) => {
  await openPayment(page);
  const old = page.url();
  await tellStripe({ email: person.email, advanceDays: 1 });
  await page.goto(old);
  await expect(page.getByRole('heading', { name: 'This payment is no longer open' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Subscribe Again' }).click();
  await page.getByLabel('Card number').waitFor();
  expect(page.url()).not.toBe(old);
  await payWith(page, cards.good);
  await expect(dashboard(page)).toBeVisible();
  expect((await tellStripe({ email: person.email })).charges).toEqual([4900]);
});

test('the page with the card form leaves wallets their windows, however it is reached', {
  tag: '@one-size',
}, async ({ signedIn: page }) => {
  const policyOf = async (path: RegExp, reach: () => Promise<unknown>) => {
    const [reply] = await Promise.all([
      page.waitForResponse((one) => path.test(one.url()) && one.request().isNavigationRequest()),
      reach(),
    ]);
    return reply.headers()['cross-origin-opener-policy'];
  };
  expect(await policyOf(/subscription$/, () => page.goto('/subscription'))).toBe('same-origin');
  expect(await policyOf(/payment/, () => openPayment(page))).toBe('same-origin-allow-popups');
});

test('payment without anything to pay says so', { tag: '@one-size' }, async ({ signedIn: page }) => {
  await page.goto('/payment');
  await shown(page, 'nothing to pay');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Subscription' }).click();
  await expect(page.getByRole('heading', { name: 'Subscription Management' })).toBeVisible();
});

test('a subscription that cannot be begun says why and keeps the page', { tag: '@one-size' }, async ({
  signedIn: page,
  api,
}) => {
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

  test('the plan is a trial, and paying keeps the access without a gap', { tag: '@one-size' }, async ({
    signedIn: page,
  }) => {
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
