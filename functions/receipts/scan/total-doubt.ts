import type { Label } from './labels.ts';
import type { MoneyRow } from './lines-of-money.ts';
import { MOST_ROUNDED } from './rounding.ts';

/** As a fraction of the total. */
const MUCH = 0.3;

/** True if the reduction is so large that it may be a voucher, which is a payment: the amount before it may be the total. */
export function isReduced(rows: MoneyRow[], paid: number): boolean {
  return rows.some(({ label, amounts }) => label === 'saving' && Math.abs(amounts.at(-1) ?? 0) > MUCH * paid);
}

/** True if the receipt's own total, or the money handed over, differs by a few pence: a rounding, or one misread digit. */
export function isPenniesOff(rows: MoneyRow[], paid: number): boolean {
  const sums = (labels: Label[]) =>
    rows.flatMap(({ label, inTable, amounts }) =>
      labels.includes(label) && !inTable ? amounts.slice(-1) : [],
    );
  const totals = sums(['total', 'due']);
  const others = [...(totals.includes(paid) ? [] : totals), ...sums(['paid', 'card'])];
  return others.some((pence) => pence !== paid && Math.abs(pence - paid) <= MOST_ROUNDED);
}
