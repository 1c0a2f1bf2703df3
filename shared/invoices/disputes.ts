import * as z from 'zod/mini';
import { date, idParams, lines, optional, orNull } from '../fields.ts';
import { none } from '../route.ts';

/** The longest note of what a customer disputes, in characters. */
const noteLength = 2_000;

export const disputeInput = z.strictObject({
  /** The day on which the customer said so; today unless told. */
  on: optional(date),
  note: optional(lines(noteLength)),
});
export type DisputeInput = z.output<typeof disputeInput>;

/** What a reply says of an invoice whose customer disputes it: nobody is reminded of it until that is lifted. */
export const shownDispute = {
  disputed: orNull(z.object({ on: z.string(), note: orNull(z.string()) })),
};
/** `dispute` is made whole in the contract, which knows the reply. */
export const disputeShapes = {
  dispute: {
    params: idParams,
    summary: 'Record that the customer disputes an invoice; its reminders stop',
    body: disputeInput,
  },
  settleDispute: {
    params: idParams,
    summary: 'End the dispute of an invoice; its reminders start again',
    reply: none,
  },
} as const;
