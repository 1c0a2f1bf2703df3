import { type Group, lineValue, type Terms, vatGroups } from '../../../lines/groups.ts';
import { lineFigures } from '../../../lines/line-figures.ts';
import { charged } from '../../../lines/sums.ts';
import { isReverseCharge } from '../../vat.ts';
import { type Area, byShape, day, type Given, inners, num } from '../given.ts';
import { otherRoundings } from '../law/vat-rounding.ts';
import {
  ofCash,
  ofCredits,
  ofDeposit,
  ofFlatRate,
  ofMixedDeposit,
  ofPromptPayment,
} from './arithmetic-parts.ts';
import { priced } from './priced.ts';

/** The names that cases use for the invoice's VAT rounded down. */
const downNames = ['roundedDownVat', 'totalRoundedDown', 'roundedDown', 'roundDown', 'vatRoundedDown'];

const total = (groups: readonly Group[], of: (group: Group) => number): number =>
  groups.reduce((sum, group) => sum + of(group), 0);

const shownGroup = (group: Group) => ({
  net: group.net,
  vat: charged(group),
  discount: group.discount,
  ...(isReverseCharge(group.vat) && { notionalVat: group.amount }),
});

/** Groups by VAT code; a reverse charge group also under the code of its rate, if no other group has it. */
const shownGroups = (groups: readonly Group[]): Record<string, unknown> => {
  const reversed = groups.filter(({ vat }) => isReverseCharge(vat));
  return Object.fromEntries([
    ...reversed.map((group) => [group.vat === 'rc' ? 'S' : 'R', shownGroup(group)]),
    ...groups.map((group) => [group.vat.toUpperCase(), shownGroup(group)]),
  ]);
};

/** Mixed entry is refused: net or gross is a setting of the whole document. */
const isMixed = (given: Given): boolean =>
  new Set(inners(given, 'lines')?.map(({ pricesInclude }) => pricesInclude)).size > 1;

const ofLines = (given: Given): Record<string, unknown> => {
  if (isMixed(given)) throw new RangeError('Prices are all net or all gross');
  const lines = (inners(given, 'lines') ?? []).map((line) => priced(line, given));
  const terms: Terms = {
    pricesInclude: given.pricesInclude === 'gross' ? 'gross' : 'net',
    discountBp: num(given, 'docDiscBp') ?? 0,
    discountPence: num(given, 'docDiscPence') ?? 0,
    taxPoint: day(given, 'taxPoint'),
  };
  const groups = vatGroups(lines, terms);
  const others = otherRoundings(lines, terms);
  const figures = lineFigures(lines, terms);
  const totalNet = total(groups, ({ net }) => net);
  const totalVat = total(groups, charged);
  const reversed = groups.filter(({ vat }) => isReverseCharge(vat));
  const paid = (num(given, 'paid') ?? 0) + (num(given, 'depositsPence') ?? 0);
  return {
    lineAmounts: lines.map(lineValue),
    lineNets: figures.map(({ net }) => net),
    lineVats: figures.map(({ vat }) => vat),
    groups: shownGroups(groups),
    totalNet,
    totalVat,
    totalGross: totalNet + totalVat,
    notionalVat: total(reversed, ({ amount }) => amount),
    notionalVatPence: total(reversed, ({ amount }) => amount),
    amountDue: totalNet + totalVat - paid,
    alternatives: {
      perLineVat: others.perLine,
      ...Object.fromEntries(downNames.map((name) => [name, others.down])),
      perLineTenthsVat: others.perLineTenths,
    },
  };
};

export const arithmetic: Area = byShape(
  [['flatRateScheme', 'flatRateBp'], ofFlatRate],
  [['cashAccounting'], ofCash],
  [['promptPaymentDiscountBp'], ofPromptPayment],
  [['creditNets', 'fullCredit', 'credit'], ofCredits],
  [['contractGrossByRate'], ofMixedDeposit],
  [['contractNetPence'], ofDeposit],
  [['lines'], ofLines],
);
