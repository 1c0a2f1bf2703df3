import * as z from 'zod/mini';
import { id, lines as longText, optional, pounds, requiredLine, sum } from '../fields.ts';
import { isWholePence, roundToPence } from '../money.ts';
import { rateReasonNames, reasonsFor } from '../uk/rate-reasons.ts';
import { vatCodes } from '../uk/vat.ts';
import { lineLimits } from './limits.ts';

export const lineKinds = ['labour', 'material', 'other', 'deposit'] as const;
export type LineKind = (typeof lineKinds)[number];

/** The units to choose from; any other word is allowed too. */
export const lineUnits = ['each', 'hour', 'day', 'm', 'm²', 'visit'] as const;

const isThousandths = (value: number): boolean => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-4;

const quantity = z.number().check(
  z.positive('Must be more than 0'),
  z.maximum(lineLimits.quantity, 'Is too large'),
  z.refine(isThousandths, { error: 'Can have at most three decimals' }),
  z.overwrite((value) => Math.round(value * 1000) / 1000),
);

/** Pounds of either sign: the line that deducts a deposit is negative. */
const signedPounds = sum.check(
  z.minimum(-lineLimits.unitPrice, 'Is too large'),
  z.maximum(lineLimits.unitPrice, 'Is too large'),
  z.refine(isWholePence, { error: 'Can have at most two decimals' }),
  z.overwrite(roundToPence),
);

/** Percent, from 0 to 100, at most two decimals. */
export const percent = z
  .number()
  .check(
    z.minimum(0, 'Cannot be negative'),
    z.maximum(100, 'Can be at most 100'),
    z.refine(isWholePence, { error: 'Can have at most two decimals' }),
    z.overwrite(roundToPence),
  );

/** The record a line was copied from; for a deposit's line, the invoice that asked for it. */
const source = z
  .strictObject({
    price: z.optional(id),
    item: z.optional(id),
    employee: z.optional(id),
    invoice: z.optional(id),
  })
  .check(z.refine((from) => Object.keys(from).length === 1, { error: 'Names one thing' }));

const lineFields = z.strictObject({
  kind: z.enum(lineKinds),
  description: longText(lineLimits.description).check(z.minLength(1, 'Required')),
  quantity,
  unit: requiredLine(lineLimits.unit),
  /** Pounds per unit, net or gross as `pricesInclude` says; always net for a deposit. */
  unitPrice: signedPounds,
  /** Percent off the line. */
  discount: optional(percent),
  vat: z.enum(vatCodes),
  /** Why it isn't standard-rated. */
  rateReason: optional(z.enum(rateReasonNames)),
  source: optional(source),
  /** On a quote: counts only if the customer chose it. */
  optional: z.optional(z.boolean()),
  /** Pounds per unit that the trader paid. Never shown to the customer; CIS excludes materials at cost. */
  cost: optional(pounds),
  /** For a deposit only: its VAT in pounds as invoiced, with the sign of `unitPrice`. */
  vatAmount: optional(signedPounds),
});
type LineFields = z.output<typeof lineFields>;

const isDeposit = ({ kind }: LineFields): boolean => kind === 'deposit';
const isNone = (value: unknown): boolean => value === undefined || value === null;
const sameSign = (one: number, other: number): boolean => one * other >= 0;

/** A line of a quote, invoice or credit note as the API has it: pounds and percent. */
export const line = lineFields.check(
  z.refine((it) => isDeposit(it) || it.unitPrice >= 0, { path: ['unitPrice'], error: 'Cannot be negative' }),
  z.refine((it) => !isDeposit(it) || it.quantity === 1, { path: ['quantity'], error: 'Is 1 for a deposit' }),
  z.refine((it) => !isDeposit(it) || !it.discount, {
    path: ['discount'],
    error: 'A deposit has no discount',
  }),
  z.refine((it) => isDeposit(it) || isNone(it.vatAmount), {
    path: ['vatAmount'],
    error: 'Only a deposit brings its VAT',
  }),
  z.refine((it) => !it.rateReason || reasonsFor(it.vat).includes(it.rateReason), {
    path: ['rateReason'],
    error: 'Is not a reason for this VAT rate',
  }),
  z.refine((it) => sameSign(it.unitPrice, it.vatAmount ?? 0), {
    path: ['vatAmount'],
    error: 'Must have the sign of the deposit',
  }),
);
export type Line = z.output<typeof line>;
export type LineInput = z.input<typeof line>;
