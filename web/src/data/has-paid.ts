import type { User } from '#shared/auth/user.ts';

/** Somebody who once paid, whether or not that has ended. */
export const hasPaid = ({
  stripeSubscriptionId,
  subscriptionEndedAt,
}: Pick<User, 'stripeSubscriptionId' | 'subscriptionEndedAt'>): boolean =>
  Boolean(stripeSubscriptionId ?? subscriptionEndedAt);
