import * as z from 'zod/mini';
import { id, orNull } from '../fields.ts';
import { json } from '../route.ts';

/** The most receipts in one call: each is written in one transaction with its figures. */
export const mostOnHand = 20;

const onHand = z.object({
  /** The first day of the registration; without one there is nothing to claim. */
  registeredFrom: orNull(z.string()),
  receipts: z.array(
    z.object({
      receiptId: z.number(),
      vendor: orNull(z.string()),
      on: z.string(),
      /** The VAT shown on it, in pounds. */
      vat: z.number(),
      /** The share that was still on hand, in percent. */
      share: z.number(),
      claimed: z.number(),
    }),
  ),
  /** The total claimed, in pounds, which is in box 4 of the first return. */
  vat: z.number(),
});
export type OnHand = z.output<typeof onHand>;

const share = z
  .int()
  .check(
    z.minimum(0, 'Say how much you still had, 0 to 100'),
    z.maximum(100, 'Say how much you still had, 0 to 100'),
  );

export const onHandShapes = {
  onHand: {
    summary: 'Receipts from before the VAT registration whose VAT its first return can claim, newest first',
    reply: json(onHand),
  },
  putOnHand: {
    summary: 'Say how much of what was bought before the VAT registration was still on hand then',
    body: z.strictObject({
      items: z.array(z.strictObject({ receiptId: id, share })).check(
        z.minLength(1, 'Choose at least one'),
        z.maxLength(mostOnHand, `Can be at most ${mostOnHand}`),
        z.refine((items) => new Set(items.map(({ receiptId }) => receiptId)).size === items.length, {
          error: 'Names a receipt twice',
        }),
      ),
    }),
    reply: json(onHand),
  },
} as const;
