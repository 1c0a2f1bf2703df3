import { today } from '#shared/dates.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { claimableVat } from '#shared/receipts/claimable.ts';
import type { Receipt } from '#shared/receipts/contract.ts';
import type { Group } from '../../components/row-group.tsx';
import { matching } from '../../search/matching.ts';
import { monthNames } from './looks.ts';
import type { ReceiptFilter } from './use-filter.ts';

type Wanted = Pick<ReceiptFilter, 'search' | 'months' | 'category'>;

/** The receipts that match. */
export const found = (receipts: readonly Receipt[], { search, months, category }: Wanted): Receipt[] =>
  matching('receipts', receipts, search).filter(
    (receipt) => (!months || months.includes(receipt.month)) && (!category || receipt.category === category),
  );

const poundsOf = (receipts: readonly Receipt[], pick: (receipt: Receipt) => number | null): number =>
  toPounds(receipts.reduce((pence, receipt) => pence + toPence(pick(receipt) ?? 0), 0));

/** Their number, total and reclaimable VAT in pounds, and the number of this month's. */
export const figuresOf = (receipts: readonly Receipt[]) => ({
  count: receipts.length,
  amount: poundsOf(receipts, ({ amount }) => amount),
  vat: poundsOf(receipts, (receipt) => toPounds(claimableVat(receipt))),
  thisMonth: receipts.filter(({ receiptDate }) => receiptDate.slice(0, 7) === today().slice(0, 7)).length,
});

/** Groups receipts by month, keeping their order. */
export const byMonth = (receipts: readonly Receipt[]): Group<Receipt>[] => {
  const months = new Map<string, Receipt[]>();
  for (const receipt of receipts) {
    const name = `${monthNames[receipt.month - 1]} ${receipt.year}`;
    const month = months.get(name);
    if (month) month.push(receipt);
    else months.set(name, [receipt]);
  }
  return [...months].map(([name, rows]) => ({ name, rows, sum: poundsOf(rows, ({ amount }) => amount) }));
};
