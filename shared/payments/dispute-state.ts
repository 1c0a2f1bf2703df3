/** How far a dispute is. An `inquiry` only asks, and takes no money; one that ended without a dispute is `closed`. */
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

/** Of the status that the provider gives a dispute (types of the stripe package, 23.1); a new one is looked at. */
export const disputeState = (status: string): DisputeState => known[status] ?? 'review';
