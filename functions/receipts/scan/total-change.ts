import type { MoneyRow } from './lines-of-money.ts';
import { isTaxOf } from './tax.ts';
import { add, type Scores } from './total-scores.ts';

/** The maximum number of rows between the total, the amount handed over and the change. */
const NEAR = 3;
const POUND = 100;

/**
 * If no word for change was read: of three consecutive amounts, where the middle one is in whole pounds and the sum of the others,
 * the first is the total and the second the money handed over.
 */
export function byUnnamedChange(scores: Scores, rows: MoneyRow[]): void {
  if (rows.some(({ label, amounts }) => label === 'change' && amounts.length > 0)) return;
  const single = rows.filter(({ amounts, inTable }) => amounts.length === 1 && !inTable);
  single.forEach((back, i) => {
    const [paid, handed] = [single[i - 2], single[i - 1]];
    if (!paid || !handed || back.label !== null || back.at - paid.at > NEAR) return;
    const [total = 0, given = 0, change = 0] = [paid, handed, back].flatMap(({ amounts }) => amounts);
    if (handed.label === null || given % POUND !== 0 || total <= 0 || change <= 0) return;
    if (total + change !== given || isTaxOf(total, change)) return;
    add(scores, total, 4);
    add(scores, given, -2);
  });
}
