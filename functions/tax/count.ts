import { type Write, write } from '#functions/lib/transact.ts';
import type { TaxShare } from '#shared/domain/tax/groups.ts';
import type { TaxName, TaxSums } from '#shared/domain/tax/names.ts';
import { taxDayEntity } from './entity.ts';

/** Adds up shares by their days; `sign` takes them off. */
export const addShares = (
  days: Map<string, TaxSums>,
  shares: readonly TaxShare[],
  sign: 1 | -1 = 1,
): Map<string, TaxSums> => {
  for (const { day, sums } of shares) {
    const sum = days.get(day) ?? {};
    for (const [name, pence] of Object.entries(sums) as [TaxName, number][])
      sum[name] = (sum[name] ?? 0) + sign * pence;
    days.set(day, sum);
  }
  return days;
};

/** Moves the days from what records added to them to what they add now, in one write for each day. */
export const countTax = (
  userId: string,
  before: readonly TaxShare[],
  after: readonly TaxShare[],
): Write[] => {
  const days = addShares(addShares(new Map(), before, -1), after);
  return [...days].flatMap(([date, sums]) => {
    const moved = Object.fromEntries(Object.entries(sums).filter(([, pence]) => pence !== 0));
    if (Object.keys(moved).length === 0) return [];
    return [write(taxDayEntity.update({ userId, date }).add({ ...moved, revision: 1 }))];
  });
};
