import * as z from 'zod/mini';
import { basedOn, date, id, line, lines, optional, ownId, pounds } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { type ReverseCode, reverseCodes } from '../uk/vat.ts';
import { receiptCategories } from './options.ts';

export const maxTags = 20;
export const maxTagLength = 40;

const receiptFields = z.strictObject({
  vendor: optional(line(textLimits.name)),
  amount: optional(pounds),
  vatAmount: optional(pounds),
  category: optional(z.enum(receiptCategories)),
  description: optional(lines(textLimits.longText)),
  receiptDate: date,
  isVatReceipt: z.optional(z.boolean()),
  tags: z.optional(
    z.nullable(z.array(line(maxTagLength)).check(z.maxLength(maxTags, `Can be at most ${maxTags} tags`))),
  ),
  notes: optional(lines(textLimits.longText)),
  /** The job it was bought for. */
  jobId: optional(id),
  /** A bill under the building reverse charge, by the rate of the VAT that is the buyer's to account for. Its amount bears none. */
  reverseCharge: optional(z.enum(reverseCodes)),
});

interface Sums {
  reverseCharge?: ReverseCode | null | undefined;
  amount?: number | null | undefined;
  vatAmount?: number | null | undefined;
}

const vatWithin = z.refine<Sums>(
  ({ amount, vatAmount }) => (vatAmount ?? 0) <= (amount ?? Number.POSITIVE_INFINITY),
  { path: ['vatAmount'], error: 'Cannot be more than the amount' },
);
const vatOfSomething = z.refine<Sums>(
  ({ amount, vatAmount }) => typeof vatAmount !== 'number' || typeof amount === 'number',
  { path: ['amount'], error: 'Enter the amount that this VAT is part of' },
);
const noVatReversed = z.refine<Sums>(({ reverseCharge, vatAmount }) => !reverseCharge || !vatAmount, {
  path: ['vatAmount'],
  error: 'A bill under the reverse charge charges no VAT: leave this empty',
});

export const receiptInput = receiptFields.check(vatWithin, vatOfSomething, noVatReversed);
export type ReceiptInput = z.output<typeof receiptInput>;

export const newReceipt = z.extend(receiptFields, ownId).check(vatWithin, vatOfSomething, noVatReversed);
export type NewReceipt = z.output<typeof newReceipt>;

/** Any of a receipt's fields; its picture stays what it was. */
export const receiptChange = z.extend(z.partial(receiptFields), basedOn);
export type ReceiptChange = z.output<typeof receiptChange>;

/** Holds of a whole receipt, of which a change may tell one of the sums alone. */
export const summedReceipt = z.looseObject({}).check(vatWithin, vatOfSomething, noVatReversed);
