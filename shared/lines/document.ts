import * as z from 'zod/mini';
import { date, optional, pounds } from '../fields.ts';
import { type Line, line, lineLimits, percent } from './line.ts';

export const priceModes = ['net', 'gross'] as const;
export type PriceMode = (typeof priceModes)[number];

/** Off the whole document, shared over its rates before VAT: percent, or pounds in the document's kind of price. */
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

/** The fields that give a quote, an invoice or a draft its figures, beside their `lines`. */
export const documentTerms = {
  /** Whether unit prices include VAT: net unless said. */
  pricesInclude: z.optional(z.enum(priceModes)),
  discount: optional(discount),
  /** The day whose VAT rates hold. */
  taxPoint: optional(date),
};

/** All that sums are made of. */
export interface DocumentFigures {
  lines: readonly Line[];
  pricesInclude?: PriceMode | undefined;
  discount?: Discount | null | undefined;
  taxPoint?: string | null | undefined;
}
