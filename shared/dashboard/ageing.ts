import { daysBetween } from '../dates.ts';

/** The age bands of overdue invoices, in days. `current` is not overdue yet. */
export const ageingBuckets = ['current', '1-30', '31-60', '60+'] as const;
export type AgeingBucket = (typeof ageingBuckets)[number];

/** How many days back open amounts are stored by day; older ones are one sum. */
export const ageingDays = 60;

/** An open invoice's age band on a day (`YYYY-MM-DD`, Europe/London). */
export const ageingBucket = (dueDate: string, today: string): AgeingBucket => {
  const late = daysBetween(dueDate, today);
  if (late <= 0) return 'current';
  if (late <= 30) return '1-30';
  return late <= ageingDays ? '31-60' : '60+';
};
