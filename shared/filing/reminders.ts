import { addDays, daysBetween } from '../dates.ts';

/** Days before a VAT return is due on which a reminder goes out, earliest first. */
export const remindDays = [14, 7, 2] as const;

/** The first day on which a return is listed on Home. */
export const toldFrom = (due: string): string => addDays(due, -remindDays[0]);

/** How many days before a connection to HMRC expires its owner is warned. */
const warnedDays = 30;

/** The day from which an owner is warned that a connection expires: immediately if it does so before HMRC's next due date. */
export const warnedFrom = (endsAt: string, nextDue: string | undefined, today: string): string => {
  const last = endsAt.slice(0, 10);
  const usual = addDays(last, -warnedDays);
  return nextDue !== undefined && nextDue >= last && today < usual ? today : usual;
};

/** The days left if the owner should be warned now, negative once expired; otherwise null. */
export const daysToWarnOf = (endsAt: string, nextDue: string | undefined, today: string): number | null =>
  warnedFrom(endsAt, nextDue, today) <= today ? daysBetween(today, endsAt.slice(0, 10)) : null;
