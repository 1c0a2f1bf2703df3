import type { ShownQuoteStatus } from './status.ts';

/** The display names of quote statuses. */
export const quoteStates = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  cancelled: 'Cancelled',
  expired: 'Expired',
} as const satisfies Record<ShownQuoteStatus, string>;
