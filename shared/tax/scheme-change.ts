import { addDays } from '../dates.ts';
import type { VatScheme } from '../uk/vat-schemes.ts';
import type { SchemeNow } from './scheme-spans.ts';

export const mostSchemes = 12;

/** Schemes that a registered trader can have been under. */
export const registeredSchemes = ['standard', 'cash', 'flat'] as const satisfies readonly VatScheme[];

/**
 * What becomes of what is unpaid when cash accounting is joined or left: it stays accounted for by its invoice, or is accounted for in
 * the last return under cash accounting, or as it is paid within six months.
 */
export const unpaidWays = ['by_invoice', 'at_once', 'six_months'] as const;
export type Unpaid = (typeof unpaidWays)[number];
export const leavingWays = ['at_once', 'six_months'] as const satisfies readonly Unpaid[];

/** Another scheme from a day on. */
export interface SchemeChange {
  scheme: EarlierScheme['scheme'];
  from: string;
  outstanding?: (typeof leavingWays)[number] | undefined;
}

/** A scheme of before, or a flat rate, with the last day it held on. */
export interface EarlierScheme {
  until: string;
  /** What becomes of what was unpaid then; not known of a change that did not say. */
  unpaid?: Unpaid | undefined;
  scheme: (typeof registeredSchemes)[number];
  flatRate: number | null;
}

const wasRegistered = (scheme: VatScheme): scheme is EarlierScheme['scheme'] => scheme !== 'none';

/** Whether a registered trader takes another scheme, which holds from a day that is to be said (`SchemeChange`). */
export const isOtherScheme = (before: VatScheme, after: VatScheme): boolean =>
  before !== after && wasRegistered(before) && wasRegistered(after);

interface Now extends SchemeNow {
  earlier: readonly EarlierScheme[];
  isPeriodStart: (day: string) => boolean;
}

/** What is wrong with a change of scheme, and where; `undefined` where nothing is. */
export const changeTrouble = (
  { scheme, from, outstanding }: SchemeChange,
  now: Now,
): { path: string; message: string } | undefined => {
  const at = (name: keyof SchemeChange, message: string) => ({ path: `schemeChange.${name}`, message });
  if (!wasRegistered(now.scheme)) return at('scheme', 'Say first how you are registered for VAT');
  if (now.scheme === scheme) return at('scheme', 'You are on this scheme');
  if (!now.isPeriodStart(from)) return at('from', 'Choose the first day of a VAT period');
  if (now.earlier.some(({ until }) => until >= addDays(from, -1)))
    return at('from', 'Your scheme has changed since that day');
  if (now.scheme !== 'cash') return undefined;
  if (!outstanding) return at('outstanding', 'Choose when to account for what is unpaid');
  return outstanding === 'six_months' && scheme === 'flat'
    ? at('outstanding', 'Account for it straight away when you go to the flat rate')
    : undefined;
};

/** The schemes of before once another holds from a day on. */
export const withSchemeChange = (
  { scheme, from, outstanding }: SchemeChange,
  now: Pick<Now, 'scheme' | 'flatRate' | 'earlier'>,
): EarlierScheme[] => {
  if (!wasRegistered(now.scheme)) return [...now.earlier];
  const unpaid = now.scheme === 'cash' ? outstanding : scheme === 'cash' && 'by_invoice';
  const ended: EarlierScheme = {
    until: addDays(from, -1),
    scheme: now.scheme,
    flatRate: now.scheme === 'flat' ? now.flatRate : null,
    ...(unpaid && { unpaid }),
  };
  return [...now.earlier, ended].slice(-mostSchemes);
};
