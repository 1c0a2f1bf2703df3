import type { Label } from './labels.ts';
import type { MoneyRow } from './lines-of-money.ts';
import { MOST_ROUNDED } from './rounding.ts';

/** A share of the total. */
const MUCH = 0.3;

/** Whether so much was taken off that it may be a voucher, which pays: the sum before it may be what is meant. */
export function isReduced(rows: MoneyRow[], paid: number): boolean {
  return rows.some(({ label, amounts }) => label === 'saving' && Math.abs(amounts.at(-1) ?? 0) > MUCH * paid);
}

/** Whether the receipt's own total, or what was handed over, is another sum but for a rounding or one misread figure. */
export function isPenniesOff(rows: MoneyRow[], paid: number): boolean {
  const sums = (labels: Label[]) =>
    rows.flatMap(({ label, inTable, amounts }) =>
      labels.includes(label) && !inTable ? amounts.slice(-1) : [],
    );
  const totals = sums(['total', 'due']);
  const others = [...(totals.includes(paid) ? [] : totals), ...sums(['paid', 'card'])];
  return others.some((pence) => pence !== paid && Math.abs(pence - paid) <= MOST_ROUNDED);
}
