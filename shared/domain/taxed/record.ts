import * as z from 'zod/mini';
import { type TaxName, taxNames } from './names.ts';

const number = z.optional(z.number());

const pence = Object.fromEntries(taxNames.map((name) => [name, number])) as Record<TaxName, typeof number>;

/** The tax counters of a day, in pence (`shares` and `backdated` are numbers); a missing one is 0. Its id is the day. */
export const taxDayRecord = z.object({ ...pence, date: z.string() });
