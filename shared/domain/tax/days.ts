import type { Reader } from '../reader.ts';
import { type TaxName, type TaxSums, taxNames } from '../taxed/names.ts';

/** The tax counters of a day, in pence. */
export type TaxDay = TaxSums & { date: string };

/** The days of a period with any counters, oldest first. */
export const daysIn = (db: Reader, from: string, to: string): TaxDay[] =>
  db
    .all('figures.taxDay')
    .filter(({ date }) => date >= from && date <= to)
    .sort((one, other) => (one.date < other.date ? -1 : 1));

/** The sum of several days. */
export const sumOf = (days: readonly TaxSums[]): Record<TaxName, number> => {
  const sums = Object.fromEntries(taxNames.map((name) => [name, 0])) as Record<TaxName, number>;
  for (const day of days) for (const name of taxNames) sums[name] += day[name] ?? 0;
  return sums;
};
