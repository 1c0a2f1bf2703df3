import type { VatScheme } from '#shared/settings/options.ts';
import { isVatRegistered, type Registered, schemeOf } from '#shared/settings/registration.ts';
import type { RecordsQuery } from '#shared/tax/records.ts';
import type { TaxSettings } from '#shared/tax/settings.ts';
import { spentOn } from '#shared/tax/spent-on.ts';
import { reverseCodes } from '#shared/uk/vat.ts';
import {
  cashName,
  saleName,
  spentName,
  spentVatName,
  type TaxCode,
  type TaxName,
  type TaxSums,
  taxCodes,
} from './names.ts';

/** What figures go by besides what was counted. */
export interface TaxTerms {
  business: Registered;
  settings: TaxSettings;
}

const add = (sums: TaxSums, names: readonly TaxName[]): number =>
  names.reduce((total, name) => total + (sums[name] ?? 0), 0);

/** Inside the scope of VAT and known by their lines. */
const supplied: readonly TaxCode[] = ['s', 'r', 'z', 'e'];

/** Sales of a VAT return without their VAT, in pence: by payment under cash accounting, else by tax point. */
export const salesOf = (sums: TaxSums, scheme: VatScheme): number =>
  scheme === 'cash'
    ? add(sums, supplied.map(cashName)) - (sums.cashVat ?? 0)
    : add(sums, supplied.map(saleName));

export const salesVatOf = (sums: TaxSums, scheme: VatScheme): number =>
  (scheme === 'cash' ? sums.cashVat : sums.saleVat) ?? 0;

/** Sales under the reverse charge: no scheme moves them from their tax point (VATREVCON35100, 35200). */
export const reversedOf = (sums: TaxSums): number => add(sums, reverseCodes.map(saleName));

export const spentOf = (sums: TaxSums): number => add(sums, spentOn.map(spentName));
export const spentVatOf = (sums: TaxSums): number => add(sums, spentOn.map(spentVatName));

/**
 * What counts towards registration, in pence: taxable sales without VAT. Who is not registered charges none and writes "No VAT"
 * on every line, so there all sales count.
 */
export const taxableOf = (sums: TaxSums, isRegistered: boolean): number =>
  add(sums, taxCodes.filter((code) => code !== 'e' && !(isRegistered && code === 'o')).map(saleName));

/** Whether a day's figures of income tax leave VAT out: under the flat rate both sides keep it. */
export const isNetOfVat = (business: Registered, day: string): boolean =>
  isVatRegistered(business, day) && schemeOf(business) !== 'flat';

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

/** What a record's share of a day adds to a figure, in pence. Under the flat rate box 1 is a part of turnover with VAT. */
export const partOf = (
  { figure, category }: Pick<RecordsQuery, 'figure' | 'category'>,
  { business, settings }: TaxTerms,
  day: string,
  sums: TaxSums,
): number => {
  const isRegistered = isVatRegistered(business, day);
  const isNet = isNetOfVat(business, day);
  if (figure === 'registration') return taxableOf(sums, isRegistered);
  if (figure === 'turnover') return turnoverOf(sums, settings, isNet);
  if (figure === 'expense') return expenseOf(sums, settings, category, isNet);
  return isRegistered ? boxPart(figure, schemeOf(business), sums) : 0;
};

const boxPart = (figure: 'box1' | 'box4' | 'box6' | 'box7', scheme: VatScheme, sums: TaxSums): number => {
  const { reverseSpent = 0, reverseVat = 0 } = sums;
  if (figure === 'box4') return (scheme === 'flat' ? 0 : spentVatOf(sums)) + reverseVat;
  if (figure === 'box7') return scheme === 'flat' ? reverseSpent : spentOf(sums) - spentVatOf(sums);
  const vat = salesVatOf(sums, scheme);
  const turnover = salesOf(sums, scheme) + (scheme === 'flat' ? vat : 0);
  if (figure === 'box6') return turnover + reversedOf(sums);
  return (scheme === 'flat' ? turnover : vat) + reverseVat;
};
