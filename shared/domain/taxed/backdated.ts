import { addDays } from '../../dates.ts';
import { firstIdAt } from '../../ids.ts';

/** Ids from this one on were created after a day. */
export const firstIdAfter = (day: string): number => firstIdAt(Date.parse(addDays(day, 1)));

/**
 * True if an invoice counts on a day before it was raised. A day's `backdated` is how many such shares it has, so that a period's
 * invoices can be found without reading every later one.
 */
export const isBackdated = (id: number, day: string): boolean => id >= firstIdAfter(day);
