import { cellAmount, wholePounds } from './amounts.ts';
import type { MoneyRow } from './lines-of-money.ts';
import type { EngineField } from './reading.ts';
import type { Guess } from './result.ts';
import { afterRounding } from './rounding.ts';
import { isTaxOf, type TaxPart } from './tax.ts';
import { byUnnamedChange } from './total-change.ts';
import { isPenniesOff, isReduced } from './total-doubt.ts';
import { asTaxed } from './total-misread.ts';
import { add, type Scores } from './total-scores.ts';
import { itemAmounts, plainSum } from './total-steps.ts';
import { byPayment, bySums } from './total-sums.ts';

/** What a label alone says for an amount. Change, savings and counts say nothing. */
const BY_LABEL: Record<string, number> = { due: 6, total: 4, card: 2.5, subtotal: 1.5, net: 0.3, paid: 0.5 };
const ENOUGH = 2;
/** A sum that was put right, or that another one contradicts, is for the firm to look at. */
const MENDED = 0.7;
const GUESSED = 0.3;

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
  byUnnamedChange(scores, rows);
  bySums(scores, rows, parts);
  byFields(scores, fields);
  repeats(scores, rows);
  const misread = asTaxed(scores, rows, parts);
  const [best, second] = [...afterRounding(scores, rows)]
    .filter(([pence]) => pence > 0)
    .sort((a, b) => b[1] - a[1]);
  if (!best || best[1] < ENOUGH) return unsaid(rows);
  const paid = withoutSign(best[0], rows);
  const lead = best[1] - (second?.[1] ?? 0);
  const confidence = 1 - 0.5 * Math.exp(-best[1] / 5) - 0.45 * Math.exp(-lead / 1.5);
  const isPlain =
    paid === best[0] && !misread.has(paid) && !isPenniesOff(rows, paid) && !isReduced(rows, paid);
  const most = isPlain ? 0.99 : MENDED;
  return { value: paid, confidence: Math.min(most, Math.max(0.2, confidence)) };
}

/** Where nothing is said of any amount: what the goods come to, else the largest amount, for the firm to look at. */
function unsaid(rows: MoneyRow[]): Guess<number> | null {
  if (rows.some(({ label, amounts }) => label !== null && amounts.length > 0)) return null;
  const sum = plainSum(rows);
  if (sum !== undefined) return { value: sum, confidence: MENDED };
  const largest = Math.max(...rows.flatMap(({ amounts }) => amounts));
  return largest > 0 ? { value: largest, confidence: GUESSED } : null;
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

function byLabels(scores: Scores, rows: MoneyRow[], usual: number): void {
  const given = new Set<string>();
  for (const money of rows) {
    const pence = labelledAmount(money);
    if (pence === null) continue;
    // The same label twice for one amount (a copy of the receipt) is no new evidence.
    const key = `${money.label}${pence}`;
    const points = isBeforeCharge(rows, money) ? (BY_LABEL.subtotal ?? 0) : labelPoints(money, usual);
    add(scores, pence, given.has(key) ? 0.2 : points);
    given.add(key);
  }
}

/** Whether a charge and a larger total follow a total: it is the sum before them. */
function isBeforeCharge(rows: MoneyRow[], { at, label, amounts }: MoneyRow): boolean {
  const charge = rows.findIndex((row) => row.at > at && row.label === 'charge' && row.amounts.length > 0);
  if (label !== 'total' || charge < 0) return false;
  return rows
    .slice(charge)
    .some(
      (row) =>
        (row.label === 'total' || row.label === 'due') && (row.amounts.at(-1) ?? 0) > (amounts.at(-1) ?? 0),
    );
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

/** The last amount of a row, the largest where it is the sum of the others (net, tax, gross), or the sum of a net amount and its tax. */
function mainAmount(amounts: number[]): number {
  const sorted = [...amounts].sort((a, b) => a - b);
  const largest = sorted.at(-1) ?? 0;
  const [net = 0, tax = 0] = amounts;
  if (amounts.length === 2 && isTaxOf(net, tax)) return net + tax;
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
