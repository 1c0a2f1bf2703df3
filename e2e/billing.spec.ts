import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { ours } from './fixtures/ours.ts';
import { said, says, shown } from './fixtures/said.ts';
import { cards, openPayment, payWith, tellStripe } from './fixtures/stripe.ts';
import { test } from './fixtures/test.ts';

test.use({ trial: false });

const dashboard = (page: Page) => page.getByText('Welcome back, Robin!');
const subscribe = { body: { plan: 'basic' } } as const;
const windows = 'cross-origin-opener-policy';

test('from the gate, which every place is the way to, over a declined card to a subscription', {
  tag: '@one-size',
}, async ({ signedIn: page, person, api }) => {
  for (const path of ['/', '/dashboard', '/invoices', '/settings', '/clients']) {
    const reply = await page.goto(path);
    expect(reply?.headers()[windows]).toBe('same-origin');
    await shown(page, 'start your trial');
  }
  await page.getByRole('link', { name: 'Subscribe Now - £49/month' }).click();
  await expect(page.getByRole('heading', { name: 'Subscription Management' })).toBeVisible();
  await expect(page.getByText('No Active Subscription')).toBeVisible();
  await expectAccessible(page);
  const begin = page.getByRole('button', { name: 'Subscribe Now - £49/month' });
  await page.route('**/api/create-subscription', (route) =>
    route.fulfill({ status: 500, headers: ours, json: {} }),
  );
  await begin.click();
  await said(page, 'subscription not created');
  await page.unroute('**/api/create-subscription');
  // Continues a subscription that was started before.
  await api.call(routes.subscription.create, subscribe);
  const [paying] = await Promise.all([
    page.waitForResponse((one) => /payment/.test(one.url()) && one.request().isNavigationRequest()),
    begin.click(),
  ]);
  // Lets wallets open their popups.
  expect(paying.headers()[windows]).toBe('same-origin-allow-popups');
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

  await page.goto('/payment');
  await shown(page, 'nothing to pay');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Subscription' }).click();
  await expect(page.getByText('Fettle Professional').first()).toBeVisible();
  await expect(page.getByText('Visa •••• 4242, 12/34')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Subscribe Now' })).toBeHidden();
  await expectAccessible(page);
});

test('takes one payment for a subscription, from two tabs or after the bank asked', {
  tag: '@one-size',
}, async ({ signedIn: page, person }) => {
  await openPayment(page);
  const old = page.url();
  await tellStripe({ email: person.email, advanceDays: 1 });
  await page.goto(old);
  await expect(page.getByRole('heading', { name: 'This payment has closed' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Subscribe Again' }).click();
  await page.getByLabel('Card number').waitFor();
  expect(page.url()).not.toBe(old);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel('Card number').waitFor();

  await payWith(page, cards.asksBank);
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('alert').first()).toContainText(
    'We are unable to authenticate your payment method.',
  );
  await payWith(page, cards.asksBank);
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(dashboard(page)).toBeVisible();
  await payWith(other, cards.good);
  await expect(other.getByRole('heading', { name: 'You’re subscribed' })).toBeVisible();
  expect((await tellStripe({ email: person.email })).charges).toEqual([4900]);
});

test.describe('on trial', () => {
  test.use({ trial: true });

  test('says when the trial ended, and paying before that leaves no gap', {
    tag: '@one-size',
  }, async ({ signedIn: page }) => {
    await page.clock.setFixedTime(Date.now() + 8 * 24 * 60 * 60 * 1000);
    await page.goto('/clients');
    await shown(page, 'trial expired');
    await shown(page, 'trial has ended');
    await expectAccessible(page);
    await page.goto('/subscription');
    await expect(page.getByText('Ended on')).toBeVisible();
    await expect(page.getByText('Next billing')).toBeHidden();
    await page.clock.setFixedTime(Date.now());
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
