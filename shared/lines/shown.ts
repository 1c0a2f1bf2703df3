import * as z from 'zod/mini';
import { rateReasonNames } from '../uk/rate-reasons.ts';
import { vatCodes } from '../uk/vat.ts';
import { priceModes } from './document.ts';
import { lineKinds } from './line.ts';

// @__NO_SIDE_EFFECTS__
const given = <T extends z.ZodMiniType>(field: T) => z.optional(z.nullable(field));

/** A line in a reply, as it was entered. */
export const shownLine = z.object({
  kind: z.enum(lineKinds),
  description: z.string(),
  quantity: z.number(),
  unit: z.string(),
  unitPrice: z.number(),
  discount: given(z.number()),
  vat: z.enum(vatCodes),
  rateReason: given(z.enum(rateReasonNames)),
  source: given(z.record(z.string(), z.number())),
  optional: given(z.boolean()),
  cost: given(z.number()),
  vatAmount: given(z.number()),
});
export type ShownLine = z.output<typeof shownLine>;

/**
 * The totals of a document in pounds. `rate` is percent; `notional` is the VAT that the customer accounts for under a reverse
 * charge.
 */
export const sums = z.object({
  net: z.number(),
  vat: z.number(),
  total: z.number(),
  byRate: z.array(
    z.object({
      vat: z.enum(vatCodes),
      rate: z.number(),
      net: z.number(),
      amount: z.number(),
      notional: z.optional(z.number()),
    }),
  ),
});
export type Sums = z.output<typeof sums>;

/** A document's fields in a reply besides its lines; null if unset. */
export const shownTerms = {
  pricesInclude: z._default(z.nullable(z.enum(priceModes)), null),
  discount: z._default(
    z.nullable(z.object({ percent: z.optional(z.number()), amount: z.optional(z.number()) })),
    null,
  ),
  taxPoint: z._default(z.nullable(z.string()), null),
};
