import { halfUp, times } from '../rounding.ts';
import { isReverseCharge, rateBpOf, type VatCode } from '../uk/vat.ts';
import type { SaleRow } from './sale.ts';
import { asOne } from './sale-rows.ts';

const vatOn = (net: number, rateBp: number): number => halfUp(times(net, rateBp), 10_000);

/** The VAT that a program would calculate row by row. Pence. */
const computed = (rows: readonly SaleRow[], rateBp: number): number =>
  rows.reduce((sum, { net }) => sum + vatOn(net, rateBp), 0);

const sumOf = (rows: readonly SaleRow[], of: 'net' | 'amount'): number =>
  rows.reduce((sum, row) => sum + row[of], 0);

/** The most pence in a rounding row: enough to make up half a penny at any rate. */
const mostSplit = 100;

const single = (row: SaleRow): SaleRow => (row.quantity === 1 && row.discount === 0 ? row : asOne(row));

/** Splits a row in two, the second a few pence, so that their VAT adds up to `wanted`; undefined if impossible. */
const split = (row: SaleRow, rateBp: number, wanted: number): SaleRow[] | undefined => {
  const sign = row.net < 0 ? -1 : 1;
  for (let size = 1; size <= mostSplit; size++) {
    const pence = sign * size;
    if (vatOn(row.net - pence, rateBp) + vatOn(pence, rateBp) !== wanted) continue;
    const one = single(row);
    const part = (net: number): SaleRow => ({ ...one, net, unitNet: net * 100, amount: vatOn(net, rateBp) });
    return [part(row.net - pence), { ...part(pence), description: 'Rounding' }];
  }
  return undefined;
};

const together = (rows: readonly SaleRow[], first: SaleRow): SaleRow => {
  const net = sumOf(rows, 'net');
  const description = rows.map((row) => single(row).description).join('; ');
  return { ...first, description, quantity: 1, unit: 'each', unitNet: net * 100, discount: 0, net };
};

const ofCode = (rows: readonly SaleRow[], rateBp: number): SaleRow[] => {
  const wanted = sumOf(rows, 'amount');
  const off = wanted - computed(rows, rateBp);
  if (off === 0) return [...rows];
  const largest = rows.toSorted((one, other) => Math.abs(other.net) - Math.abs(one.net))[0];
  if (!largest) return [];
  const parts = split(largest, rateBp, vatOn(largest.net, rateBp) + off);
  if (parts) return rows.flatMap((row) => (row === largest ? parts : [row]));
  // Many rows rounded the same way are out by several pence; as one row, by at most one.
  const one = together(rows, largest);
  return vatOn(one.net, rateBp) === wanted ? [one] : (split(one, rateBp, wanted) ?? [one]);
};

/**
 * Rows with the same net and VAT per code even if a program recalculates VAT for each row, so that payments clear the balance to
 * the penny. VAT calculated once per rate, or taken out of a VAT-inclusive price, may be pence off.
 */
export const recomputed = (rows: readonly SaleRow[], taxPoint: string): SaleRow[] => {
  const codes = new Map<VatCode, SaleRow[]>();
  for (const row of rows) codes.set(row.vat, [...(codes.get(row.vat) ?? []), row]);
  const right = new Map(
    [...codes].map(([code, own]) => [
      code,
      isReverseCharge(code) ? own : ofCode(own, rateBpOf(code, taxPoint)),
    ]),
  );
  if ([...right].every(([code, own]) => own.length === codes.get(code)?.length)) return [...rows];
  return [...right.values()].flat();
};
