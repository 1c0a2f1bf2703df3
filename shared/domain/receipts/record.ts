import * as z from 'zod/mini';
import { kept } from '../../fields.ts';
import { receiptCategories } from '../../receipts/options.ts';
import { reverseCodes } from '../../uk/vat.ts';

const text = z.optional(z.string());

/** A receipt without its image's URL, which expires. */
export const receiptRecord = z.object({
  ...kept,
  fileName: z.string(),
  fileType: z.string(),
  fileSize: z.number(),
  vendor: text,
  amount: z.optional(z.number()),
  vatAmount: z.optional(z.number()),
  category: z.optional(z.enum(receiptCategories)),
  description: text,
  receiptDate: z.string(),
  isVatReceipt: z.boolean(),
  isEntertaining: z.optional(z.boolean()),
  tags: z.optional(z.array(z.string())),
  notes: text,
  jobId: z.optional(z.number()),
  reverseCharge: z.optional(z.enum(reverseCodes)),
  /** Whether it is goods under the flat rate scheme, if stated. */
  goods: z.optional(z.boolean()),
  /** For a bill paid later: the due date and the payment date. */
  dueOn: text,
  paidOn: text,
  /** The share that was still on hand when the VAT registration began, in percent, and that day. */
  onHandShare: z.optional(z.number()),
  onHandOn: text,
});
