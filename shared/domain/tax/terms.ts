import { addDays } from '../../dates.ts';
import { isVatRegistered, type Registered, schemeOf } from '../../settings/registration.ts';
import { type SchemeSpan, spansOf } from '../../settings/tax/scheme-spans.ts';
import type { TaxSettings } from '../../settings/tax/settings.ts';
import { firstYearOffBp, firstYearUntil } from '../../uk/schemes.ts';

/** What figures depend on besides the counters. */
export interface TaxTerms {
  business: Registered;
  settings: TaxSettings;
}

/** The schemes of a period by day, as entered in the settings. */
export const enteredSchemes = (
  { business, settings }: TaxTerms,
  period: { from: string; to: string },
): SchemeSpan[] =>
  spansOf(settings.earlierSchemes, { scheme: schemeOf(business), flatRate: settings.flatRate }, period);

/** True if a day is in the first year of a registration. */
export const isFirstYear = ({ business: { vatFrom } }: TaxTerms, day: string): boolean =>
  Boolean(vatFrom && day <= firstYearUntil(vatFrom));

/** One percentage point less; rates have two decimals. */
const lessOff = (flatRate: number): number => Math.round(flatRate * 100 - firstYearOffBp) / 100;

/** Splits flat rate days so that those in the first year of a registration get the one-point discount. */
const withFirstYear = (span: SchemeSpan, vatFrom: string | null | undefined): SchemeSpan[] => {
  const { from, to, scheme, flatRate } = span;
  if (scheme !== 'flat' || flatRate === null || !vatFrom) return [span];
  const until = firstYearUntil(vatFrom);
  if (from > until) return [span];
  const first = { ...span, flatRate: lessOff(flatRate) };
  return to <= until
    ? [first]
    : [
        { ...first, to: until },
        { ...span, from: addDays(until, 1) },
      ];
};

/** The schemes of a period by day, with the flat rate that applies to each. */
export const schemesIn = (terms: TaxTerms, period: { from: string; to: string }): SchemeSpan[] =>
  enteredSchemes(terms, period).flatMap((span) => withFirstYear(span, terms.business.vatFrom));

const unregistered = { scheme: 'none', flatRate: null } as const;

/** The scheme on a day; none without a registration. */
export const schemeOn = (terms: TaxTerms, day: string): Pick<SchemeSpan, 'scheme' | 'flatRate'> =>
  (isVatRegistered(terms.business, day) && schemesIn(terms, { from: day, to: day })[0]) || unregistered;

/** True if income tax figures of a day exclude VAT: under the flat rate both sides include it. */
export const isNetOfVat = (terms: TaxTerms, day: string): boolean => {
  const { scheme } = schemeOn(terms, day);
  return scheme === 'standard' || scheme === 'cash';
};
