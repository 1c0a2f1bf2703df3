/** Tax years, which start on 6 April, and tax months, from the 6th to the 5th. */

const monthDay = (date: string): string => date.slice(5);
const yearOf = (date: string): number => Number(date.slice(0, 4));

/** The calendar year in which the tax year of a date starts. */
export const taxYearStart = (date: string): number =>
  monthDay(date) >= '04-06' ? yearOf(date) : yearOf(date) - 1;

/** A tax year's name, by the calendar year it starts in: 2026 is `2026-27`. */
export const taxYearName = (start: number): string =>
  `${start}-${String((start + 1) % 100).padStart(2, '0')}`;

/** The tax year of a date: `2026-27`. */
export const taxYearOf = (date: string): string => taxYearName(taxYearStart(date));

/** The year a tax year starts in: 2026 for `2026-27`, `2026/27` or `2026-2027`. */
export const startOfTaxYear = (name: string): number => Number(name.slice(0, 4));
