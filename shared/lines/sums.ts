import { toPounds } from '../money.ts';
import { isReverseCharge, percentOf } from '../uk/vat.ts';
import type { DocumentFigures } from './document.ts';
import { type Group, vatGroups, withDeposits } from './groups.ts';
import { depositLines, pricedLines, termsOf } from './pence.ts';
import type { Sums } from './shown.ts';

/** The VAT of a group that the seller charges, in pence: none under a reverse charge. */
export const charged = ({ vat, amount }: Group): number => (isReverseCharge(vat) ? 0 : amount);

/** The groups of a document in pence, with deposits deducted. `chosen` are the indexes of the optional lines that count. */
export const groupsOf = (document: DocumentFigures, chosen: readonly number[] = []): Group[] => {
  const terms = termsOf(document);
  const groups = vatGroups(pricedLines(document.lines, chosen), terms);
  return withDeposits(groups, depositLines(document), terms.taxPoint);
};

const total = (groups: readonly Group[], of: (group: Group) => number): number =>
  groups.reduce((sum, group) => sum + of(group), 0);

/** Converts groups in pence to totals in pounds. */
export const asSums = (groups: readonly Group[]): Sums => {
  const net = total(groups, (group) => group.net);
  const vat = total(groups, charged);
  return {
    net: toPounds(net),
    vat: toPounds(vat),
    total: toPounds(net + vat),
    byRate: groups.map((group) => ({
      vat: group.vat,
      rate: percentOf(group.rateBp),
      net: toPounds(group.net),
      amount: toPounds(charged(group)),
      ...(isReverseCharge(group.vat) && { notional: toPounds(group.amount) }),
    })),
  };
};

/** Net, VAT and total of a document, in pounds; calculated in whole pence, with VAT rounded once per rate. */
export const sumsOf = (document: DocumentFigures, chosen: readonly number[] = []): Sums =>
  asSums(groupsOf(document, chosen));
