import { cellAmount } from './amounts.ts';
import type { MoneyRow } from './lines-of-money.ts';
import { isUkRate, rateIn } from './percent.ts';
import type { EngineField } from './reading.ts';
import type { Guess } from './result.ts';
import { fits, impliedTax, type TaxPart } from './tax.ts';
import { saysAny, wordsOf } from './words.ts';

/** No country covered takes more than this share of a gross amount (27 % of net). */
const MOST_OF_GROSS = 0.213;
/** A calculated tax, used if its printed figures are unreadable, is flagged for checking. */
const IMPLIED = 0.65;
/** In pounds at most 20 % of net, which is a sixth of gross. */
const MOST_IN_POUNDS = 1 / 6;

/**
 * The printed VAT in pence, across all rates; null if there is none. Tables and labelled rows confirm each other, and both are
 * checked against the total.
 */
export function findVat(
  rows: MoneyRow[],
  parts: TaxPart[],
  fields: EngineField[],
  total: number | null,
  pounds: boolean,
): Guess<number> | null {
  const table = parts.length > 0 ? parts.reduce((sum, part) => sum + part.tax, 0) : null;
  const labelled = labelledTax(rows, total);
  const field = fieldTax(fields);
  const votes = [table, labelled, field].filter((pence): pence is number => pence !== null && pence >= 0);
  const fitting = votes
    .map((pence) => withoutSign(pence, total))
    .filter((pence) => total === null || pence <= total * MOST_OF_GROSS + 1);
  const [first] = fitting;
  if (first === undefined) {
    const implied = impliedTax(rows, total);
    return implied === null ? null : { value: implied, confidence: IMPLIED };
  }
  const proven = total === null ? undefined : fitting.find((pence) => isProven(pence, rows, total));
  const value = agreed(fitting) ?? proven ?? first;
  const votesFor = value === proven ? [value, ...fitting] : fitting;
  return { value, confidence: certainty(value, votesFor, parts, total, pounds) };
}

/**
 * A pound sign read as a digit makes an amount far too large; without that digit it matches the standard rate's share of the
 * total.
 */
function withoutSign(pence: number, total: number | null): number {
  const rest = Number(String(pence).slice(1));
  return total !== null && pence > total * MOST_OF_GROSS && fits(total - rest, rest, 20) ? rest : pence;
}

/** True if a tax and a net amount printed beside it add up to the total, or the rate on its own row does. */
function isProven(pence: number, rows: MoneyRow[], total: number): boolean {
  if (pence <= 0) return false;
  const rates = rows.filter(({ amounts }) => amounts.includes(pence)).map(({ row }) => rateIn(row.text));
  const isNet = ({ label, amounts }: MoneyRow) =>
    (label === 'net' || label === 'subtotal') && amounts.includes(total - pence);
  return (
    rows.some(isNet) || rates.some((rate) => rate !== null && rate > 0 && fits(total - pence, pence, rate))
  );
}

function agreed(votes: number[]): number | undefined {
  return votes.find((pence, i) => votes.indexOf(pence) !== i);
}

function certainty(
  value: number,
  votes: number[],
  parts: TaxPart[],
  total: number | null,
  pounds: boolean,
): number {
  let confidence = agreed(votes) === value ? 0.95 : votes.length > 1 ? 0.55 : 0.75;
  const gross = parts.reduce((sum, part) => sum + part.gross, 0);
  if (total !== null && gross > 0) confidence += Math.abs(gross - total) <= 2 ? 0.1 : -0.25;
  if (total !== null && [20, 5].some((rate) => value > 0 && fits(total - value, value, rate)))
    confidence += 0.1;
  if (pounds && !plausibleInPounds(value, parts, total)) confidence = Math.min(confidence, 0.4);
  return Math.min(0.98, confidence);
}

/** True if all rates are British and the tax is no more than the standard rate gives. */
function plausibleInPounds(value: number, parts: TaxPart[], total: number | null): boolean {
  if (parts.some(({ rate }) => rate !== null && !isUkRate(rate))) return false;
  return total === null || value <= total * MOST_IN_POUNDS + 2;
}

/**
 * The tax rows outside tables: a row labelled as the total wins, otherwise one amount per rate is added up. An amount too large to
 * be the total's tax includes the net amount ("20 % VAT total 10.20").
 */
function labelledTax(rows: MoneyRow[], total: number | null): number | null {
  const all = rows.filter(({ label, amounts }) => label === 'tax' && amounts.length === 1);
  const small = all.filter(({ amounts }) => total === null || (amounts[0] ?? 0) <= total * MOST_OF_GROSS + 1);
  const taxes = small.length > 0 ? small : all;
  const whole = taxes.find(({ row }) =>
    saysAny(wordsOf(row.text), ['TOTAL', 'SUM', 'SUMME', 'PAYABLE', 'INCLUDES']),
  );
  if (whole) return whole.amounts[0] ?? null;
  const perRate = new Map<number | null, number>();
  for (const { row, amounts } of taxes) {
    const rate = rateIn(row.text);
    if (!perRate.has(rate)) perRate.set(rate, amounts[0] ?? 0);
  }
  const unnamed = perRate.get(null);
  if (unnamed !== undefined) return unnamed;
  return perRate.size > 0 ? [...perRate.values()].reduce((sum, pence) => sum + pence, 0) : null;
}

function fieldTax(fields: EngineField[]): number | null {
  const tax = fields.find(({ type, confidence }) => type === 'TAX' && confidence > 0.5);
  return tax ? cellAmount(tax.value) : null;
}
