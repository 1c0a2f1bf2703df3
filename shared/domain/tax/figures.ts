import { goodsCategories } from '../../receipts/goods.ts';
import type { RecordsQuery } from '../../tax/records.ts';
import type { TaxSettings } from '../../tax/settings.ts';
import { spentOn } from '../../tax/spent-on.ts';
import { flatRateDue } from '../../uk/schemes.ts';
import { countsAsTaxable, type TurnoverKind } from '../../uk/thresholds.ts';
import { reverseCodes } from '../../uk/vat.ts';
import type { VatScheme } from '../../uk/vat-schemes.ts';
import {
  cashName,
  earlyName,
  saleName,
  spentName,
  spentVatName,
  type TaxCode,
  type TaxName,
  type TaxSums,
  taxCodes,
} from './names.ts';
import { isNetOfVat, schemeOn, type TaxTerms } from './terms.ts';

const add = (sums: TaxSums, names: readonly TaxName[]): number =>
  names.reduce((total, name) => total + (sums[name] ?? 0), 0);

/** Inside the scope of VAT and known by their lines. */
const supplied: readonly TaxCode[] = ['s', 'r', 'z', 'e'];

/** Sales of codes by the tax points of VAT, of which money that came before a supply makes one. */
const byTaxPoint = (sums: TaxSums, codes: readonly TaxCode[]): number =>
  add(sums, codes.map(saleName)) + add(sums, codes.map(earlyName));

/** Sales of a VAT return without their VAT, in pence: by payment under cash accounting, else by tax point. */
export const salesOf = (sums: TaxSums, scheme: VatScheme): number =>
  scheme === 'cash' ? add(sums, supplied.map(cashName)) - (sums.cashVat ?? 0) : byTaxPoint(sums, supplied);

export const salesVatOf = (sums: TaxSums, scheme: VatScheme): number =>
  scheme === 'cash' ? (sums.cashVat ?? 0) : (sums.saleVat ?? 0) + (sums.earlyVat ?? 0);

/** Sales under the reverse charge: no scheme moves them from their tax point (VATREVCON35100, 35200). */
export const reversedOf = (sums: TaxSums): number => byTaxPoint(sums, reverseCodes);

/** What was bought, with its VAT: by the bill, or by its money under cash accounting. */
export const spentOf = (sums: TaxSums, scheme: VatScheme): number =>
  add(sums, spentOn.map(spentName)) + (scheme === 'cash' ? (sums.cashSpent ?? 0) : 0);

export const spentVatOf = (sums: TaxSums, scheme: VatScheme): number =>
  add(sums, spentOn.map(spentVatName)) + (scheme === 'cash' ? (sums.cashSpentVat ?? 0) : 0);

/** The VAT of own bills that goes back while they are unpaid; under cash accounting none was claimed. */
export const unpaidVatOf = (sums: TaxSums, scheme: VatScheme): number =>
  scheme === 'standard' ? (sums.unpaidVat ?? 0) : 0;

/** Goods as the flat rate means them, with VAT. */
export const goodsOf = (sums: TaxSums): number =>
  add(sums, goodsCategories.map(spentName)) + (sums.goodsMoved ?? 0);

/** What an invoice of one amount says nothing of is taken to be taxable. */
const kindOf: Record<TaxCode, TurnoverKind> = {
  s: 'standard',
  r: 'reduced',
  z: 'zero',
  e: 'exempt',
  o: 'outsideScope',
  rc: 'reverseChargeSale',
  rc5: 'reverseChargeSale',
  plain: 'standard',
};

/**
 * What counts towards registration, in pence: taxable sales without VAT. Who is not registered charges none and writes "No VAT"
 * on every line, so there all sales count.
 */
export const taxableOf = (sums: TaxSums, isRegistered: boolean): number =>
  byTaxPoint(
    sums,
    taxCodes.filter((code) => countsAsTaxable[!isRegistered && code === 'o' ? 'standard' : kindOf[code]]),
  );

/** Turnover for income tax, in pence, by the basis. */
export const turnoverOf = (sums: TaxSums, { basis }: Pick<TaxSettings, 'basis'>, isNet: boolean): number =>
  basis === 'cash'
    ? add(sums, taxCodes.map(cashName)) - (isNet ? (sums.cashVat ?? 0) : 0)
    : add(sums, taxCodes.map(saleName)) + (isNet ? 0 : (sums.saleVat ?? 0));

/** What was spent on the categories that go to one of HMRC's, in pence; on all of them without one. */
export const expenseOf = (
  sums: TaxSums,
  { categories }: Pick<TaxSettings, 'categories'>,
  category: RecordsQuery['category'],
  isNet: boolean,
): number => {
  const meant = spentOn.filter((on) => category === undefined || categories[on] === category);
  return add(sums, meant.map(spentName)) - (isNet ? add(sums, meant.map(spentVatName)) : 0);
};

/** What a record's share of a day adds to a figure, in pence. */
export const partOf = (
  { figure, category }: Pick<RecordsQuery, 'figure' | 'category'>,
  terms: TaxTerms,
  day: string,
  sums: TaxSums,
): number => {
  const { settings } = terms;
  const by = schemeOn(terms, day);
  if (figure === 'registration') return taxableOf(sums, by.scheme !== 'none');
  if (figure === 'turnover') return turnoverOf(sums, settings, isNetOfVat(terms, day));
  if (figure === 'expense') return expenseOf(sums, settings, category, isNetOfVat(terms, day));
  return by.scheme === 'none' ? 0 : boxPart(figure, by, sums);
};

const boxPart = (
  figure: 'box1' | 'box4' | 'box6' | 'box7',
  { scheme, flatRate }: ReturnType<typeof schemeOn>,
  sums: TaxSums,
): number => {
  const { reverseSpent = 0, reverseVat = 0, badDebtVat = 0, badDebtBackVat = 0, onHandVat = 0 } = sums;
  if (figure === 'box4') {
    const claimed = scheme === 'flat' ? 0 : spentVatOf(sums, scheme) + unpaidVatOf(sums, scheme);
    return claimed + reverseVat + badDebtVat + onHandVat;
  }
  if (figure === 'box7')
    return scheme === 'flat' ? reverseSpent : spentOf(sums, scheme) - spentVatOf(sums, scheme);
  const [sales, vat] = [salesOf(sums, scheme), salesVatOf(sums, scheme)];
  if (figure === 'box6') return sales + (scheme === 'flat' ? vat : 0) + reversedOf(sums);
  // Each rounded by itself: under the flat rate records can be some pence apart from their box.
  const due = scheme === 'flat' ? flatRateDue(Math.round((flatRate ?? 0) * 100), sales, vat).due : vat;
  return due + reverseVat + badDebtBackVat;
};
