import type { TaxShare } from '#shared/domain/tax/groups.ts';
import type { TaxSums } from '#shared/domain/tax/names.ts';
import type { TaxTerms } from '#shared/domain/tax/terms.ts';
import type { RecordsQuery, TaxFigure, TaxRecord } from '#shared/tax/records.ts';

/** A page of the records behind figures, and how the trader is taxed in the period. */
export interface Walk<Row> extends Pick<RecordsQuery, 'from' | 'to' | 'cursor'> {
  figures: readonly TaxFigure[];
  limit: number;
  terms: TaxTerms;
  /** What the days of the period come to where that matters, in pence. */
  sums: TaxSums;
  /** What a record adds to the figures. */
  rowsOf: (shares: readonly TaxShare[], named: Pick<TaxRecord, 'id' | 'label'>) => Row[];
}

/** A page of the records behind figures. */
export interface Found<Row> {
  rows: Row[];
  next: string | undefined;
}

/** Most of a period's records add to each figure, so that a few more than a page are read first; of a rare one, ever more. */
export const readSizes = ({ limit, figures }: Pick<Walk<unknown>, 'limit' | 'figures'>) => {
  let size = Math.ceil((limit * 2) / figures.length);
  return (): number => {
    const now = size;
    size = Math.min(1000, size * 5);
    return now;
  };
};
