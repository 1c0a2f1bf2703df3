import { addDays } from '../dates.ts';

/** Days before a VAT return is due on which a reminder goes out, earliest first. */
export const remindDays = [14, 7, 2] as const;

/** The first day on which a return is shown on Home. */
export const toldFrom = (due: string): string => addDays(due, -remindDays[0]);
