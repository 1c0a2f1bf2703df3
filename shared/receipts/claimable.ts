import { toPence } from '../money.ts';

interface Bought {
  vatAmount?: number | null | undefined;
  isVatReceipt: boolean;
  isEntertaining?: boolean | null | undefined;
}

/**
 * The VAT of a receipt that may be claimed, in pence: only a VAT receipt proves any, and none comes back for entertaining clients (Value
 * Added Tax (Input Tax) Order 1992, art. 5).
 */
export const claimableVat = ({ vatAmount, isVatReceipt, isEntertaining }: Bought): number =>
  isVatReceipt && !isEntertaining ? toPence(vatAmount ?? 0) : 0;

/** Whether a receipt has VAT of which nobody has said whether it was for clients. */
export const mayBeEntertaining = (receipt: Bought & { category?: string | null | undefined }): boolean =>
  receipt.category === 'meals' && typeof receipt.isEntertaining !== 'boolean' && claimableVat(receipt) !== 0;
