import { halfUp, share, times } from '../rounding.ts';
import { isReverseCharge } from '../uk/vat.ts';
import { type DepositPence, type Group, vatOf } from './groups.ts';
import { charged } from './sums.ts';

const payable = (group: Group): number => group.net + charged(group);

/**
 * A deposit (or part payment) of so many pence, VAT included, over the rates of what it is for: shared by what each rate
 * asks the customer to pay, the VAT inside each share worked out once. Positive; taken off again with both signs turned.
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

/** Percent in basis points of a total in pence, half up: what a quote's deposit of 25 % asks for. */
export const depositShare = (totalPence: number, bp: number): number => halfUp(times(totalPence, bp), 10_000);

/** A deposit as it is taken off the final invoice. */
export const takenOff = ({ vat, net, amount }: DepositPence): DepositPence => ({
  vat,
  net: 0 - net,
  amount: 0 - amount,
});
