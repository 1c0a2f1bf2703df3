import { spentName, spentVatName } from '#shared/domain/tax/names.ts';
import { toPence } from '#shared/money.ts';
import type { ReceiptCategory } from '#shared/receipts/options.ts';
import { notionalVat } from '#shared/receipts/reverse-charge.ts';
import type { ReverseCode } from '#shared/uk/vat.ts';
import type { TaxShare } from './groups.ts';

/** A receipt as far as tax depends on it, in pounds. */
interface Spent {
  receiptDate: string;
  amount?: number | undefined;
  vatAmount?: number | undefined;
  isVatReceipt: boolean;
  category?: ReceiptCategory | undefined;
  reverseCharge?: ReverseCode | undefined;
}

/** What a receipt adds to its day: all of it, the VAT in it that a VAT receipt shows, and what a reverse charge leaves to the buyer. */
export const shareOfReceipt = (receipt: Spent): TaxShare => {
  const { receiptDate, amount = 0, vatAmount = 0, isVatReceipt, category = 'none', reverseCharge } = receipt;
  return {
    kind: 'receipt',
    day: receiptDate,
    sums: {
      [spentName(category)]: toPence(amount),
      [spentVatName(category)]: isVatReceipt ? toPence(vatAmount) : 0,
      ...(reverseCharge && { reverseSpent: toPence(amount), reverseVat: notionalVat(receipt) }),
    },
  };
};
