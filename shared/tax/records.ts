import * as z from 'zod/mini';
import { pageQuery } from '../fields.ts';
import { page } from '../route.ts';
import { expensePlaces } from '../settings/tax/mtd-figures.ts';
import { taxRecordKinds, taxRecordWhys } from '../tax-shares.ts';
import { isAtMostAYear, isForward, periodFields } from './period.ts';

/**
 * Figures whose records can be listed: boxes of a VAT return, turnover towards registration, and turnover and expenses of an
 * update. The other boxes are computed from these.
 */
export const taxFigures = ['box1', 'box4', 'box6', 'box7', 'registration', 'turnover', 'expense'] as const;
export type TaxFigure = (typeof taxFigures)[number];

/** What a record adds to a figure, in pounds. `id` is the invoice's or the receipt's. */
export const taxRecord = z.object({
  kind: z.enum(taxRecordKinds),
  why: z.enum(taxRecordWhys),
  id: z.number(),
  on: z.string(),
  /** An invoice's number, or a receipt's supplier. */
  label: z.string(),
  amount: z.number(),
});
export type TaxRecord = z.output<typeof taxRecord>;

const category = z.enum(expensePlaces, { error: "Is not one of HMRC's categories" });

export const recordsQuery = z
  .extend(pageQuery, {
    ...periodFields,
    figure: z.enum(taxFigures, { error: 'Is not a figure that has records' }),
    /** For `expense` only: HMRC's category, or `ask`. All expenses if left out. */
    category: z.optional(category),
  })
  .check(
    isForward as never,
    isAtMostAYear as never,
    z.refine(({ figure, category: named }) => named === undefined || figure === 'expense', {
      path: ['category'],
      error: 'Only expenses have categories',
    }),
  );
export type RecordsQuery = z.output<typeof recordsQuery>;

export const recordsShape = {
  summary: 'The records behind one figure of a period, newest first; invoices created after it last',
  query: recordsQuery,
  reply: page(taxRecord),
} as const;
