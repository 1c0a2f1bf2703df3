import { type AccessFacts, trialMsLeft, trialState } from '../subscription/access.ts';

export const accountStatuses = ['Subscribed', 'Active Trial', 'Trial Expired', 'New User'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** An account's status in the admin's list. */
export const accountStatus = (user: AccessFacts, now: number): AccountStatus => {
  if (user.stripeSubscriptionId) return 'Subscribed';
  const trial = trialState(user, now);
  if (trial === 'active') return 'Active Trial';
  return trial === 'expired' ? 'Trial Expired' : 'New User';
};

const dayMs = 24 * 60 * 60 * 1000;

/** Days of trial left, rounded up; 0 if over. */
export const trialDaysLeft = (user: AccessFacts, now: number): number =>
  Math.ceil(trialMsLeft(user, now) / dayMs);
