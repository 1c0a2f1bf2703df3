import type { Receipt } from '../../receipts/contract.ts';
import { idIn, type KeptOf, queryIn, type ViewEntry } from '../reader.ts';
import { shownTotals, totalsOfReceipts } from './totals.ts';

/** A receipt without its image's URL, which the server signs and which soon expires. */
export type ReceiptSeen = Omit<Receipt, 'fileUrl'>;

/** A receipt as a reply shows it, with the month and year of its date. */
export const shownReceipt = (receipt: KeptOf<'receipt'>): ReceiptSeen => ({
  id: receipt.id,
  userId: receipt.userId ?? '',
  madeBy: receipt.madeBy ?? null,
  createdAt: receipt.createdAt,
  updatedAt: receipt.updatedAt,
  fileName: receipt.fileName,
  fileType: receipt.fileType,
  fileSize: receipt.fileSize,
  vendor: receipt.vendor ?? null,
  amount: receipt.amount ?? null,
  vatAmount: receipt.vatAmount ?? null,
  category: receipt.category ?? null,
  description: receipt.description ?? null,
  receiptDate: receipt.receiptDate,
  month: Number(receipt.receiptDate.slice(5, 7)),
  year: Number(receipt.receiptDate.slice(0, 4)),
  isVatReceipt: receipt.isVatReceipt,
  isEntertaining: receipt.isEntertaining ?? null,
  tags: receipt.tags ?? [],
  notes: receipt.notes ?? null,
  jobId: receipt.jobId ?? null,
  reverseCharge: receipt.reverseCharge ?? null,
  goods: receipt.goods ?? null,
  dueOn: receipt.dueOn ?? null,
  paidOn: receipt.paidOn ?? null,
});

interface Period {
  year?: string;
  month?: string;
}

const isIn =
  ({ year, month }: Period) =>
  (receipt: ReceiptSeen): boolean =>
    (year === undefined || receipt.year === Number(year)) &&
    (month === undefined || receipt.month === Number(month));

const newestFirst = (one: ReceiptSeen, other: ReceiptSeen): number => {
  if (one.receiptDate === other.receiptDate) return other.id - one.id;
  return one.receiptDate < other.receiptDate ? 1 : -1;
};

export const receiptViews: readonly ViewEntry[] = [
  {
    route: 'GET /api/receipts',
    needs: ['receipt'],
    view: (db, input) =>
      db
        .all('receipt')
        .map(shownReceipt)
        .filter(isIn(queryIn<Period>(input)))
        .sort(newestFirst),
  },
  {
    route: 'GET /api/receipts/stats',
    needs: ['receipt'],
    view: (db) => shownTotals(totalsOfReceipts(db.all('receipt'))),
  },
  {
    route: 'GET /api/receipts/{id}',
    needs: ['receipt'],
    view: (db, input) => {
      const receipt = db.get('receipt', idIn(input));
      return receipt ? shownReceipt(receipt) : null;
    },
  },
];
