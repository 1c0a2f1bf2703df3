import { addDays } from '../../dates.ts';
import { isVatRegistered, type Registered, schemeOf } from '../../settings/registration.ts';
import { type SchemeSpan, spansOf } from '../../tax/scheme-spans.ts';
import type { TaxSettings } from '../../tax/settings.ts';
import { firstYearOffBp, firstYearUntil } from '../../uk/schemes.ts';

/** What figures go by besides what was counted. */
export interface TaxTerms {
  business: Registered;
  settings: TaxSettings;
}

/** The schemes that the days of a period were under, as the trader says. */
export const saidSchemes = (
  { business, settings }: TaxTerms,
  period: { from: string; to: string },
): SchemeSpan[] =>
  spansOf(settings.earlierSchemes, { scheme: schemeOf(business), flatRate: settings.flatRate }, period);

/** Whether a day is in the first year of a registration. */
export const isFirstYear = ({ business: { vatFrom } }: TaxTerms, day: string): boolean =>
  Boolean(vatFrom && day <= firstYearUntil(vatFrom));

/** A point less; whole hundredths, as rates are. */
const lessOff = (flatRate: number): number => Math.round(flatRate * 100 - firstYearOffBp) / 100;

/** Days under the flat rate with the point that is off in the first year of a registration. */
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

/** The schemes that the days of a period were under, with the flat rate that is due of each. */
export const schemesIn = (terms: TaxTerms, period: { from: string; to: string }): SchemeSpan[] =>
  saidSchemes(terms, period).flatMap((span) => withFirstYear(span, terms.business.vatFrom));

const unregistered = { scheme: 'none', flatRate: null } as const;

/** The scheme of a day: none on one without a registration. */
export const schemeOn = (terms: TaxTerms, day: string): Pick<SchemeSpan, 'scheme' | 'flatRate'> =>
  (isVatRegistered(terms.business, day) && schemesIn(terms, { from: day, to: day })[0]) || unregistered;

/** Whether a day's figures of income tax leave VAT out: under the flat rate both sides keep it. */
export const isNetOfVat = (terms: TaxTerms, day: string): boolean => {
  const { scheme } = schemeOn(terms, day);
  return scheme === 'standard' || scheme === 'cash';
};
