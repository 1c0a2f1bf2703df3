import { expect, type Page } from '@playwright/test';
import { routes } from '../shared/routes.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { shown } from './fixtures/said.ts';
import { cards, holdWebhooks, openPayment, payWith, tellStripe } from './fixtures/stripe.ts';
import { test } from './fixtures/test.ts';

test.use({ trial: false });

const dashboard = (page: Page) => page.getByText('Welcome back, Robin!');

test('cancelled in the portal, it ends when the period does', { tag: '@one-size' }, async ({
  signedIn: page,
  person,
  api,
}) => {
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
  await expect(page.getByText('Subscription ended')).toBeVisible();
  expect((await tellStripe({ email: person.email })).charges).toEqual([4900]);
});

test('a card that stops paying is told, and can be changed before access ends', { tag: '@one-size' }, async ({
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

test('lapsed, every business call is a 402 and subscribing opens it again', { tag: '@one-size' }, async ({
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
  await expect(page.getByText('Subscription ended')).toBeVisible();
  await expectAccessible(page);
  await openPayment(page);
  await payWith(page, cards.good);
  await expect(dashboard(page)).toBeVisible();
});

test('every message lost, access still ends soon after what was paid for', { tag: '@one-size' }, async ({
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
  await expect(page.getByText('Subscription ended')).toBeVisible();
});

test('access that ends while the app is open closes the gate at the next call', { tag: '@one-size' }, async ({
  signedIn: page,
  person,
}) => {
  await openPayment(page);
  await payWith(page, cards.failsLater);
  await expect(dashboard(page)).toBeVisible();
  const { undelivered } = await tellStripe({ email: person.email, advanceDays: 60 });
  expect(undelivered).toBeGreaterThan(0);
  await expect.poll(async () => (await tellStripe({ email: person.email })).undelivered).toBe(0);
  // The dashboard has read its own figures; the invoices are asked for now.
  await page.getByRole('link', { name: 'Invoices' }).first().click();
  await expect(page.getByText('Subscription ended')).toBeVisible();
});

test.describe('a trial', () => {
  test.use({ trial: true });

  test('that ran out says so', { tag: '@one-size' }, async ({ signedIn: page }) => {
    await page.clock.setFixedTime(Date.now() + 8 * 24 * 60 * 60 * 1000);
    await page.goto('/clients');
    await shown(page, 'trial expired');
    await shown(page, 'trial has ended');
    await expectAccessible(page);
  });
});
