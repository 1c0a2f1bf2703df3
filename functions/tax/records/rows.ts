import type { TaxShare } from '#shared/domain/tax/groups.ts';
import { toPounds } from '#shared/money.ts';
import type { RecordsQuery, TaxRecord } from '#shared/tax/records.ts';
import { partOf } from '../figures.ts';
import type { TaxTerms } from '../terms.ts';

/** A page of the records behind a figure. */
export interface Found {
  rows: TaxRecord[];
  next: string | undefined;
}

/** What shares of a record add to the figure, as rows; none where they add nothing or lie outside the period. */
export const rowsOfShares = (
  shares: readonly TaxShare[],
  { id, label }: Pick<TaxRecord, 'id' | 'label'>,
  query: RecordsQuery,
  terms: TaxTerms,
): TaxRecord[] =>
  shares
    .filter(({ day }) => day >= query.from && day <= query.to)
    .map(({ kind, day, sums }) => ({ kind, on: day, pence: partOf(query, terms, day, sums) }))
    .filter(({ pence }) => pence !== 0)
    .map(({ kind, on, pence }) => ({ kind, id, on, label, amount: toPounds(pence) }));

/** Most of a period's records add to a figure, so that a few more than a page are read first; of a rare one, ever more. */
export const readSizes = (limit: number) => {
  let size = limit * 2;
  return (): number => {
    const now = size;
    size = Math.min(1000, size * 5);
    return now;
  };
};
