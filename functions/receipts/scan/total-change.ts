import type { MoneyRow } from './lines-of-money.ts';
import { isTaxOf } from './tax.ts';
import { add, type Scores } from './total-scores.ts';

/** Total, sum handed over and change stand at most so many rows apart. */
const NEAR = 3;
const POUND = 100;

/**
 * Where no word for change was read: of three amounts below one another, the one in the middle in whole pounds and the sum
 * of the others, the first was paid and the second handed over.
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
