import { addDays, daysBetween } from '../dates.ts';

/** Days before a VAT return is due on which a reminder goes out, earliest first. */
export const remindDays = [14, 7, 2] as const;

/** The first day on which a return is shown on Home. */
export const toldFrom = (due: string): string => addDays(due, -remindDays[0]);

/** How many days before a connection to HMRC ends its owner is warned. */
const warnedDays = 30;

/** From which day on its owner is warned that a connection ends: at once if that is before HMRC wants something the next time. */
export const warnedFrom = (endsAt: string, nextDue: string | undefined, today: string): string => {
  const last = endsAt.slice(0, 10);
  const usual = addDays(last, -warnedDays);
  return nextDue !== undefined && nextDue >= last && today < usual ? today : usual;
};

/** Whether its owner is warned now. Below nought days it has ended. */
export const daysToWarnOf = (endsAt: string, nextDue: string | undefined, today: string): number | null =>
  warnedFrom(endsAt, nextDue, today) <= today ? daysBetween(today, endsAt.slice(0, 10)) : null;
