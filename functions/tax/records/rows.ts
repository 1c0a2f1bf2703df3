import type { TaxSums } from '#shared/domain/tax/names.ts';
import type { TaxTerms } from '#shared/domain/tax/terms.ts';
import type { TaxRecord } from '#shared/tax/records.ts';

/** How the trader is taxed in a period, and what its days come to where that matters, in pence. */
export interface AskedOf {
  terms: TaxTerms;
  sums: TaxSums;
}

/** A page of the records behind a figure. */
export interface Found {
  rows: TaxRecord[];
  next: string | undefined;
}

/** Most of a period's records add to a figure, so that a few more than a page are read first; of a rare one, ever more. */
export const readSizes = (limit: number) => {
  let size = limit * 2;
  return (): number => {
    const now = size;
    size = Math.min(1000, size * 5);
    return now;
  };
};
