import { type Group, lineValue, type Terms, vatGroups } from '../../../lines/groups.ts';
import { lineFigures } from '../../../lines/line-figures.ts';
import { charged } from '../../../lines/sums.ts';
import { isReverseCharge } from '../../vat.ts';
import { otherRoundings } from '../../vat-rounding.ts';
import { type Area, byShape, day, type Given, inners, num } from '../given.ts';
import {
  ofCash,
  ofCredits,
  ofDeposit,
  ofFlatRate,
  ofMixedDeposit,
  ofPromptPayment,
} from './arithmetic-parts.ts';
import { priced } from './priced.ts';

const total = (groups: readonly Group[], of: (group: Group) => number): number =>
  groups.reduce((sum, group) => sum + of(group), 0);

const shownGroups = (groups: readonly Group[], given: Given): Record<string, unknown> => {
  const isAllReversed = given.reverseCharge === true;
  return Object.fromEntries(
    groups.map((group) => {
      const letter = group.vat === 'rc' ? 'S' : 'R';
      const name = isReverseCharge(group.vat) && isAllReversed ? letter : group.vat.toUpperCase();
      const notional = isReverseCharge(group.vat) ? { notionalVat: group.amount } : {};
      return [name, { net: group.net, vat: charged(group), discount: group.discount, ...notional }];
    }),
  );
};

const ofLines = (given: Given): Record<string, unknown> => {
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
  const paid = (num(given, 'paidPence', 'paid') ?? 0) + (num(given, 'depositsPence', 'depositPence') ?? 0);
  return {
    lineAmounts: lines.map(lineValue),
    lineNets: figures.map(({ net }) => net),
    lineVats: figures.map(({ vat }) => vat),
    groups: shownGroups(groups, given),
    totalNet,
    totalVat,
    totalGross: totalNet + totalVat,
    notionalVat: total(reversed, ({ amount }) => amount),
    amountDue: totalNet + totalVat - paid,
    alternatives: {
      perLineVat: others.perLine,
      roundedDownVat: others.down,
      totalRoundedDown: others.down,
      perLineTenthsVat: others.perLineTenths,
    },
  };
};

export const arithmetic: Area = byShape(
  [['flatRateScheme', 'flatRateBp'], ofFlatRate],
  [['cashAccounting'], ofCash],
  [['promptPaymentDiscountBp'], ofPromptPayment],
  [['creditNets', 'fullCredit'], ofCredits],
  [['contractGrossByRate'], ofMixedDeposit],
  [['contractNetPence'], ofDeposit],
  [['lines'], ofLines],
);
