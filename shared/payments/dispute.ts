import * as z from 'zod/mini';
import { orNull } from '../fields.ts';
import { disputeStates } from './dispute-state.ts';

/** A dispute in a reply. Pounds; `taken` is the amount withdrawn from the trader's balance. */
export const dispute = z.object({
  state: z.enum(disputeStates),
  amount: z.number(),
  taken: z.number(),
  /** What Stripe charged for it. */
  fee: z._default(z.number(), 0),
  /** The day it was withdrawn; null if nothing was. */
  takenOn: orNull(z.string()),
  /** The last day to respond. */
  dueBy: orNull(z.string()),
  /** The page where the trader responds. */
  url: z.string(),
});
