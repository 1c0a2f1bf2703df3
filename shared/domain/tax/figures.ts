import { goodsCategories } from '../../receipts/goods.ts';
import { spentOn } from '../../receipts/spent-on.ts';
import { feesPlace } from '../../settings/tax/mtd-figures.ts';
import type { TaxSettings } from '../../settings/tax/settings.ts';
import type { RecordsQuery } from '../../tax/records.ts';
import { flatRateDue } from '../../uk/schemes.ts';
import { countsAsTaxable, type TurnoverKind } from '../../uk/thresholds.ts';
import { reverseCodes } from '../../uk/vat.ts';
import type { VatScheme } from '../../uk/vat-schemes.ts';
import {
  addUp,
  cashName,
  saleName,
  soldByPoint,
  spentName,
  spentVatName,
  suppliedCodes,
  type TaxCode,
  type TaxSums,
  taxCodes,
} from '../taxed/names.ts';
import { isNetOfVat, schemeOn, type TaxTerms } from './terms.ts';

/** Sales in a VAT return, without VAT, in pence: by payment under cash accounting, otherwise by tax point. */
export const salesOf = (sums: TaxSums, scheme: VatScheme): number =>
  scheme === 'cash'
    ? addUp(sums, [...suppliedCodes.map(cashName), 'cashSold']) - salesVatOf(sums, scheme)
    : soldByPoint(sums, suppliedCodes);

export const salesVatOf = (sums: TaxSums, scheme: VatScheme): number =>
  addUp(sums, scheme === 'cash' ? ['cashVat', 'cashSoldVat'] : ['saleVat', 'earlyVat']);

/** Reverse charge sales, which count by tax point under every scheme (VATREVCON35100, 35200). */
export const reversedOf = (sums: TaxSums): number => soldByPoint(sums, reverseCodes);

/** Purchases including VAT: by bill date, or by payment under cash accounting. */
export const spentOf = (sums: TaxSums, scheme: VatScheme): number =>
  addUp(sums, spentOn.map(spentName)) + (scheme === 'cash' ? (sums.cashSpent ?? 0) : 0);

export const spentVatOf = (sums: TaxSums, scheme: VatScheme): number =>
  addUp(sums, spentOn.map(spentVatName)) + (scheme === 'cash' ? (sums.cashSpentVat ?? 0) : 0);

/** The input VAT repaid to HMRC for overdue bills. Under cash accounting none was claimed. */
export const unpaidVatOf = (sums: TaxSums, scheme: VatScheme): number =>
  scheme === 'standard' ? (sums.unpaidVat ?? 0) : 0;

/** Goods as defined for the flat rate, including VAT. */
export const goodsOf = (sums: TaxSums): number =>
  addUp(sums, goodsCategories.map(spentName)) + (sums.goodsMoved ?? 0);

/** An invoice for one amount without a VAT code is assumed to be taxable. */
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
 * Turnover that counts towards registration, in pence: taxable sales without VAT. An unregistered trader marks every line "No
 * VAT", so all their sales count.
 */
export const taxableOf = (sums: TaxSums, isRegistered: boolean): number =>
  soldByPoint(
    sums,
    taxCodes.filter((code) => countsAsTaxable[!isRegistered && code === 'o' ? 'standard' : kindOf[code]]),
  );

/** Turnover for income tax, in pence, on a cash or accruals basis. */
export const turnoverOf = (sums: TaxSums, { basis }: Pick<TaxSettings, 'basis'>, isNet: boolean): number =>
  basis === 'cash'
    ? addUp(sums, taxCodes.map(cashName)) - (isNet ? (sums.cashVat ?? 0) : 0)
    : addUp(sums, taxCodes.map(saleName)) + (isNet ? 0 : (sums.saleVat ?? 0));

/** Spending that counts as one of HMRC's expenses, in pence; as any of them if none is given. */
export const expenseOf = (
  sums: TaxSums,
  { categories }: Pick<TaxSettings, 'categories'>,
  category: RecordsQuery['category'],
  isNet: boolean,
): number => {
  const meant = spentOn.filter((on) => category === undefined || categories[on] === category);
  const fees = category === undefined || category === feesPlace ? (sums.feesPaid ?? 0) : 0;
  return fees + addUp(sums, meant.map(spentName)) - (isNet ? addUp(sums, meant.map(spentVatName)) : 0);
};

/** What a record's share on a day adds to a figure, in pence. */
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

/** What one record adds to a box, as `figuresOf` (`shared/uk/vat-return.ts`) works it out of a whole period's totals. */
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
  // Each record is rounded separately, so under the flat rate their sum can differ from the box by a few pence.
  const due = scheme === 'flat' ? flatRateDue(Math.round((flatRate ?? 0) * 100), sales, vat).due : vat;
  return due + reverseVat + badDebtBackVat;
};
