import * as z from 'zod/mini';
import { kept } from '../../fields.ts';
import { receiptCategories } from '../../receipts/options.ts';
import { reverseCodes } from '../../uk/vat.ts';

const text = z.optional(z.string());

/** A receipt. Its picture's address grows old, so it is no part of it. */
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
  /** Goods as the flat rate means them, where that was said. */
  goods: z.optional(z.boolean()),
  /** Of a bill that was not paid at once: the day it is due, and that it was paid on. */
  dueOn: text,
  paidOn: text,
  /** How much of it was on hand when the VAT registration began, in percent, and that day. */
  onHandShare: z.optional(z.number()),
  onHandOn: text,
});
