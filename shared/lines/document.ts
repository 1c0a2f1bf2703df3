import * as z from 'zod/mini';
import { date, optional, pounds } from '../fields.ts';
import { lineLimits } from './limits.ts';
import { type Line, line, percent } from './line.ts';

export const priceModes = ['net', 'gross'] as const;
export type PriceMode = (typeof priceModes)[number];

/** The discount on the whole document, spread over its VAT rates before VAT: percent, or pounds in the document's kind of price. */
const discount = z.strictObject({ percent: z.optional(percent), amount: z.optional(pounds) }).check(
  z.refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
    error: 'Enter a percentage or an amount, not both',
  }),
);
export type Discount = z.output<typeof discount>;

export const documentLines = z
  .array(line)
  .check(
    z.minLength(1, 'Add at least one item'),
    z.maxLength(lineLimits.lines, `Can be at most ${lineLimits.lines} items`),
  );

/** The fields besides `lines` that determine the figures of a quote, invoice or draft. */
export const documentTerms = {
  /** Whether unit prices include VAT; net by default. */
  pricesInclude: z.optional(z.enum(priceModes)),
  discount: optional(discount),
  /** The day whose VAT rates apply. */
  taxPoint: optional(date),
};

/** Everything that totals are calculated from. */
export interface DocumentFigures {
  lines: readonly Line[];
  pricesInclude?: PriceMode | undefined;
  discount?: Discount | null | undefined;
  taxPoint?: string | null | undefined;
}
