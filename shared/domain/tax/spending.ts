import { toPence } from '../../money.ts';
import { claimableVat, mayBeEntertaining } from '../../receipts/claimable.ts';
import type { ReceiptCategory } from '../../receipts/options.ts';
import { notionalVat } from '../../receipts/reverse-charge.ts';
import type { ReverseCode } from '../../uk/vat.ts';
import type { TaxShare } from './groups.ts';
import { spentName, spentVatName } from './names.ts';

/** A receipt as far as tax depends on it, in pounds. */
interface Spent {
  receiptDate: string;
  amount?: number | undefined;
  vatAmount?: number | undefined;
  isVatReceipt: boolean;
  isEntertaining?: boolean | undefined;
  category?: ReceiptCategory | undefined;
  reverseCharge?: ReverseCode | undefined;
}

/** What a receipt adds to its day: all of it, the VAT in it that a VAT receipt shows, and what a reverse charge leaves to the buyer. */
export const shareOfReceipt = (receipt: Spent): TaxShare => {
  const { receiptDate, amount = 0, category = 'none', reverseCharge } = receipt;
  const vat = claimableVat(receipt);
  return {
    kind: 'receipt',
    day: receiptDate,
    sums: {
      [spentName(category)]: toPence(amount),
      [spentVatName(category)]: vat,
      ...(mayBeEntertaining(receipt) && { mealsVatAsked: vat }),
      ...(reverseCharge && { reverseSpent: toPence(amount), reverseVat: notionalVat(receipt) }),
    },
  };
};
