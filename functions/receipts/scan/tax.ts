import type { MoneyRow } from './lines-of-money.ts';
import { rateIn } from './percent.ts';

/** The part of a receipt at one rate, in pence; the rate in per cent if printed. */
export type TaxPart = { net: number; tax: number; gross: number; rate: number | null };

/** Rates in use in Europe and Asia, to recognise a part whose rate is not printed. */
const RATES = [0, 5, 6, 7, 8, 9, 10, 12.5, 13.5, 15, 17.5, 19, 20, 21, 23];

/**
 * The parts of a tax table, one per rate: rows where net + tax = gross, or where net (or gross) and tax fit the printed rate. A
 * repeated table on a customer's copy doesn't count twice, nor does the table's own total.
 */
export function taxParts(rows: MoneyRow[]): TaxPart[] {
  const parts: TaxPart[] = [];
  for (const money of rows) {
    const part = partOf(money);
    if (part && !parts.some((known) => same(known, part)) && !isSum(part, parts)) parts.push(part);
  }
  return parts;
}

/**
 * The tax of a part whose tax was not read: a net amount beside a printed rate that together make the total. Only as reliable as
 * the total, and used only if nothing else gives the tax.
 */
export function impliedTax(rows: MoneyRow[], total: number | null): number | null {
  for (const { row, amounts, inTable } of rows) {
    const [net, rate] = [amounts[0] ?? 0, rateIn(row.text)];
    if (!inTable || amounts.length !== 1 || !rate || total === null) continue;
    if (net > total / 2 && net < total && Math.abs((net * (100 + rate)) / 100 - total) <= 1)
      return total - net;
  }
  return null;
}

function partOf({ row, amounts, inTable, label }: MoneyRow): TaxPart | null {
  const rate = rateIn(row.text);
  const whole = threesome(amounts, rate);
  if (whole && (inTable || rate !== null)) return whole;
  if (amounts.length < 2 || !(inTable || label === 'tax')) return null;
  return pair(amounts.slice(-2), rate, inTable);
}

/** Three amounts in any order, of which the largest is the sum of the others. */
function threesome(figures: number[], rate: number | null): TaxPart | null {
  if (figures.length < 3) return null;
  const [a = 0, b = 0, gross = 0] = figures.slice(-3).sort((x, y) => Math.abs(x) - Math.abs(y));
  if (Math.abs(a + b - gross) > 1) return null;
  const [tax, net] = [a, b];
  if (rate !== null && !fits(net, tax, rate)) return null;
  return fitsAny(net, tax) ? { net, tax, gross, rate } : null;
}

/** Net and tax, or gross and tax, in the usual column order: the tax last or first, and smaller. */
function pair(figures: number[], rate: number | null, inTable: boolean): TaxPart | null {
  const [tax = 0, base = 0] = figures.sort((x, y) => Math.abs(x) - Math.abs(y));
  if (rate !== null) {
    // The tax itself was not read, but net and gross differ by what the rate gives.
    if (fits(tax, base - tax, rate)) return { net: tax, tax: base - tax, gross: base, rate };
    if (fits(base, tax, rate)) return { net: base, tax, gross: base + tax, rate };
    if (fits(base - tax, tax, rate)) return { net: base - tax, tax, gross: base, rate };
    return null;
  }
  return inTable && fitsAny(base, tax) ? { net: base, tax, gross: base + tax, rate } : null;
}

/** True if the tax is that rate of the net amount, to within a penny or the rounding of many lines (0.5 %). */
export function fits(net: number, tax: number, rate: number): boolean {
  return Math.abs((net * rate) / 100 - tax) <= Math.max(2, Math.abs(tax) * 0.02);
}

function fitsAny(net: number, tax: number): boolean {
  return RATES.some((rate) => fits(net, tax, rate));
}

/** True if an amount is a known rate of a net amount, and more than zero. */
export function isTaxOf(net: number, tax: number): boolean {
  return net > 0 && tax > 0 && tax < net && RATES.some((rate) => rate > 0 && fits(net, tax, rate));
}

function same(a: TaxPart, b: TaxPart): boolean {
  return a.net === b.net && a.tax === b.tax;
}

function isSum(part: TaxPart, parts: TaxPart[]): boolean {
  const sum = (of: (part: TaxPart) => number) => parts.reduce((total, known) => total + of(known), 0);
  return (
    parts.length > 1 &&
    Math.abs(sum((p) => p.tax) - part.tax) <= 1 &&
    Math.abs(sum((p) => p.net) - part.net) <= 1
  );
}
