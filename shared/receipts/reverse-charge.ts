import { toPence } from '../money.ts';
import { reverseChargeEffect } from '../uk/reverse-charge.ts';
import { type ReverseCode, rateBpOf } from '../uk/vat.ts';

/** A purchase as far as its reverse charge depends on it, in pounds. */
interface Bought {
  amount?: number | null | undefined;
  receiptDate: string;
  reverseCharge?: ReverseCode | null | undefined;
}

/**
 * The VAT, in pence, that the buyer of building services accounts for and reclaims: that of the whole sum, which bears none
 * itself. Nought where it is no such purchase. VATA 1994 s.55A; RCO art 9.
 */
export const notionalVat = ({ amount, receiptDate, reverseCharge }: Bought): number => {
  if (!reverseCharge) return 0;
  const rateBp = rateBpOf(reverseCharge, receiptDate);
  return reverseChargeEffect('REVERSE_CHARGE', toPence(amount ?? 0), rateBp).notional;
};
