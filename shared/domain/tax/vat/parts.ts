import { isVatRegistered } from '../../../settings/registration.ts';
import type { SchemeSpan } from '../../../settings/tax/scheme-spans.ts';
import type { VatQuery } from '../../../tax/vat.ts';
import {
  type ReturnPart,
  type ReturnScheme,
  type VatBoxes,
  type VatTotals,
  vatBoxes,
} from '../../../uk/vat-return.ts';
import type { VatScheme } from '../../../uk/vat-schemes.ts';
import type { TaxName } from '../../taxed/names.ts';
import { sumOf, type TaxDay } from '../days.ts';
import { reversedOf, salesOf, salesVatOf, spentOf, spentVatOf, unpaidVatOf } from '../figures.ts';
import { schemesIn, type TaxTerms } from '../terms.ts';

/** The counters of a period's days under one scheme, and of its days without a registration. */
export interface Part extends SchemeSpan {
  sums: Record<TaxName, number>;
  outside: Record<TaxName, number>;
}

/** Splits a period by VAT scheme. */
export const partsOf = (terms: TaxTerms, days: readonly TaxDay[], period: VatQuery): Part[] => {
  const isIn = ({ date }: TaxDay): boolean => isVatRegistered(terms.business, date);
  return schemesIn(terms, period).map((span) => {
    const own = days.filter(({ date }) => date >= span.from && date <= span.to);
    return { ...span, sums: sumOf(own.filter(isIn)), outside: sumOf(own.filter((day) => !isIn(day))) };
  });
};

/** The boxes of all parts added up; null if a part has no scheme or its flat rate is missing. */
export const boxesOf = (parts: readonly Part[]): VatBoxes | null => {
  const known = parts.flatMap(({ scheme, flatRate, sums }): ReturnPart[] => {
    const by = returnScheme(scheme, flatRate);
    return by ? [{ scheme: by, totals: totalsOf(sums, scheme) }] : [];
  });
  return known.length === parts.length ? vatBoxes(known) : null;
};

const returnScheme = (scheme: VatScheme, flatRate: number | null): ReturnScheme | null => {
  if (scheme === 'none') return null;
  if (scheme !== 'flat') return { kind: scheme };
  return flatRate === null ? null : { kind: 'flat', rateBp: Math.round(flatRate * 100) };
};

const totalsOf = (sums: Part['sums'], scheme: VatScheme): VatTotals => ({
  sales: salesOf(sums, scheme),
  vat: salesVatOf(sums, scheme),
  reversed: reversedOf(sums),
  spent: spentOf(sums, scheme),
  spentVat: spentVatOf(sums, scheme),
  unpaidVat: unpaidVatOf(sums, scheme),
  reverseSpent: sums.reverseSpent,
  reverseVat: sums.reverseVat,
  badDebtVat: sums.badDebtVat,
  badDebtBackVat: sums.badDebtBackVat,
  onHandVat: sums.onHandVat,
});
