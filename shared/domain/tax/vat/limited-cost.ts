import { isVatRegistered } from '../../../settings/registration.ts';
import type { VatQuery } from '../../../tax/vat.ts';
import { limitedCost, limitedCostRateBp } from '../../../uk/schemes.ts';
import { sumOf, type TaxDay } from '../days.ts';
import { goodsOf, salesOf, salesVatOf, spentOf } from '../figures.ts';
import { enteredSchemes, type TaxTerms } from '../terms.ts';

/** `asked`: only the trader can say whether goods were bought, because receipts have no category, or there are no receipts. */
export type LimitedCost = 'no' | 'yes' | 'asked';

/** Whether so few goods were bought in a period under the flat rate that the limited cost rate applies. */
export const limitedCostIn = (terms: TaxTerms, days: readonly TaxDay[], period: VatQuery): LimitedCost => {
  const flat = enteredSchemes(terms, period).filter(
    ({ scheme, flatRate }) => scheme === 'flat' && flatRate !== null,
  );
  const [first, last] = [flat[0], flat.at(-1)];
  if (!first || !last) return 'no';
  const own = days.filter(
    ({ date }) =>
      isVatRegistered(terms.business, date) && flat.some(({ from, to }) => date >= from && date <= to),
  );
  const sums = sumOf(own);
  const turnover = salesOf(sums, 'flat') + salesVatOf(sums, 'flat');
  // No turnover, no VAT due, whatever the rate.
  if (turnover <= 0) return 'no';
  if (!limitedCost({ goods: goodsOf(sums), turnover }, { from: first.from, to: last.to })) return 'no';
  const isKnown = spentOf(sums, 'flat') !== 0 && sums.spent_none === 0;
  return isKnown ? 'yes' : 'asked';
};

/** The terms with the limited cost rate in place of every flat rate, if it applies to a period. */
export const withLimitedCost = (terms: TaxTerms, days: readonly TaxDay[], period: VatQuery): TaxTerms => {
  if (limitedCostIn(terms, days, period) !== 'yes') return terms;
  const limited = limitedCostRateBp(period.to) / 100;
  const rated = (flatRate: number | null): number | null => (flatRate === null ? null : limited);
  const { settings } = terms;
  return {
    ...terms,
    settings: {
      ...settings,
      flatRate: rated(settings.flatRate),
      earlierSchemes: settings.earlierSchemes.map((each) => ({ ...each, flatRate: rated(each.flatRate) })),
    },
  };
};
