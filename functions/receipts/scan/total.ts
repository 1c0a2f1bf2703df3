import { cellAmount, wholePounds } from './amounts.ts';
import type { Label } from './labels.ts';
import type { MoneyRow } from './lines-of-money.ts';
import type { EngineField } from './reading.ts';
import type { Guess } from './result.ts';
import type { TaxPart } from './tax.ts';
import { add, asTaxed, byPayment, bySums, changeGiven, itemAmounts, type Scores } from './total-sums.ts';

/** What a label alone says for an amount. Change, savings and counts say nothing. */
const BY_LABEL: Record<string, number> = { due: 6, total: 4, card: 2.5, subtotal: 1.5, net: 0.3, paid: 0.5 };
const ENOUGH = 2;
/** A sum that was put right, or that another one contradicts, is for the user to look at. */
const MENDED = 0.7;
/** Cash is rounded to five or ten of the smallest coin. */
const MOST_ROUNDED = 5;

/** The amount paid in pence, by labels, by how amounts explain one another, and by the engine's own reading. */
export function findTotal(
  rows: MoneyRow[],
  parts: TaxPart[],
  fields: EngineField[],
  usual: number,
): Guess<number> | null {
  const scores: Scores = new Map();
  byLabels(scores, rows, usual);
  byPayment(scores, rows);
  bySums(scores, rows, parts);
  byFields(scores, fields);
  repeats(scores, rows);
  const misread = asTaxed(scores, rows, parts);
  const [best, second] = [...afterRounding(scores, rows)]
    .filter(([pence]) => pence > 0)
    .sort((a, b) => b[1] - a[1]);
  if (!best || best[1] < ENOUGH) return null;
  const paid = withoutSign(best[0], rows);
  const lead = best[1] - (second?.[1] ?? 0);
  const confidence = 1 - 0.5 * Math.exp(-best[1] / 5) - 0.45 * Math.exp(-lead / 1.5);
  const isPlain = paid === best[0] && !misread.has(paid) && !isPenniesOff(rows, paid);
  const most = isPlain ? 0.99 : MENDED;
  return { value: paid, confidence: Math.min(most, Math.max(0.2, confidence)) };
}

/** Whether the receipt's own total, or what was handed over, is another sum but for a rounding or one misread figure. */
function isPenniesOff(rows: MoneyRow[], paid: number): boolean {
  const sums = (labels: Label[]) =>
    rows.flatMap(({ label, inTable, amounts }) =>
      labels.includes(label) && !inTable ? amounts.slice(-1) : [],
    );
  const totals = sums(['total', 'due']);
  const others = [...(totals.includes(paid) ? [] : totals), ...sums(['paid', 'card'])];
  return others.some((pence) => pence !== paid && Math.abs(pence - paid) <= MOST_ROUNDED);
}

/**
 * A currency's sign read as a digit makes a sum far too large: without it, it is what was handed over, or what the goods
 * come to.
 */
function withoutSign(pence: number, rows: MoneyRow[]): number {
  const rest = Number(String(pence).slice(1));
  const handed = rows.filter(({ label }) => label === 'paid' || label === 'card');
  const isPaid = handed.some(({ amounts }) => amounts.at(-1) === rest);
  const isMore = handed.some(({ amounts }) => (amounts.at(-1) ?? 0) >= pence);
  const goods = itemAmounts(rows);
  const isGoods = goods.length > 1 && goods.reduce((sum, amount) => sum + amount, 0) === rest;
  return rest > 0 && ((isPaid && !isMore) || isGoods) ? rest : pence;
}

/** Where cash was rounded, what was paid is the sum after it, if that is printed: it takes over what spoke for the one before. */
function afterRounding(scores: Scores, rows: MoneyRow[]): Scores {
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

/** A row that says so, or one that holds nothing but the few pence by which the totals above and below it differ. */
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

function byLabels(scores: Scores, rows: MoneyRow[], usual: number): void {
  const given = new Set<string>();
  for (const money of rows) {
    const pence = labelledAmount(money);
    if (pence === null) continue;
    // The same label twice for one amount (a copy of the receipt) is no new evidence.
    const key = `${money.label}${pence}`;
    add(scores, pence, given.has(key) ? 0.2 : labelPoints(money, usual));
    given.add(key);
  }
}

function labelledAmount({ amounts, label, inTable, row }: MoneyRow): number | null {
  if (!label || !BY_LABEL[label] || (inTable && label !== 'due')) return null;
  return amounts.length > 0 ? mainAmount(amounts) : wholePounds(row.text);
}

/** Large print speaks for a total, and so does a later place. */
function labelPoints({ at, row, label }: MoneyRow, usual: number): number {
  const tall = row.height > usual * 1.3 ? 1 : 0;
  return (BY_LABEL[label ?? ''] ?? 0) * Math.min(1, row.confidence + 0.1) + tall + at / 1000;
}

/** The last amount of a row, or the largest where it is the sum of the others (net, tax, gross). */
function mainAmount(amounts: number[]): number {
  const sorted = [...amounts].sort((a, b) => a - b);
  const largest = sorted.at(-1) ?? 0;
  const rest = sorted.slice(0, -1).reduce((sum, pence) => sum + pence, 0);
  return amounts.length > 2 && Math.abs(rest - largest) <= 1 ? largest : (amounts.at(-1) ?? 0);
}

/** The engine's own fields: TOTAL and AMOUNT_DUE are for it, AMOUNT_PAID and SUBTOTAL little (Textract's names). */
function byFields(scores: Scores, fields: EngineField[]): void {
  const weight: Record<string, number> = { TOTAL: 6, AMOUNT_DUE: 4, AMOUNT_PAID: 1, SUBTOTAL: 1 };
  for (const { type, value, confidence } of fields) {
    const pence = cellAmount(value) ?? wholePounds(value);
    if (pence !== null && pence > 0) add(scores, pence, (weight[type] ?? 0) * confidence);
  }
}

/** An amount printed several times is likelier the total, once something else speaks for it. */
function repeats(scores: Scores, rows: MoneyRow[]): void {
  const seen = new Map<number, number>();
  for (const { amounts } of rows)
    for (const pence of new Set(amounts)) seen.set(pence, (seen.get(pence) ?? 0) + 1);
  for (const [pence, score] of scores) {
    if (score > 0) add(scores, pence, Math.min(1.5, ((seen.get(pence) ?? 1) - 1) * 0.5));
  }
}
