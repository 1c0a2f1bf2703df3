import { halfUp, times } from '../rounding.ts';
import type { VatCode } from '../uk/vat.ts';
import type { SaleRow } from './sale.ts';
import { asOne } from './sale-rows.ts';

const sumOf = (rows: readonly SaleRow[], of: 'net' | 'amount'): number =>
  rows.reduce((sum, row) => sum + row[of], 0);

/** Splits a sum by weights, to the penny, without remainder. */
const shares = (sum: number, weights: readonly number[]): number[] => {
  const whole = weights.reduce((all, weight) => all + weight, 0);
  let [weighed, given] = [0, 0];
  return weights.map((weight) => {
    weighed += weight;
    const share = halfUp(times(sum, weighed), whole) - given;
    given += share;
    return share;
  });
};

const reduced = (rows: readonly SaleRow[], off: readonly SaleRow[]): SaleRow[] => {
  const weights = rows.map(({ net }) => net);
  const nets = shares(-sumOf(off, 'net'), weights);
  const amounts = shares(-sumOf(off, 'amount'), weights);
  const words = [...new Set(off.map(({ description }) => description))].join(', ');
  return rows.map((row, at) => {
    const net = row.net - (nets[at] ?? 0);
    const one = asOne(row);
    const description = `${one.description}, less ${words}`;
    return { ...one, description, net, amount: row.amount - (amounts[at] ?? 0), unitNet: net * 100 };
  });
};

const ofCode = (rows: readonly SaleRow[]): SaleRow[] => {
  const [kept, off] = [rows.filter(({ net }) => net > 0), rows.filter(({ net }) => net < 0)];
  if (off.length === 0 || sumOf(rows, 'net') < 0) return [...rows];
  return reduced(kept, off);
};

/**
 * Spreads negative rows, such as a discount or a deposit, over the other rows of their VAT code in proportion, so that every
 * code's total stays the same. They stay as rows if they exceed the others.
 */
export const withoutTakenOff = (rows: readonly SaleRow[]): SaleRow[] => {
  const codes = new Map<VatCode, SaleRow[]>();
  for (const row of rows) codes.set(row.vat, [...(codes.get(row.vat) ?? []), row]);
  if (rows.every(({ net }) => net >= 0)) return [...rows];
  return [...codes.values()].flatMap(ofCode);
};
