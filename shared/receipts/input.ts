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
  /** Below zero, with the VAT in it, for money back: a return, or a credit of a supplier's. */
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
  /** Of meals: whether clients or other guests were entertained, which no VAT comes back for. */
  isEntertaining: optional(z.boolean()),
  /** A bill under the building reverse charge, by the rate of the VAT that is the buyer's to account for. Its amount bears none. */
  reverseCharge: optional(z.enum(reverseCodes)),
  /** Whether it is for goods that trade uses up or sells on, as the flat rate means them; by its category without an answer. */
  goods: optional(z.boolean()),
  /** Of a bill that was not paid at once: the day it is due, and that it was paid on. Without them it was paid on its day. */
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

/** Pence that VAT rounded line by line may be above what the whole bears. */
const spare = 5;

/** What is wrong with the VAT of a sum, if anything is. A credit's are both below zero; what no VAT receipt shows is never claimed. */
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
    // A return has both below zero, anything else neither: the one that is alone below zero is named.
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

/** Any of a receipt's fields; its picture stays what it was. */
export const receiptChange = z.extend(z.partial(receiptFields), basedOn);
export type ReceiptChange = z.output<typeof receiptChange>;

/** Holds of a whole receipt, of which a change may tell one of the sums alone. */
export const summedReceipt = z.looseObject({}).check(vatWithin, vatOfSomething, noVatReversed);
