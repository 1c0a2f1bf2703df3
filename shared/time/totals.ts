import { londonDate } from '../dates.ts';
import type { FirmRules, Rounding } from '../firms/rules.ts';
import { toPence } from '../money.ts';
import type { Interval } from './intervals.ts';
import type { DayWarning } from './kinds.ts';

export interface Minutes {
  work: number;
  travel: number;
  homeTravel: number;
  break: number;
}

/** A person's day. */
export interface Day extends Minutes {
  date: string;
  employeeId: number;
  warnings: DayWarning[];
}

export type PayRules = Pick<FirmRules, 'paidBreaks' | 'paidHomeTravel' | 'rounding'>;

const stepOf: Record<Rounding, number> = { none: 1, up5: 5, up15: 15 };

/** Always up: rounding down could pay less than the minimum wage. */
const rounded = (minutes: number, rounding: Rounding): number =>
  Math.ceil(minutes / stepOf[rounding]) * stepOf[rounding];

/** Travel between jobs is working time for the minimum wage. Breaks, and travel from and to home, are paid by the firm's rules. */
export const isPaid = ({ kind, home }: Interval, { paidBreaks, paidHomeTravel }: PayRules): boolean => {
  if (kind === 'break') return paidBreaks;
  return kind === 'work' || !home || paidHomeTravel;
};

const fieldOf = ({ kind, home }: Interval): keyof Minutes =>
  kind === 'travel' && home ? 'homeTravel' : kind;

export const minutesOf = (intervals: readonly Interval[]): Minutes => {
  const total: Minutes = { work: 0, travel: 0, homeTravel: 0, break: 0 };
  for (const interval of intervals) total[fieldOf(interval)] += interval.minutes;
  return total;
};

const minuteMs = 60_000;
const gapMinutes = (before: Interval, after: Interval): number =>
  before.to ? (Date.parse(after.from) - Date.parse(before.to)) / minuteMs : 0;

/** More than six hours of work without a 20-minute break (Working Time Regulations 1998, reg. 12). */
const isWithoutBreak = (day: readonly Interval[], { work, travel, break: rested }: Minutes): boolean => {
  const off = day.some((each, index) => {
    const before = day[index - 1];
    return before !== undefined && gapMinutes(before, each) >= 20;
  });
  return work + travel > 6 * 60 && rested < 20 && !off;
};

/** Less than eleven hours between two days (reg. 10); unknown if the first was left running. */
const isShortRest = (before: Interval | undefined, first: Interval | undefined): boolean =>
  before?.to != null && !before.forgotten && first !== undefined && gapMinutes(before, first) < 11 * 60;

const warningsOf = (
  day: readonly Interval[],
  before: Interval | undefined,
  minutes: Minutes,
): DayWarning[] => [
  ...(day.some(({ forgotten }) => forgotten) ? (['forgotten'] as const) : []),
  ...(isWithoutBreak(day, minutes) ? (['noBreak'] as const) : []),
  ...(isShortRest(before, day[0]) ? (['shortRest'] as const) : []),
];

const grouped = (intervals: readonly Interval[]): Interval[][] => {
  const groups = new Map<string, Interval[]>();
  for (const interval of intervals) {
    const key = `${interval.employeeId} ${londonDate(interval.from)}`;
    groups.set(key, [...(groups.get(key) ?? []), interval]);
  }
  return [...groups.values()];
};

const paidIn = (day: readonly Interval[], rules: PayRules): number =>
  day.filter((each) => isPaid(each, rules)).reduce((sum, { minutes }) => sum + minutes, 0);

/** A person's intervals in order, grouped by the London day on which they start. */
export const daysOf = (intervals: readonly Interval[]): Day[] => {
  const days = grouped(intervals);
  return days.flatMap((day, index) => {
    const [first] = day;
    if (!first) return [];
    const minutes = minutesOf(day);
    const before = days[index - 1]?.at(-1);
    const previous = before?.employeeId === first.employeeId ? before : undefined;
    return [
      {
        ...{ date: londonDate(first.from), employeeId: first.employeeId, ...minutes },
        warnings: warningsOf(day, previous, minutes),
      },
    ];
  });
};

/** The cost of minutes at an hourly rate, in whole pence, half pennies rounded up. */
const costOf = (minutes: number, hourlyRate: number): number =>
  Math.round((minutes * toPence(hourlyRate)) / 60);

/** The cost of intervals in pence; minutes at the same rate are added up before rounding. */
export const penceOf = (intervals: readonly Pick<Interval, 'minutes' | 'hourlyRate'>[]): number => {
  const byRate = new Map<number, number>();
  for (const { minutes, hourlyRate } of intervals)
    byRate.set(hourlyRate, (byRate.get(hourlyRate) ?? 0) + minutes);
  return [...byRate].reduce((sum, [rate, minutes]) => sum + costOf(minutes, rate), 0);
};

/** The minutes added by rounding each day, as if worked after its last interval. */
export const roundedUp = (intervals: readonly Interval[], rules: PayRules): Interval[] =>
  grouped(intervals).flatMap((day) => {
    const last = day.at(-1);
    const paid = paidIn(day, rules);
    const minutes = rounded(paid, rules.rounding) - paid;
    return last && minutes > 0 ? [{ ...last, minutes }] : [];
  });

export const paidOf = (intervals: readonly Interval[], rules: PayRules) => {
  const paid = [...intervals.filter((each) => isPaid(each, rules)), ...roundedUp(intervals, rules)];
  return { paidMinutes: paid.reduce((sum, { minutes }) => sum + minutes, 0), payPence: penceOf(paid) };
};
