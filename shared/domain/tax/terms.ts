import { isVatRegistered, type Registered, schemeOf } from '../../settings/registration.ts';
import { type SchemeSpan, spansOf } from '../../tax/scheme-spans.ts';
import type { TaxSettings } from '../../tax/settings.ts';

/** What figures go by besides what was counted. */
export interface TaxTerms {
  business: Registered;
  settings: TaxSettings;
}

/** The schemes that the days of a period were under. */
export const schemesIn = (
  { business, settings }: TaxTerms,
  period: { from: string; to: string },
): SchemeSpan[] =>
  spansOf(settings.earlierSchemes, { scheme: schemeOf(business), flatRate: settings.flatRate }, period);

const unregistered = { scheme: 'none', flatRate: null } as const;

/** The scheme of a day: none on one without a registration. */
export const schemeOn = (terms: TaxTerms, day: string): Pick<SchemeSpan, 'scheme' | 'flatRate'> =>
  (isVatRegistered(terms.business, day) && schemesIn(terms, { from: day, to: day })[0]) || unregistered;

/** Whether a day's figures of income tax leave VAT out: under the flat rate both sides keep it. */
export const isNetOfVat = (terms: TaxTerms, day: string): boolean => {
  const { scheme } = schemeOn(terms, day);
  return scheme === 'standard' || scheme === 'cash';
};
