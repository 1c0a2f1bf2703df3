import * as z from 'zod/mini';
import { date, idParams, lines, optional, orNull } from '../fields.ts';
import { none } from '../route.ts';

const noteLength = 2_000;

export const disputeInput = z.strictObject({
  /** The day on which the customer said so; today by default. */
  on: optional(date),
  note: optional(lines(noteLength)),
});
export type DisputeInput = z.output<typeof disputeInput>;

/** The reply for a disputed invoice: no reminders are sent until the dispute is lifted. */
export const shownDispute = {
  disputed: orNull(z.object({ on: z.string(), note: orNull(z.string()) })),
};
/** `dispute` is completed in the contract, which knows the reply's schema. */
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
