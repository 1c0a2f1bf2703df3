import type { TaxTerms } from '#shared/domain/tax/terms.ts';
import type { TaxShare } from '#shared/domain/taxed/groups.ts';
import type { TaxSums } from '#shared/domain/taxed/names.ts';
import type { RecordsQuery, TaxFigure, TaxRecord } from '#shared/tax/records.ts';

/** The query for a page of the records behind figures, with how the trader is taxed in the period. */
export interface Walk<Row> extends Pick<RecordsQuery, 'from' | 'to' | 'cursor'> {
  figures: readonly TaxFigure[];
  limit: number;
  terms: TaxTerms;
  /** The totals of the period's days, in pence. */
  sums: TaxSums;
  /** What a record contributes to the figures. */
  rowsOf: (shares: readonly TaxShare[], named: Pick<TaxRecord, 'id' | 'label'>) => Row[];
}

/** A page of the records behind figures. */
export interface Found<Row> {
  rows: Row[];
  next: string | undefined;
}

/**
 * How many records to read at a time: most contribute to each figure, so slightly more than a page first; for a rare figure, ever
 * more.
 */
export const readSizes = ({ limit, figures }: Pick<Walk<unknown>, 'limit' | 'figures'>) => {
  let size = Math.ceil((limit * 2) / figures.length);
  return (): number => {
    const now = size;
    size = Math.min(1000, size * 5);
    return now;
  };
};
