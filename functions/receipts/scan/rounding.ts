import type { MoneyRow } from './lines-of-money.ts';
import { add, type Scores } from './total-scores.ts';
import { changeGiven } from './total-sums.ts';

/** Cash totals are rounded to five or ten of the smallest coin. */
export const MOST_ROUNDED = 5;

/** If cash was rounded, the amount paid is the one printed after it: it takes over the score of the one before. */
export function afterRounding(scores: Scores, rows: MoneyRow[]): Scores {
  const at = rows.findIndex((_, i) => isRounding(rows, i));
  const step = rows[at]?.amounts.at(-1) ?? 0;
  const later = new Set([
    ...rows.slice(at + 1).flatMap(({ amounts, label }) => (label === 'change' ? [] : amounts)),
    ...changeGiven(rows),
  ]);
  if (at < 0 || step === 0 || Math.abs(step) > MOST_ROUNDED) return scores;
  for (const [pence, score] of [...scores]) {
    if (score > 0 && later.has(pence + step)) add(scores, pence + step, score);
  }
  return scores;
}

/** True if a row says so, or contains only the few pence between the totals above and below it. */
function isRounding(rows: MoneyRow[], at: number): boolean {
  const [above, own, below] = [rows[at - 1], rows[at], rows[at + 1]];
  if (!own || own.amounts.length === 0) return false;
  if (own.label === 'rounding') return true;
  const areTotals = [above, below].every((row) => row?.label === 'total' || row?.label === 'due');
  const apart = (below?.amounts.at(-1) ?? 0) - (above?.amounts.at(-1) ?? 0);
  return (
    own.label === null &&
    areTotals &&
    own.amounts.length === 1 &&
    Math.abs(apart) === Math.abs(own.amounts[0] ?? 0)
  );
}
