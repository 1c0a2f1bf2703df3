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

/** The score a label alone gives an amount. Change, savings and counts give none. */
const BY_LABEL: Record<string, number> = { due: 6, total: 4, card: 2.5, subtotal: 1.5, net: 0.3, paid: 0.5 };
const ENOUGH = 2;
/** A corrected amount, or one that another contradicts, is flagged for checking. */
const MENDED = 0.7;
const GUESSED = 0.3;

/** The amount paid in pence, judged by labels, by how amounts add up, and by the engine's own reading. */
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

/** If no amount is labelled: the sum of the goods, else the largest amount, flagged for checking. */
function unsaid(rows: MoneyRow[]): Guess<number> | null {
  if (rows.some(({ label, amounts }) => label !== null && amounts.length > 0)) return null;
  const sum = plainSum(rows);
  if (sum !== undefined) return { value: sum, confidence: MENDED };
  const largest = Math.max(...rows.flatMap(({ amounts }) => amounts));
  return largest > 0 ? { value: largest, confidence: GUESSED } : null;
}

/**
 * A currency sign read as a digit makes an amount far too large; without that digit it matches the money handed over, or the sum
 * of the goods.
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
    // The same label twice for one amount (a copy of the receipt) is no extra evidence.
    const key = `${money.label}${pence}`;
    const points = isBeforeCharge(rows, money) ? (BY_LABEL.subtotal ?? 0) : labelPoints(money, usual);
    add(scores, pence, given.has(key) ? 0.2 : points);
    given.add(key);
  }
}

/** True if a charge and a larger total follow a total: then it is the amount before them. */
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

/** Large print is evidence for a total, and so is a later position. */
function labelPoints({ at, row, label }: MoneyRow, usual: number): number {
  const tall = row.height > usual * 1.3 ? 1 : 0;
  return (BY_LABEL[label ?? ''] ?? 0) * Math.min(1, row.confidence + 0.1) + tall + at / 1000;
}

/** The last amount of a row; the largest if it is the sum of the others (net, tax, gross), or the sum of a net amount and its tax. */
function mainAmount(amounts: number[]): number {
  const sorted = [...amounts].sort((a, b) => a - b);
  const largest = sorted.at(-1) ?? 0;
  const [net = 0, tax = 0] = amounts;
  if (amounts.length === 2 && isTaxOf(net, tax)) return net + tax;
  const rest = sorted.slice(0, -1).reduce((sum, pence) => sum + pence, 0);
  return amounts.length > 2 && Math.abs(rest - largest) <= 1 ? largest : (amounts.at(-1) ?? 0);
}

/** Scores the engine's own fields: TOTAL and AMOUNT_DUE are strong evidence, AMOUNT_PAID and SUBTOTAL weak (Textract's names). */
function byFields(scores: Scores, fields: EngineField[]): void {
  const weight: Record<string, number> = { TOTAL: 6, AMOUNT_DUE: 4, AMOUNT_PAID: 1, SUBTOTAL: 1 };
  for (const { type, value, confidence } of fields) {
    const pence = cellAmount(value) ?? wholePounds(value);
    if (pence !== null && pence > 0) add(scores, pence, (weight[type] ?? 0) * confidence);
  }
}

/** An amount printed several times is more likely to be the total, if there is other evidence for it. */
function repeats(scores: Scores, rows: MoneyRow[]): void {
  const seen = new Map<number, number>();
  for (const { amounts } of rows)
    for (const pence of new Set(amounts)) seen.set(pence, (seen.get(pence) ?? 0) + 1);
  for (const [pence, score] of scores) {
    if (score > 0) add(scores, pence, Math.min(1.5, ((seen.get(pence) ?? 1) - 1) * 0.5));
  }
}
