import { addDays } from '../dates.ts';
import type { VatScheme } from '../uk/vat-schemes.ts';
import type { SchemeNow } from './scheme-spans.ts';

export const mostSchemes = 12;

/** Schemes that a registered trader can have been under. */
export const registeredSchemes = ['standard', 'cash', 'flat'] as const satisfies readonly VatScheme[];

/** A scheme of before, or a flat rate, with the last day it held on. */
export interface EarlierScheme {
  until: string;
  scheme: (typeof registeredSchemes)[number];
  flatRate: number | null;
}

const wasRegistered = (scheme: VatScheme): scheme is EarlierScheme['scheme'] => scheme !== 'none';

/**
 * The schemes of before once another is chosen: the one that went held until yesterday. Chosen and taken back on one day, it never
 * changed; who comes or leaves registration changes no scheme, which its own days tell.
 */
export const withChange = (
  earlier: readonly EarlierScheme[],
  before: SchemeNow,
  after: VatScheme,
  today: string,
): readonly EarlierScheme[] => {
  if (before.scheme === after || !wasRegistered(before.scheme) || after === 'none') return earlier;
  const until = addDays(today, -1);
  const last = earlier.find((each) => each.until === until);
  if (last) return last.scheme === after ? earlier.filter((each) => each !== last) : earlier;
  const flatRate = before.scheme === 'flat' ? before.flatRate : null;
  return [...earlier, { until, scheme: before.scheme, flatRate }].slice(-mostSchemes);
};
