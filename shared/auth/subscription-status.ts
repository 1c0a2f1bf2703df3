/** Every status Stripe gives a subscription, and whether the user may use the app in it. */
const accessByStatus = {
  active: true,
  trialing: true,
  /** The provider is still trying the card. */
  past_due: true,
  /** Not paid for yet. */
  incomplete: false,
  incomplete_expired: false,
  unpaid: false,
  paused: false,
  canceled: false,
} as const;

export type SubscriptionStatus = keyof typeof accessByStatus;

export const subscriptionStatuses = Object.keys(accessByStatus) as [
  SubscriptionStatus,
  ...SubscriptionStatus[],
];

/** A status as the provider says it, null for one this code does not know. */
export const knownStatus = (status: string | undefined): SubscriptionStatus | null =>
  subscriptionStatuses.find((known) => known === status) ?? null;

/** Does a subscription in this status open the app? A status this code does not know opens nothing. */
export const givesAccess = (status: string): boolean => {
  const known = knownStatus(status);
  return known !== null && accessByStatus[known];
};

/** Statuses a subscription never leaves: nothing can be paid on it any more. */
const over = new Set<string>(['incomplete_expired', 'canceled']);

export const isOver = (status: string): boolean => over.has(status);
