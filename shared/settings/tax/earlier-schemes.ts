import * as z from 'zod/mini';
import { date, optional, orNull } from '../../fields.ts';
import { percent } from '../../lines/line.ts';
import { leavingWays, mostSchemes, registeredSchemes, unpaidWays } from './scheme-change.ts';

/** An earlier scheme or flat rate, with the last day it applied. */
const fields = {
  until: date,
  scheme: z.enum(registeredSchemes),
  /** How unpaid amounts are treated, if cash accounting was joined or left. */
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

/** A switch to another scheme from a day on and, if cash accounting is left, when unpaid amounts are accounted for. */
export const schemeChange = z.strictObject({
  scheme: z.enum(registeredSchemes, { error: 'Is no scheme' }),
  from: date,
  outstanding: z.optional(z.enum(leavingWays, { error: 'Choose straight away or within six months' })),
});
