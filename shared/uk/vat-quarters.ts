import { addDays, addMonths } from '../dates.ts';

/**
 * Which month a trader's VAT quarters end in first: March, June, September, December; January, April, July, October; or
 * February, May, August, November. HMRC gives each trader one of the three (VR reg 25(1)).
 */
export const vatStaggers = ['mar', 'jan', 'feb'] as const;
export type VatStagger = (typeof vatStaggers)[number];

export const usualStagger: VatStagger = 'mar';

/** The month that a quarter of the year begins in, of the first three of the year. */
const firstMonth: Record<VatStagger, number> = { mar: 1, jan: 2, feb: 3 };

export interface VatQuarter {
  from: string;
  to: string;
  /** The last day to send the return and to pay: a month and seven days after the quarter. VR reg 25(1), 25A(20). */
  dueBy: string;
}

const daysMore = 7;

/** The last day for a return of a period. It is the 7th of the second month after a quarter. */
export const vatReturnDueBy = (to: string): string =>
  addDays(addDays(addMonths(addDays(to, 1), 1), -1), daysMore);

/** The months, from 1, of a calendar year by the VAT quarters they lie in: one that began or ends in another year is a part. */
export const quarterMonths = (stagger: VatStagger): number[][] => {
  const parts = new Map<number, number[]>();
  for (let month = 1; month <= 12; month++) {
    const place = Math.floor((month - firstMonth[stagger]) / 3);
    parts.set(place, [...(parts.get(place) ?? []), month]);
  }
  return [...parts.values()];
};

/** The VAT quarter that a day lies in. */
export const vatQuarterOf = (day: string, stagger: VatStagger): VatQuarter => {
  const month = Number(day.slice(5, 7));
  const back = (month - firstMonth[stagger] + 12) % 3;
  const from = addMonths(`${day.slice(0, 8)}01`, -back);
  const to = addDays(addMonths(from, 3), -1);
  return { from, to, dueBy: vatReturnDueBy(to) };
};

/** Whether a day is the first of a VAT quarter. */
export const isQuarterStart = (day: string, stagger: VatStagger): boolean =>
  vatQuarterOf(day, stagger).from === day;

/** So many quarters, the one of a day first and then those before. */
export const vatQuarters = (day: string, stagger: VatStagger, count: number): VatQuarter[] => {
  const { from } = vatQuarterOf(day, stagger);
  return Array.from({ length: count }, (_, at) => vatQuarterOf(addMonths(from, -3 * at), stagger));
};
