import { type Group, type Terms, vatOf } from './groups.ts';

/** Net and VAT in pence, of one VAT code. */
export interface Credited {
  net: number;
  amount: number;
}

const none: Credited = { net: 0, amount: 0 };

/** The part of a group that can still be credited, in pence. */
export const creditable = (group: Group, credited: Credited = none): Credited => ({
  net: group.net - credited.net,
  amount: group.amount - credited.amount,
});

/**
 * Net and VAT of a further credit on one group of an invoice, in pence; `value` is net, or with VAT where prices include
 * it. The VAT is what remains less what the rest would bear, so credits never sum to more or less than the invoice
 * (VR reg 15C). Throws a `RangeError` if more is credited than is left.
 */
export const creditOf = (
  group: Group,
  value: number,
  credited: Credited = none,
  pricesInclude: Terms['pricesInclude'] = 'net',
): Credited => {
  const left = creditable(group, credited);
  const remaining = (pricesInclude === 'net' ? left.net : left.net + left.amount) - value;
  if (remaining < 0) throw new RangeError('Is more than is left on the invoice');
  const amount = left.amount - vatOf(remaining, group.rateBp, pricesInclude);
  return { net: pricesInclude === 'net' ? value : value - amount, amount };
};
