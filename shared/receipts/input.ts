import * as z from 'zod/mini';
import { basedOn, date, id, line, lines, optional, ownId, signedPounds } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { formatPounds, toPence, toPounds } from '../money.ts';
import { halfUp, times } from '../rounding.ts';
import { percentOf, type ReverseCode, rateBpOf, reverseCodes } from '../uk/vat.ts';
import { receiptCategories } from './options.ts';

export const maxTags = 20;
export const maxTagLength = 40;

const receiptFields = z.strictObject({
  vendor: optional(line(textLimits.name)),
  /** Negative, like its VAT, for a refund: a return, or a supplier's credit note. */
  amount: optional(signedPounds),
  vatAmount: optional(signedPounds),
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
  /** For meals: whether clients or other guests were entertained, for which VAT cannot be reclaimed. */
  isEntertaining: optional(z.boolean()),
  /** For a bill under the building reverse charge: the rate of the VAT that the buyer accounts for. Its amount includes none. */
  reverseCharge: optional(z.enum(reverseCodes)),
  /** Whether it is for goods that the trade uses up or sells on, under the flat rate scheme; decided by its category if left out. */
  goods: optional(z.boolean()),
  /** For a bill not paid straight away: its due date, and when it was paid. Without them it was paid on its date. */
  dueOn: optional(date),
  paidOn: optional(date),
});

interface Sums {
  reverseCharge?: ReverseCode | null | undefined;
  amount?: number | null | undefined;
  vatAmount?: number | null | undefined;
  receiptDate?: string;
  isVatReceipt?: boolean | undefined;
}

/** How much VAT rounded line by line may exceed the VAT on the total, in pence. */
const spare = 5;

/** What is wrong with the VAT of an amount, if anything. Both are negative on a credit note; without a VAT receipt none is claimed. */
const vatTrouble = ({ amount, vatAmount, receiptDate, isVatReceipt }: Sums): string | undefined => {
  if (typeof amount !== 'number' || !vatAmount) return undefined;
  const [gross, vat] = [Math.abs(toPence(amount)), Math.abs(toPence(vatAmount))];
  if (vat > gross) return 'Cannot be more than the amount';
  const rateBp = rateBpOf('s', receiptDate);
  const most = halfUp(times(gross, rateBp), 10_000 + rateBp);
  if (vat <= most + spare || isVatReceipt === false) return undefined;
  return `Is more than VAT at ${percentOf(rateBp)}% can be: at most ${formatPounds(toPounds(most))}`;
};

const vatWithin = z.check<Sums>(({ value, issues }) => {
  const { amount, vatAmount } = value;
  if (typeof amount === 'number' && vatAmount && amount < 0 !== vatAmount < 0) {
    // Both are negative on a return and neither otherwise, so report the one that alone is negative.
    const path = [amount < 0 ? 'amount' : 'vatAmount'];
    issues.push({
      code: 'custom',
      path,
      message: 'The amount and its VAT must be below zero together',
      input: value,
    });
    return;
  }
  const message = vatTrouble(value);
  if (message) issues.push({ code: 'custom', path: ['vatAmount'], message, input: value });
});
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

/** Any of a receipt's fields; its image cannot be replaced. */
export const receiptChange = z.extend(z.partial(receiptFields), basedOn);
export type ReceiptChange = z.output<typeof receiptChange>;

/** Only checked on complete receipts: an update may have just one of the amounts. */
export const summedReceipt = z.looseObject({}).check(vatWithin, vatOfSomething, noVatReversed);
