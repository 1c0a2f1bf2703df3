import * as z from 'zod/mini';
import { addDays, today } from '../dates.ts';
import { date, optional, orNull } from '../fields.ts';
import { percent } from '../lines/line.ts';
import type { VatScheme } from '../settings/options.ts';
import type { SchemeNow } from './scheme-spans.ts';

/** Schemes that a registered trader can have been under. */
const registeredSchemes = ['standard', 'cash', 'flat'] as const satisfies readonly VatScheme[];

const mostSchemes = 12;

/** A scheme of before, or a flat rate, with the last day it held on. */
const fields = { until: date, scheme: z.enum(registeredSchemes) };
const one = z.strictObject({ ...fields, flatRate: optional(percent) });

export const earlierSchemes = z.array(one).check(
  z.maxLength(mostSchemes, `Can be at most ${mostSchemes} schemes`),
  z.refine((all) => new Set(all.map(({ until }) => until)).size === all.length, {
    error: 'Two schemes cannot end on one day',
  }),
);
export const shownEarlierSchemes = z.array(z.object({ ...fields, flatRate: orNull(z.number()) }));
export type EarlierScheme = z.output<typeof shownEarlierSchemes>[number];

const wasRegistered = (scheme: VatScheme): scheme is EarlierScheme['scheme'] => scheme !== 'none';

/**
 * The schemes of before once another is chosen: the one that went held until yesterday. Chosen and taken back on one day, it never
 * changed; who comes or leaves registration changes no scheme, which its own days tell.
 */
export const withChange = (
  earlier: readonly EarlierScheme[],
  before: SchemeNow,
  after: VatScheme,
): readonly EarlierScheme[] => {
  if (before.scheme === after || !wasRegistered(before.scheme) || after === 'none') return earlier;
  const until = addDays(today(), -1);
  const last = earlier.find((each) => each.until === until);
  if (last) return last.scheme === after ? earlier.filter((each) => each !== last) : earlier;
  const flatRate = before.scheme === 'flat' ? before.flatRate : null;
  return [...earlier, { until, scheme: before.scheme, flatRate }].slice(-mostSchemes);
};
