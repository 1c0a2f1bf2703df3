import { today } from '#shared/dates.ts';
import type { Receipt } from '#shared/receipts/contract.ts';
import type { ReceiptFilter } from './use-filter.ts';

type Wanted = Pick<ReceiptFilter, 'search' | 'month' | 'category'>;

/** The receipts that pass. */
export const found = (receipts: readonly Receipt[], { search, month, category }: Wanted): Receipt[] => {
  const text = search.trim().toLowerCase();
  return receipts.filter(
    (receipt) =>
      (!month || receipt.month === month) &&
      (!category || receipt.category === category) &&
      (!text || [receipt.vendor, receipt.description].some((field) => field?.toLowerCase().includes(text))),
  );
};

/** How many are dated in the current month. */
export const inThisMonth = (receipts: readonly Receipt[]): number =>
  receipts.filter(({ receiptDate }) => receiptDate.slice(0, 7) === today().slice(0, 7)).length;

export interface MonthGroup {
  /** `2026-11` */
  key: string;
  year: number;
  month: number;
  receipts: Receipt[];
}

/** Receipts under their months, both in the order they come. */
export const byMonth = (receipts: readonly Receipt[]): MonthGroup[] => {
  const groups = new Map<string, MonthGroup>();
  for (const receipt of receipts) {
    const key = receipt.receiptDate.slice(0, 7);
    const group = groups.get(key) ?? { key, year: receipt.year, month: receipt.month, receipts: [] };
    group.receipts.push(receipt);
    groups.set(key, group);
  }
  return [...groups.values()];
};
