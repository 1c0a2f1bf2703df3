import type { MoneyRow } from './lines-of-money.ts';
import { isMisread } from './look-alike.ts';
import type { TaxPart } from './tax.ts';
import { add, type Scores } from './total-scores.ts';
import { explained, itemAmounts, lastAmounts } from './total-steps.ts';
import { borneOut } from './total-twice.ts';

/** Added to the misread amount's score for an amount that others confirm. */
const BORNE_OUT = 2;

/**
 * Corrects a misread total. If net and tax are both on their own rows and in the tax table, or confirm each other, or the goods
 * add up to the net amount, but net + tax is printed nowhere, then an amount that differs from it in one digit was misread: net +
 * tax takes over its score. Returns the corrected amounts.
 */
export function asTaxed(scores: Scores, rows: MoneyRow[], parts: TaxPart[]): Set<number> {
  const gross = parts.reduce((sum, part) => sum + part.gross, 0);
  const inTable = gross > 0 && !isNamed(rows, gross) && explained(rows).has(gross) ? [gross] : [];
  const mended = new Set<number>();
  const sure = borneOut(rows).filter((sum) => !isNamed(rows, sum));
  for (const sum of new Set([...inTable, ...misreadSums(rows), ...sure])) {
    const misread = [...scores].filter(
      ([pence, score]) => score > 0 && pence !== sum && isMisread(String(pence), String(sum)),
    );
    for (const [, score] of misread) add(scores, sum, score);
    if (misread.length > 0 && sure.includes(sum)) add(scores, sum, BORNE_OUT);
    if (misread.length > 0) mended.add(sum);
  }
  return mended;
}

/** The goods plus their tax, if that is printed nowhere but differs in one digit from the money handed over. */
export function misreadSums(rows: MoneyRow[]): number[] {
  const goods = itemAmounts(rows).reduce((sum, pence) => sum + pence, 0);
  const sums = [...explained(rows)].filter(
    ([pence, from]) => pence > goods && from.has(goods) && !isNamed(rows, pence),
  );
  const totals = new Set([goods, ...lastAmounts(rows, 'total'), ...lastAmounts(rows, 'due')]);
  const handed = [...lastAmounts(rows, 'paid'), ...lastAmounts(rows, 'card')].filter(
    (given) => !totals.has(given),
  );
  const misread = sums.flatMap(([pence]) =>
    handed.some((given) => isMisread(String(given), String(pence))) ? [pence] : [],
  );
  return misread.length === 1 ? misread : [];
}

function isNamed(rows: MoneyRow[], pence: number): boolean {
  return rows.some(({ amounts }) => amounts.includes(pence));
}
