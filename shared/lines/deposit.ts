import { halfUp, share, times } from '../rounding.ts';
import { isReverseCharge } from '../uk/vat.ts';
import { type DepositPence, type Group, vatOf } from './groups.ts';
import { charged } from './sums.ts';

const payable = (group: Group): number => group.net + charged(group);

/**
 * Spreads a deposit (or part payment) in pence, including VAT, over the VAT rates of the document: in proportion to what the
 * customer pays at each rate, with the VAT inside each share calculated once. Positive; deducted with both signs reversed.
 */
export const depositOver = (groups: readonly Group[], pence: number): DepositPence[] => {
  const shares = share(pence, groups.map(payable));
  return groups.map((group, at) => {
    const part = shares[at] ?? 0;
    if (isReverseCharge(group.vat))
      return { vat: group.vat, net: part, amount: vatOf(part, group.rateBp, 'net') };
    const amount = vatOf(part, group.rateBp, 'gross');
    return { vat: group.vat, net: part - amount, amount };
  });
};

/** A share of a total in pence, in basis points, rounded half up: the deposit of a quote that asks for 25 %. */
export const depositShare = (totalPence: number, bp: number): number => halfUp(times(totalPence, bp), 10_000);

/** The deposit as deducted from the final invoice. */
export const takenOff = ({ vat, net, amount }: DepositPence): DepositPence => ({
  vat,
  net: 0 - net,
  amount: 0 - amount,
});
