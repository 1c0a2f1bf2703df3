import { toPence, toPounds } from '../../money.ts';
import { claimableVat } from '../../receipts/claimable.ts';
import type { RecordOf } from '../reader.ts';

/** The fields of a receipt that the totals depend on. */
export type CountedReceipt = Pick<
  RecordOf<'receipt'>,
  'amount' | 'vatAmount' | 'isVatReceipt' | 'isEntertaining'
>;

/** The totals of receipts. */
export type ReceiptTotals = {
  receipts: number;
  amountPence: number;
  /** Of VAT receipts only. */
  vatPence: number;
};

/** The sum of receipts' shares of the totals. */
export const totalsOfReceipts = (receipts: readonly CountedReceipt[]): ReceiptTotals => {
  const sum = (of: (receipt: CountedReceipt) => number) =>
    receipts.reduce((pence, receipt) => pence + of(receipt), 0);
  return {
    receipts: receipts.length,
    amountPence: sum(({ amount = 0 }) => toPence(amount)),
    vatPence: sum(claimableVat),
  };
};

/** The totals as a reply shows them. */
export const shownTotals = ({ receipts, amountPence, vatPence }: ReceiptTotals) => ({
  totalReceipts: receipts,
  totalAmount: toPounds(amountPence),
  totalVatAmount: toPounds(vatPence),
});
