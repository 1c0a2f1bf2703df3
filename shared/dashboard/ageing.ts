import { daysBetween } from '../dates.ts';

/** How long invoices have been overdue, in days. `current` is not overdue yet. */
export const ageingBuckets = ['current', '1-30', '31-60', '60+'] as const;
export type AgeingBucket = (typeof ageingBuckets)[number];

/** The days back from today for which open money is kept by day; what is older is one sum. */
export const ageingDays = 60;

/** Which bucket an open invoice belongs in on a day (`YYYY-MM-DD`, Europe/London). */
export const ageingBucket = (dueDate: string, today: string): AgeingBucket => {
  const late = daysBetween(dueDate, today);
  if (late <= 0) return 'current';
  if (late <= 30) return '1-30';
  return late <= ageingDays ? '31-60' : '60+';
};
