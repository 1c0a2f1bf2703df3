import type { User } from '#shared/auth/user.ts';
import { trialState } from '#shared/subscription/access.ts';

export type Standing = 'subscribed' | 'trial' | 'none';

/** The state of the user's plan, used wherever the plan is shown. */
export const standingOf = (user: User, now: number): Standing => {
  if (user.stripeSubscriptionId) return 'subscribed';
  return trialState(user, now) === 'active' ? 'trial' : 'none';
};

export const trialName = 'Free Trial';
