import { type TaxName, type TaxSums, taxNames } from '#shared/domain/tax/names.ts';
import { taxDayEntity } from './entity.ts';

/** What a day comes to, in pence. */
export type TaxDay = TaxSums & { date: string };

/** The days of a period that anything was counted on, oldest first: a year is one round trip. */
export const daysIn = async (userId: string, from: string, to: string): Promise<TaxDay[]> => {
  const { data } = await taxDayEntity.query
    .byDate({ userId })
    .between({ date: from }, { date: to })
    .go({ pages: 'all', consistent: true });
  return data;
};

/** Days together. */
export const sumOf = (days: readonly TaxSums[]): Record<TaxName, number> => {
  const sums = Object.fromEntries(taxNames.map((name) => [name, 0])) as Record<TaxName, number>;
  for (const day of days) for (const name of taxNames) sums[name] += day[name] ?? 0;
  return sums;
};
