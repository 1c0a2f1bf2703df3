import * as z from 'zod/mini';
import { kept } from '../../fields.ts';
import { paymentMethods } from '../../payments/methods.ts';

const text = z.optional(z.string());

/** Money that came in for an invoice. Pounds, but what went back is pence, as it is kept. */
export const paymentRecord = z.object({
  ...kept,
  invoiceId: z.number(),
  amount: z.number(),
  method: z.enum(paymentMethods),
  paidOn: z.string(),
  reference: text,
  note: text,
  refunds: z.optional(z.array(z.object({ id: z.number(), pence: z.number(), on: z.string(), at: text }))),
  dispute: z.optional(
    z.object({
      at: z.string(),
      status: z.string(),
      pence: z.number(),
      takenPence: z.number(),
      on: z.string(),
      dueBy: text,
    }),
  ),
  /** The payment at the provider, of one that came through it: where it is looked at. */
  intent: text,
  receiptMailedAt: text,
  bankRow: text,
});
