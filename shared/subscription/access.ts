import { product } from '../product.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A trial's length in milliseconds: 7 × 24 hours. */
export const trialMs = product.trialDays * dayMs;

/** The part of a user that says what they may do. Instants are ISO 8601 UTC. */
export interface AccessFacts {
  stripeSubscriptionId?: string | null | undefined;
  /** When a subscription that was once paid for ended. */
  subscriptionEndedAt?: string | null | undefined;
  trialStartDate?: string | null | undefined;
  trialEndDate?: string | null | undefined;
  isTrialActive?: boolean | null | undefined;
}

export type TrialState = 'none' | 'active' | 'expired';

/** A trial past its end is over, whatever its flag says. */
export const trialState = (user: AccessFacts, now: number): TrialState => {
  if (!user.trialStartDate) return 'none';
  const running = user.isTrialActive && user.trialEndDate && Date.parse(user.trialEndDate) > now;
  return running ? 'active' : 'expired';
};

/** Milliseconds until the trial ends; 0 without a running trial. */
export const trialMsLeft = (user: AccessFacts, now: number): number =>
  trialState(user, now) === 'active' ? Date.parse(user.trialEndDate ?? '') - now : 0;

/** Renewing takes the provider about an hour, and its message may be late; milliseconds. */
const renewalMs = 12 * 60 * 60 * 1000;

/** The period of a subscription is long over and nothing was heard: the provider should be asked. */
export const isOverdueForAsking = (
  user: AccessFacts & { subscriptionPeriodEnd?: string | null | undefined },
  now: number,
): boolean =>
  Boolean(user.stripeSubscriptionId && user.subscriptionPeriodEnd) &&
  Date.parse(user.subscriptionPeriodEnd ?? '') + renewalMs < now;

/** May the user see and change their business? */
export const hasAccess = (user: AccessFacts, now: number): boolean =>
  Boolean(user.stripeSubscriptionId) || trialState(user, now) === 'active';

/** The sentence of the 402 for a user without access. */
export const accessRefusal = (user: AccessFacts): 'Subscription required' | 'Subscription inactive' =>
  user.subscriptionEndedAt ? 'Subscription inactive' : 'Subscription required';
