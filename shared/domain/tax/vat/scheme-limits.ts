import { addDays, addYears } from '../../../dates.ts';
import { toPence, toPounds } from '../../../money.ts';
import { isVatRegistered } from '../../../settings/registration.ts';
import type { VatMark, VatQuery, VatReturn } from '../../../tax/vat.ts';
import { cashStanding, isOverFlat } from '../../../uk/schemes.ts';
import type { VatScheme } from '../../../uk/vat-schemes.ts';
import type { FlatBadDebts } from '../bad-debt-claims.ts';
import { sumOf, type TaxDay } from '../days.ts';
import { reversedOf, salesOf, salesVatOf, taxableOf } from '../figures.ts';
import { schemeOn, type TaxTerms } from '../terms.ts';

/** What a scheme's limits are checked against. */
export interface SchemeFacts {
  /** The days of `limitYear`. */
  year: readonly TaxDay[];
  debts: FlatBadDebts;
}

const limited: readonly VatScheme[] = ['cash', 'flat'];

/** True if the scheme of a period has limits. */
export const hasLimits = (terms: TaxTerms, { to }: VatQuery): boolean =>
  limited.includes(schemeOn(terms, to).scheme);

/** The year ending with a period. */
export const limitYear = ({ to }: VatQuery): VatQuery => ({ from: addDays(addYears(to, -1), 1), to });

const marksFor = (scheme: VatScheme, sums: ReturnType<typeof sumOf>): [VatMark, number][] => {
  if (scheme === 'cash') {
    const supplies = taxableOf(sums, true);
    const standing = cashStanding(supplies);
    return standing === 'under' ? [] : [[standing === 'near' ? 'cash_near' : 'cash_over', supplies]];
  }
  const income = salesOf(sums, scheme) + salesVatOf(sums, scheme) + reversedOf(sums);
  return scheme === 'flat' && isOverFlat(income) ? [['flat_over', income]] : [];
};

/** A return, marked with its scheme's limits over the year ending with it, and with bad debts. */
export const withLimits = (shown: VatReturn, terms: TaxTerms, { year, debts }: SchemeFacts): VatReturn => {
  const { scheme } = schemeOn(terms, shown.to);
  const own = year.filter(({ date }) => isVatRegistered(terms.business, date));
  const found = marksFor(scheme, sumOf(own)).map(([code, pence]) => ({ code, amount: toPounds(pence) }));
  const unpaid = scheme === 'flat' ? toPence(debts.vat) : 0;
  const debt = unpaid > 0 ? [{ code: 'flat_bad_debt' as const, amount: toPounds(unpaid) }] : [];
  return { ...shown, marks: [...shown.marks, ...found, ...debt] };
};
