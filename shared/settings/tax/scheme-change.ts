import { addDays } from '../../dates.ts';
import type { VatScheme } from '../../uk/vat-schemes.ts';
import type { SchemeNow } from './scheme-spans.ts';

export const mostSchemes = 12;

/** The schemes a registered trader can be on. */
export const registeredSchemes = ['standard', 'cash', 'flat'] as const satisfies readonly VatScheme[];

/**
 * How amounts unpaid at a switch to or from cash accounting are treated: they stay accounted for by invoice, or are accounted
 * for in the last cash accounting return, or as they are paid within six months.
 */
export const unpaidWays = ['by_invoice', 'at_once', 'six_months'] as const;
export type Unpaid = (typeof unpaidWays)[number];
export const leavingWays = ['at_once', 'six_months'] as const satisfies readonly Unpaid[];

/** A switch to another scheme from a day on. */
export interface SchemeChange {
  scheme: EarlierScheme['scheme'];
  from: string;
  outstanding?: (typeof leavingWays)[number] | undefined;
}

/** An earlier scheme or flat rate, with the last day it applied. */
export interface EarlierScheme {
  until: string;
  /** How unpaid amounts are treated; unknown if the switch didn't say. */
  unpaid?: Unpaid | undefined;
  scheme: (typeof registeredSchemes)[number];
  flatRate: number | null;
}

const wasRegistered = (scheme: VatScheme): scheme is EarlierScheme['scheme'] => scheme !== 'none';

/** True if a registered trader switches schemes, which needs a start date (`SchemeChange`). */
export const isOtherScheme = (before: VatScheme, after: VatScheme): boolean =>
  before !== after && wasRegistered(before) && wasRegistered(after);

interface Now extends SchemeNow {
  earlier: readonly EarlierScheme[];
  isPeriodStart: (day: string) => boolean;
}

/** What is wrong with a switch of schemes, and in which field; undefined if nothing is. */
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

/** The earlier schemes after a switch. */
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

/** The earlier schemes after the flat rate changes: the returns filed until a day keep the rate they were filed with. */
export const withFlatRate = (
  flatRate: number | null,
  now: Pick<Now, 'scheme' | 'flatRate' | 'earlier'>,
  filedUntil: string | undefined,
): EarlierScheme[] => {
  const { scheme, flatRate: before, earlier } = now;
  const isFiled = filedUntil !== undefined && !earlier.some(({ until }) => until >= filedUntil);
  if (scheme !== 'flat' || before === null || before === flatRate || !isFiled) return [...earlier];
  return [...earlier, { until: filedUntil, scheme, flatRate: before }].slice(-mostSchemes);
};

/** The scheme that stays if its end, which is to come, is no longer on the list of earlier schemes: the change is taken back. */
export const takenBack = (
  before: readonly EarlierScheme[],
  after: readonly Pick<EarlierScheme, 'until'>[],
  today: string,
): EarlierScheme | undefined =>
  before.find(
    ({ until }) => until >= today && [...before, ...after].filter((each) => each.until >= until).length === 1,
  );
