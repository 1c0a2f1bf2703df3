import { addDays } from '../../dates.ts';
import { firstIdAt } from '../../ids.ts';

/** Ids from this one on were created after a day. */
export const firstIdAfter = (day: string): number => firstIdAt(Date.parse(addDays(day, 1)));

/**
 * True if an invoice counts on a day before it was raised. A day stores how many shares it has, and how many such ones, so that a
 * period's invoices can be found without reading every other one.
 */
export const isBackdated = (id: number, day: string): boolean => id >= firstIdAfter(day);
