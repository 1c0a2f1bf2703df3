import type { Label } from './labels.ts';
import type { MoneyRow } from './lines-of-money.ts';
import type { TaxPart } from './tax.ts';
import { misreadSums } from './total-misread.ts';
import { add, type Scores } from './total-scores.ts';
import { explained, itemAmounts, lastAmounts } from './total-steps.ts';

/** Scores by payment: handed over − change = paid; a payment with change 0.00 is the total itself. */
export function byPayment(scores: Scores, rows: MoneyRow[]): void {
  const last = (label: Label) => [...new Set(lastAmounts(rows, label).map(Math.abs))];
  const [handed, change] = [[...last('paid'), ...last('card')], last('change')];
  const named = new Set(rows.flatMap(({ amounts }) => amounts));
  for (const given of handed) {
    if (change.length === 0) add(scores, given, 0.5);
    for (const back of change) byChange(scores, given, back, named);
  }
}

/** An amount that change was given from is not the total; the difference is, especially if it is printed. */
function byChange(scores: Scores, given: number, back: number, named: Set<number>): void {
  const pence = given - back;
  const isNamed = named.has(pence);
  if (pence > 0) add(scores, pence, back === 0 ? 2 : isNamed ? 4 : 2.5);
  if (back > 0 && isNamed) add(scores, given, -2);
}

/** Every amount handed over minus every change: one of these was paid. */
export function changeGiven(rows: MoneyRow[]): number[] {
  const handed = [...lastAmounts(rows, 'paid'), ...lastAmounts(rows, 'card')];
  return lastAmounts(rows, 'change').flatMap((back) => handed.map((given) => given - back));
}

/** Scores by sums: net + tax, subtotal ± rounding or discount, the tax table's total, the total of the items. */
export function bySums(scores: Scores, rows: MoneyRow[], parts: TaxPart[]): void {
  const named = new Set([...rows.flatMap(({ amounts }) => amounts), ...misreadSums(rows)]);
  const unfinished = new Set<number>();
  for (const [pence, from] of explained(rows)) {
    if (!named.has(pence)) continue;
    add(scores, pence, 2);
    // An amount that something is still added to is not the amount paid.
    for (const before of from) {
      if (before >= pence) continue;
      add(scores, before, -1.5);
      unfinished.add(before);
    }
  }
  const gross = parts.reduce((sum, part) => sum + part.gross, 0);
  if (gross > 0) add(scores, gross, named.has(gross) ? 2.5 : 1.5);
  const items = itemAmounts(rows);
  const sum = items.reduce((total, pence) => total + pence, 0);
  // The sum of the goods is no evidence for a total that more is added to.
  if (items.length > 1 && named.has(sum) && !unfinished.has(sum)) add(scores, sum, 2);
  const handed = [...lastAmounts(rows, 'paid'), ...lastAmounts(rows, 'card')];
  if (items.length === 1 && handed.includes(sum)) add(scores, sum, 1);
}
