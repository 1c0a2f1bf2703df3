import type { Stripe } from 'stripe';
import { config } from '#functions/lib/config.ts';
import { givesAccess, knownStatus } from '#shared/auth/subscription-status.ts';
import { toPounds } from '#shared/money.ts';
import { product } from '#shared/product.ts';
import type { Card, Subscription } from '#shared/subscription/contract.ts';

const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();

const methodOf = ({ default_payment_method: own, customer }: Stripe.Subscription) => {
  if (typeof own === 'object' && own) return own;
  const usual =
    typeof customer === 'object' && !customer.deleted
      ? customer.invoice_settings.default_payment_method
      : null;
  return typeof usual === 'object' ? usual : null;
};

const cardOf = (subscription: Stripe.Subscription): Card | null => {
  const card = methodOf(subscription)?.card;
  return card
    ? { brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }
    : null;
};

/** A cancellation is either a day to end on or the end of the period; since 2025 Stripe uses both forms. */
const endOf = (found: Stripe.Subscription, periodEnd: number | undefined): number | null =>
  found.ended_at ?? found.cancel_at ?? (found.cancel_at_period_end ? (periodEnd ?? null) : null);

/** A subscription as replies show it; without one, the plan on offer. */
export const subscriptionReply = (
  found: Stripe.Subscription | undefined,
  manageable: boolean,
): Subscription => {
  const item = found?.items.data[0];
  const end = found ? endOf(found, item?.current_period_end) : null;
  const continues = found && item && givesAccess(found.status) && end === null;
  return {
    plan: product.plan.name,
    monthlyCost: toPounds(item?.price.unit_amount ?? product.plan.pencePerMonth),
    status: knownStatus(found?.status),
    nextBilling: continues ? instant(item.current_period_end) : null,
    endsAt: end === null ? null : instant(end),
    card: found ? cardOf(found) : null,
    manageable,
    publishableKey: config.stripePublishableKey ?? null,
  };
};
