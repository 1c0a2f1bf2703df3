import { addDays } from '../dates.ts';

/** How many days before a VAT return is due its trader is told, the earliest first. */
export const remindDays = [14, 7, 2] as const;

/** From when on a return is told of where its trader looks. */
export const toldFrom = (due: string): string => addDays(due, -remindDays[0]);
