import type { ShownQuoteStatus } from './status.ts';

/** What a quote is, wherever a word of it is shown. */
export const quoteStates = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  cancelled: 'Cancelled',
  expired: 'Expired',
} as const satisfies Record<ShownQuoteStatus, string>;
