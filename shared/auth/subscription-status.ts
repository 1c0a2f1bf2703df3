/** Every Stripe subscription status, and whether it gives access to the app. */
const accessByStatus = {
  active: true,
  trialing: true,
  /** Stripe is still retrying the card. */
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

/** A Stripe status; null if this code does not know it. */
export const knownStatus = (status: string | undefined): SubscriptionStatus | null =>
  subscriptionStatuses.find((known) => known === status) ?? null;

/** True if this status gives access to the app. An unknown status gives none. */
export const givesAccess = (status: string): boolean => {
  const known = knownStatus(status);
  return known !== null && accessByStatus[known];
};

/** Final statuses: nothing more can be paid on the subscription. */
const over = new Set<string>(['incomplete_expired', 'canceled']);

export const isOver = (status: string): boolean => over.has(status);
