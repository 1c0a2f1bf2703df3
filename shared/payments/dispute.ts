import * as z from 'zod/mini';
import { orNull } from '../fields.ts';
import { disputeStates } from './dispute-state.ts';

/** A dispute as a reply shows it. Pounds; `taken` is what has left the trader's money. */
export const dispute = z.object({
  state: z.enum(disputeStates),
  amount: z.number(),
  taken: z.number(),
  /** The day on which it left; null while none of it has. */
  takenOn: orNull(z.string()),
  /** The last day on which it can be answered. */
  dueBy: orNull(z.string()),
  /** Where it is answered. */
  url: z.string(),
});
