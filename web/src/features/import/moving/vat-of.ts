import type { VatGroup } from '#shared/invoices/importing.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { halfUp } from '#shared/rounding.ts';
import { type VatCode, vatCodes } from '#shared/uk/vat.ts';
import { numberIn } from '../../../forms/csv/read-number.ts';
import type { Cells } from './target.ts';

/** Other programs' names for UK VAT rates: Xero's tax types, QuickBooks' codes, a plain percentage. */
const rates: readonly [RegExp, VatCode][] = [
  [/reverse charge.*\b5(\.0+)?\s*%|\b5(\.0+)?\s*%\s*rc\b/i, 'rc5'],
  [/reverse charge|\brc\b/i, 'rc'],
  [/zero|^0(\.0+)?\s*%/i, 'z'],
  [/exempt/i, 'e'],
  [/no vat|no tax|none|out(side)? (of )?(the )?scope|not applicable/i, 'o'],
  [/\b20(\.0+)?\s*%|^20$|standard/i, 's'],
  [/\b5(\.0+)?\s*%|^5$|reduced/i, 'r'],
];

const codeOf = (text: string): VatCode | undefined => rates.find(([pattern]) => pattern.test(text))?.[1];

const penceIn = (cell: string): number | undefined => {
  const read = numberIn(cell);
  return typeof read === 'number' ? toPence(read) : undefined;
};

interface Line {
  code: VatCode;
  amount: number;
  vat: number;
}

/** A record's lines, if each has its amount, VAT and rate. */
const linesOf = ({ each }: Cells): Line[] | undefined => {
  const [amounts, vats, names] = [each('lineAmount'), each('lineVat'), each('lineRate')];
  const lines = amounts.map((cell, at): Line | undefined => {
    const [amount, vat, code] = [penceIn(cell), penceIn(vats[at] ?? ''), codeOf(names[at] ?? '')];
    return amount === undefined || vat === undefined || code === undefined
      ? undefined
      : { code, amount, vat };
  });
  const known = lines.filter((line) => line !== undefined);
  return known.length > 0 && known.length === lines.length ? known : undefined;
};

const sumOf = (lines: readonly Line[], of: 'amount' | 'vat'): number =>
  lines.reduce((sum, line) => sum + line[of], 0);

/** Groups lines by VAT code; their amounts are net or gross, whichever adds up to the total. */
const ofLines = (lines: readonly Line[], total: number): VatGroup[] | undefined => {
  const [amount, vat] = [sumOf(lines, 'amount'), sumOf(lines, 'vat')];
  if (amount !== total && amount + vat !== total) return undefined;
  const groups = vatCodes.flatMap((code) => {
    const own = lines.filter((line) => line.code === code);
    if (own.length === 0) return [];
    const [ofCode, vatOfCode] = [sumOf(own, 'amount'), sumOf(own, 'vat')];
    const net = amount === total ? ofCode - vatOfCode : ofCode;
    return [{ code, net: toPounds(net), vat: toPounds(vatOfCode) }];
  });
  return groups.every(({ net, vat: own }) => net >= 0 && own >= 0) ? groups : undefined;
};

/**
 * Groups derived from total and VAT alone: VAT is at the standard rate, or the reduced one if that matches to the penny; the rest
 * has none. Without any VAT the reason is unknown, so the invoice states none.
 */
const ofTotal = (total: number, vat: number): VatGroup[] | undefined => {
  const net = total - vat;
  if (vat <= 0 || net <= 0) return undefined;
  if (Math.abs(halfUp(net, 20) - vat) <= 1) return [{ code: 'r', net: toPounds(net), vat: toPounds(vat) }];
  const taxed = Math.min(net, vat * 5);
  // Rounding by line may put VAT a few pence off the VAT of the total.
  if (net - taxed <= 5) return [{ code: 's', net: toPounds(net), vat: toPounds(vat) }];
  return [
    { code: 's', net: toPounds(taxed), vat: toPounds(vat) },
    { code: 'z', net: toPounds(net - taxed), vat: 0 },
  ];
};

/** The VAT in a record's total. */
export const vatOf = (cells: Cells, amount: unknown): { vat?: VatGroup[] } => {
  if (typeof amount !== 'number') return {};
  const total = toPence(amount);
  const lines = linesOf(cells);
  const inAll = penceIn(cells.cell('vat')) ?? (lines ? sumOf(lines, 'vat') : undefined);
  const groups =
    (lines && ofLines(lines, total)) ?? (inAll === undefined ? undefined : ofTotal(total, inAll));
  return groups ? { vat: groups } : {};
};
