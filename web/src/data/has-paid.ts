import type { User } from '#shared/auth/user.ts';

/** True for somebody who has ever paid, even if the subscription has ended. */
export const hasPaid = ({
  stripeSubscriptionId,
  subscriptionEndedAt,
}: Pick<User, 'stripeSubscriptionId' | 'subscriptionEndedAt'>): boolean =>
  Boolean(stripeSubscriptionId ?? subscriptionEndedAt);
