import * as z from 'zod/mini';
import { kept } from '../../fields.ts';
import { paymentMethods } from '../../payments/methods.ts';

const text = z.optional(z.string());

/** A payment of an invoice, in pounds, with refunds in pence, as stored. */
export const paymentRecord = z.object({
  ...kept,
  invoiceId: z.number(),
  amount: z.number(),
  method: z.enum(paymentMethods),
  paidOn: z.string(),
  feePence: z.optional(z.number()),
  reference: text,
  note: text,
  refunds: z.optional(z.array(z.object({ id: z.number(), pence: z.number(), on: z.string(), at: text }))),
  dispute: z.optional(
    z.object({
      at: z.string(),
      status: z.string(),
      pence: z.number(),
      takenPence: z.number(),
      feePence: z.optional(z.number()),
      on: z.string(),
      dueBy: text,
    }),
  ),
  /** The provider's payment id, if it was paid online; links to the provider's dashboard. */
  intent: text,
  receiptMailedAt: text,
  bankRow: text,
  removed: z.optional(z.object({ by: z.string(), on: z.string(), reason: z.string() })),
});
