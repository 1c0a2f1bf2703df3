import * as z from 'zod/mini';
import { date, optional, orNull } from '../fields.ts';
import { percent } from '../lines/line.ts';
import { leavingWays, mostSchemes, registeredSchemes, unpaidWays } from './scheme-change.ts';

/** A scheme of before, or a flat rate, with the last day it held on. */
const fields = {
  until: date,
  scheme: z.enum(registeredSchemes),
  /** What becomes of what was unpaid then, where cash accounting was joined or left. */
  unpaid: z.optional(z.enum(unpaidWays)),
};
const one = z.strictObject({ ...fields, flatRate: optional(percent) });

export const earlierSchemes = z.array(one).check(
  z.maxLength(mostSchemes, `Can be at most ${mostSchemes} schemes`),
  z.refine((all) => new Set(all.map(({ until }) => until)).size === all.length, {
    error: 'Two schemes cannot end on one day',
  }),
);
export const shownEarlierSchemes = z.array(z.object({ ...fields, flatRate: orNull(z.number()) }));

/** Another scheme from a day on, and of who leaves cash accounting, when what is unpaid is accounted for. */
export const schemeChange = z.strictObject({
  scheme: z.enum(registeredSchemes, { error: 'Is no scheme' }),
  from: date,
  outstanding: z.optional(z.enum(leavingWays, { error: 'Choose straight away or within six months' })),
});
