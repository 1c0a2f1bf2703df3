import type { Page } from '@playwright/test';
import type { Stripe } from 'stripe';
import { authContract } from '#shared/auth/contract.ts';
import { subscriptionContract } from '#shared/subscription/contract.ts';
import type { Api } from '../../local/testing/api-client.ts';
import { fillCard, passBank } from './card.ts';
import { eventually, must, type Proof } from './proof.ts';
import type { Site, Visitor } from './site.ts';

const daySeconds = 24 * 60 * 60;
const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Asks the bank first, and then lets renewals through: docs.stripe.com/testing. */
const card = '4000 0025 0000 3155';

/**
 * A customer whose time can be moved. Only one made with a clock has one, so it is made here and given to the firm as the
 * app would have done: on the firm, and in the item that says whose it is.
 */
const customerWithClock = async ({ records, table }: Site, stripe: Stripe, { email, firmId }: Visitor) => {
  const clock = await stripe.testHelpers.testClocks.create({
    frozen_time: nowSeconds(),
    name: 'npm run prove',
  });
  const customer = await stripe.customers.create({ email, metadata: { firmId }, test_clock: clock.id });
  await records.update({
    TableName: table,
    Key: { pk: `firm#${firmId}`, sk: 'firm' },
    UpdateExpression: 'SET stripeCustomerId = :customer',
    ExpressionAttributeValues: { ':customer': customer.id },
  });
  const owner = { pk: `stripe#${customer.id}`, sk: 'owner', customerId: customer.id, firmId };
  await records.put({ TableName: table, Item: { ...owner, __edb_e__: 'stripeCustomer', __edb_v__: '1' } });
  return { clock: clock.id, customer: customer.id };
};

const pay = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/subscription`);
  await page.getByRole('button', { name: /^Subscribe Now/ }).click();
  await page.waitForURL(/\/payment\?/);
  await fillCard(page, card);
  await page.getByRole('button', { name: 'Complete Payment' }).click();
  await passBank(page);
  await page.waitForURL(/\/dashboard/);
};

const paid = async (stripe: Stripe, customer: string): Promise<number> => {
  const { data } = await stripe.paymentIntents.list({ customer, limit: 10 });
  return data.filter(({ status }) => status === 'succeeded').length;
};

const moveOn = async ({ testHelpers }: Stripe, clock: string, days: number): Promise<void> => {
  const { frozen_time: from } = await testHelpers.testClocks.retrieve(clock);
  await testHelpers.testClocks.advance(clock, { frozen_time: from + days * daySeconds });
  await eventually('The test clock did not arrive', 300, async () => {
    const { status } = await testHelpers.testClocks.retrieve(clock);
    return status === 'ready';
  });
};

const renewal = async (stripe: Stripe, { api }: Visitor, clock: string, customer: string) => {
  const before = (await api.call(subscriptionContract.get, {})).nextBilling ?? '';
  await moveOn(stripe, clock, 32);
  // Stripe leaves a renewal's invoice open for an hour before it charges it.
  await moveOn(stripe, clock, 1);
  await eventually('The renewal was not paid', 60, async () => (await paid(stripe, customer)) === 2);
  const { status, nextBilling } = await api.call(subscriptionContract.get, {});
  must(
    status === 'active' && (nextBilling ?? '') > before,
    `After the renewal it is ${status}, next billing ${nextBilling}`,
  );
};

const portal = async (page: Page, { api }: Visitor) => {
  const { url } = await api.call(subscriptionContract.portal, {});
  await page.goto(url);
  await page.getByText('Cancel subscription').first().waitFor();
};

/** Does not ask Stripe: it is what the app has been told. */
const isSubscriber = async (api: Api): Promise<boolean> =>
  Boolean((await api.call(authContract.user, {})).stripeSubscriptionId);

/** Nobody asks the app for the subscription here: the end of the access comes by the webhook alone. */
const endByWebhook = async (stripe: Stripe, { api }: Visitor, customer: string) => {
  const { data } = await stripe.subscriptions.list({ customer });
  for (const { id } of data) await stripe.subscriptions.cancel(id);
  await eventually('The webhook did not end the access', 90, async () => !(await isSubscriber(api)));
};

export const paying: Proof = {
  name: 'Subscribing with 3-D Secure, a renewal on a test clock, the portal, and the end by webhook',
  needs: 'a test key of Stripe',
  run: async (site, visitor) => {
    const { stripe } = site;
    if (!stripe) throw new Error('There is no key');
    const { clock, customer } = await customerWithClock(site, stripe, visitor);
    try {
      const page = await visitor.context.newPage();
      await pay(page, site.origin);
      await eventually('The payment did not count', 60, async () => (await paid(stripe, customer)) === 1);
      must(await isSubscriber(visitor.api), 'Paying opened nothing');
      await renewal(stripe, visitor, clock, customer);
      await portal(page, visitor);
      await endByWebhook(stripe, visitor, customer);
    } finally {
      // Deletes its customers and their subscriptions too.
      await stripe.testHelpers.testClocks.del(clock);
    }
  },
};
