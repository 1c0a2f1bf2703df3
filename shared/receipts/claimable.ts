import { toPence } from '../money.ts';

interface Bought {
  vatAmount?: number | null | undefined;
  isVatReceipt: boolean;
  isEntertaining?: boolean | null | undefined;
}

/**
 * The reclaimable VAT of a receipt, in pence: only on a VAT receipt, and none for entertaining clients (Value Added Tax (Input
 * Tax) Order 1992, art. 5).
 */
export const claimableVat = ({ vatAmount, isVatReceipt, isEntertaining }: Bought): number =>
  isVatReceipt && !isEntertaining ? toPence(vatAmount ?? 0) : 0;

/** True if a receipt has VAT and nobody has said yet whether it was for entertaining clients. */
export const mayBeEntertaining = (receipt: Bought & { category?: string | null | undefined }): boolean =>
  receipt.category === 'meals' && typeof receipt.isEntertaining !== 'boolean' && claimableVat(receipt) !== 0;
