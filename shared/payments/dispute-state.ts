/**
 * The progress of a dispute. An `inquiry` is only a question and takes no money; `closed` is an inquiry that ended without a
 * dispute.
 */
export const disputeStates = ['inquiry', 'answer', 'review', 'won', 'lost', 'closed'] as const;
export type DisputeState = (typeof disputeStates)[number];

const known: Record<string, DisputeState> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  prevented: 'closed',
  needs_response: 'answer',
  appeal_needs_response: 'answer',
  under_review: 'review',
  appeal_under_review: 'review',
  won: 'won',
  lost: 'lost',
};

/** The state for a Stripe dispute status (types of the stripe package, 23.1); an unknown status counts as under review. */
export const disputeState = (status: string): DisputeState => known[status] ?? 'review';
