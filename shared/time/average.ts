import { addDays, daysBetween } from '../dates.ts';
import type { Minutes } from './totals.ts';

/** Weeks over which working time is averaged (Working Time Regulations 1998, reg. 4(3)). */
export const referenceWeeks = 17;

/** The limit in minutes of an average week for anyone who hasn't agreed in writing to exceed it (reg. 4(1)). */
export const mostWeekly = 48 * 60;

/** The Monday of the first week that counts towards the average of the week of `monday`. */
export const firstReference = (monday: string): string => addDays(monday, -7 * (referenceWeeks - 1));

/** Breaks are rest. Travel from and to home counts for people without a fixed place of work (Tyco, C-266/14). */
export const workingMinutes = ({ work, travel, homeTravel }: Minutes): number => work + travel + homeTravel;

interface Basis {
  /** Minutes worked in a person's weeks up to and including that of `monday`; weeks outside the period are ignored. */
  worked: readonly { monday: string; minutes: number }[];
  /** How many of their working days from a Monday to a day (inclusive) they were on holiday or off sick. */
  daysAway: (from: string, to: string) => number;
  /** Their working days in a normal week. */
  daysAWeek: number;
  /** The day on which they agreed to work more. */
  optOut48: string | null | undefined;
}

export interface Average {
  /** A week. */
  minutes: number;
  /** How many weeks it covers, including those away. */
  weeks: number;
  /** True if it exceeds the limit and they haven't agreed to that. */
  isOver: boolean;
}

/**
 * A person's average week in the 17 weeks that end with that of `monday`, or since their first recorded week (reg. 4(4)). Holiday and
 * sickness may not lower it (reg. 4(7)): those days are taken off the divisor, since the days after them, which the law counts
 * in their place, are still to come. Undefined if nothing was worked.
 */
export const averageOf = (
  monday: string,
  { worked, daysAway, daysAWeek, optOut48 }: Basis,
): Average | undefined => {
  const counted = worked.filter(
    (week) => week.minutes > 0 && week.monday >= firstReference(monday) && week.monday <= monday,
  );
  const [first] = counted.map((week) => week.monday).sort();
  if (!first) return undefined;
  const last = addDays(monday, 6);
  const weeks = (daysBetween(first, monday) + 7) / 7;
  const away = daysAWeek > 0 ? daysAway(first, last) / daysAWeek : 0;
  const total = counted.reduce((sum, { minutes }) => sum + minutes, 0);
  // If they were away for all but a few hours there is no meaningful average, so we never divide by less than a week.
  const minutes = Math.round(total / Math.max(1, weeks - away));
  const hasAgreed = optOut48 != null && optOut48 <= last;
  return { minutes, weeks, isOver: minutes > mostWeekly && !hasAgreed };
};
