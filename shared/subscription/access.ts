import { product } from '../product.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A trial's length in milliseconds: 7 × 24 hours. */
export const trialMs = product.trialDays * dayMs;

/** The fields of a user that decide their access. Instants are ISO 8601 UTC. */
export interface AccessFacts {
  stripeSubscriptionId?: string | null | undefined;
  /** When a paid subscription ended. */
  subscriptionEndedAt?: string | null | undefined;
  trialStartDate?: string | null | undefined;
  trialEndDate?: string | null | undefined;
  isTrialActive?: boolean | null | undefined;
}

export type TrialState = 'none' | 'active' | 'expired';

/** The state of the trial: over once its end has passed, whatever its flag says. */
export const trialState = (user: AccessFacts, now: number): TrialState => {
  if (!user.trialStartDate) return 'none';
  const running = user.isTrialActive && user.trialEndDate && Date.parse(user.trialEndDate) > now;
  return running ? 'active' : 'expired';
};

/** Milliseconds until the trial ends; 0 without a running trial. */
export const trialMsLeft = (user: AccessFacts, now: number): number =>
  trialState(user, now) === 'active' ? Date.parse(user.trialEndDate ?? '') - now : 0;

/** How long after a period's end to wait for its renewal, in milliseconds: Stripe takes about an hour, and its webhook may be late. */
const renewalMs = 12 * 60 * 60 * 1000;

/** True if a subscription's period is long over and no webhook came: Stripe should be asked. */
export const isOverdueForAsking = (
  user: AccessFacts & { subscriptionPeriodEnd?: string | null | undefined },
  now: number,
): boolean =>
  Boolean(user.stripeSubscriptionId && user.subscriptionPeriodEnd) &&
  Date.parse(user.subscriptionPeriodEnd ?? '') + renewalMs < now;

/** True if the user may see and change their business. */
export const hasAccess = (user: AccessFacts, now: number): boolean =>
  Boolean(user.stripeSubscriptionId) || trialState(user, now) === 'active';

/** The message of the 402 for a user without access. */
export const accessRefusal = (user: AccessFacts): 'Subscription required' | 'Subscription inactive' =>
  user.subscriptionEndedAt ? 'Subscription inactive' : 'Subscription required';
