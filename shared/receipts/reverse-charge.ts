import { toPence } from '../money.ts';
import { reverseChargeEffect } from '../uk/reverse-charge.ts';
import { type ReverseCode, rateBpOf } from '../uk/vat.ts';

/** The fields of a purchase that decide its reverse charge, in pounds. */
interface Bought {
  amount?: number | null | undefined;
  receiptDate: string;
  reverseCharge?: ReverseCode | null | undefined;
}

/**
 * The VAT, in pence, that a buyer of building services accounts for and reclaims: calculated on the whole amount, which includes
 * none. 0 for other purchases. VATA 1994 s.55A; RCO art 9.
 */
export const notionalVat = ({ amount, receiptDate, reverseCharge }: Bought): number => {
  if (!reverseCharge) return 0;
  const rateBp = rateBpOf(reverseCharge, receiptDate);
  return reverseChargeEffect('REVERSE_CHARGE', toPence(amount ?? 0), rateBp).notional;
};
