import { toPence } from '#shared/money.ts';
import type { ReceiptCategory } from '#shared/receipts/options.ts';
import { spentName, spentVatName } from './names.ts';
import type { TaxShare } from './sales.ts';

/** A receipt as far as tax depends on it, in pounds. */
interface Spent {
  receiptDate: string;
  amount?: number | undefined;
  vatAmount?: number | undefined;
  isVatReceipt: boolean;
  category?: ReceiptCategory | undefined;
}

/** What a receipt adds to its day: all of it, and the VAT in it that a VAT receipt shows. */
export const shareOfReceipt = ({
  receiptDate,
  amount = 0,
  vatAmount = 0,
  isVatReceipt,
  category,
}: Spent): TaxShare => ({
  kind: 'receipt',
  day: receiptDate,
  sums: {
    [spentName(category ?? 'none')]: toPence(amount),
    [spentVatName(category ?? 'none')]: isVatReceipt ? toPence(vatAmount) : 0,
  },
});
