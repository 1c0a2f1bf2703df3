import * as z from 'zod/mini';
import { subscriptionStatuses } from '../auth/subscription-status.ts';
import { user } from '../auth/user.ts';
import { orNull } from '../fields.ts';
import { product } from '../product.ts';
import { contract, json, none } from '../route.ts';
import { subscriptionRoutes } from './routes.ts';

const card = z.object({
  brand: z.string(),
  last4: z.string(),
  /** 1 to 12. */
  expMonth: z.number(),
  expYear: z.number(),
});
export type Card = z.output<typeof card>;

/** The subscription as Stripe has it now. */
export const subscription = z.object({
  plan: z.string(),
  /** Pounds per month. */
  monthlyCost: z.number(),
  /** Null if they never started to subscribe. */
  status: orNull(z.enum(subscriptionStatuses)),
  /** When the next payment is due; null if there is none. */
  nextBilling: orNull(z.string()),
  /** When a cancelled subscription ends, or ended. */
  endsAt: orNull(z.string()),
  card: orNull(card),
  /** True if Stripe has a customer for them, so that the billing portal can be opened. */
  manageable: z.boolean(),
  /** For the card form; null if payments are not set up. */
  publishableKey: orNull(z.string()),
});
export type Subscription = z.output<typeof subscription>;

export const subscribeInput = z.strictObject({ plan: z.literal(product.plan.value) });

export const subscriptionContract = contract(subscriptionRoutes, {
  startTrial: {
    summary: 'Start the free trial, once per user',
    reply: json(user),
  },
  get: {
    summary: "The subscription as the payment provider has it now; updates the user's access",
    reply: json(subscription),
  },
  create: {
    summary: 'Start or continue subscribing; it counts once paid',
    body: subscribeInput,
    reply: json(z.object({ clientSecret: z.string(), subscriptionId: z.string() })),
  },
  portal: {
    summary: "Open the provider's page for the card, the invoices and cancelling",
    reply: json(z.object({ url: z.string() })),
  },
  webhook: {
    summary: 'Webhook of the payment provider, signed',
    reply: none,
  },
});
