import { addDays, addMonths } from '../dates.ts';

/**
 * The month of the first quarter end in the cycle: March, June, September, December; January, April, July, October; or
 * February, May, August, November. HMRC assigns each trader one of the three (VR reg 25(1)).
 */
export const vatStaggers = ['mar', 'jan', 'feb'] as const;
export type VatStagger = (typeof vatStaggers)[number];

export const usualStagger: VatStagger = 'mar';

/** The first month of the year in which a quarter starts. */
const firstMonth: Record<VatStagger, number> = { mar: 1, jan: 2, feb: 3 };

export interface VatQuarter {
  from: string;
  to: string;
  /** The last day to send the return and to pay: one month and seven days after the quarter. VR reg 25(1), 25A(20). */
  dueBy: string;
}

const daysMore = 7;

/** The due date of a period's return; for a quarter, the 7th of the second month after it. */
export const vatReturnDueBy = (to: string): string =>
  addDays(addDays(addMonths(addDays(to, 1), 1), -1), daysMore);

/** The months (1 to 12) of a calendar year grouped by VAT quarter; a quarter that crosses the year end is partial. */
export const quarterMonths = (stagger: VatStagger): number[][] => {
  const parts = new Map<number, number[]>();
  for (let month = 1; month <= 12; month++) {
    const place = Math.floor((month - firstMonth[stagger]) / 3);
    parts.set(place, [...(parts.get(place) ?? []), month]);
  }
  return [...parts.values()];
};

/** The VAT quarter of a day. */
export const vatQuarterOf = (day: string, stagger: VatStagger): VatQuarter => {
  const month = Number(day.slice(5, 7));
  const back = (month - firstMonth[stagger] + 12) % 3;
  const from = addMonths(`${day.slice(0, 8)}01`, -back);
  const to = addDays(addMonths(from, 3), -1);
  return { from, to, dueBy: vatReturnDueBy(to) };
};

/** True if a day is the first of a VAT quarter. */
export const isQuarterStart = (day: string, stagger: VatStagger): boolean =>
  vatQuarterOf(day, stagger).from === day;

/** A number of quarters, from a day's own backwards. */
export const vatQuarters = (day: string, stagger: VatStagger, count: number): VatQuarter[] => {
  const { from } = vatQuarterOf(day, stagger);
  return Array.from({ length: count }, (_, at) => vatQuarterOf(addMonths(from, -3 * at), stagger));
};
