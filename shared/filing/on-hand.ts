import * as z from 'zod/mini';
import { id, orNull } from '../fields.ts';
import { json } from '../route.ts';

/** So many are said at once: each is written together with its figures. */
export const mostOnHand = 20;

const onHand = z.object({
  /** The first day of the registration; without one there is nothing to claim. */
  registeredFrom: orNull(z.string()),
  receipts: z.array(
    z.object({
      receiptId: z.number(),
      vendor: orNull(z.string()),
      on: z.string(),
      /** Pounds of VAT that it shows. */
      vat: z.number(),
      /** How much of it was still on hand, in percent. */
      share: z.number(),
      claimed: z.number(),
    }),
  ),
  /** All that is claimed, in pounds: it is in box 4 of the return of the first day. */
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
