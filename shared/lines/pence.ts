import { toPence } from '../money.ts';
import { halfUp, times } from '../rounding.ts';
import { rateBpOf, type VatCode } from '../uk/vat.ts';
import type { DocumentFigures } from './document.ts';
import type { DepositPence, PricedLine, Terms } from './groups.ts';
import type { Line } from './line.ts';

/** Converts the API's pounds and percent to the integers used inside: pence, thousandths and basis points. */

const toMilli = (quantity: number): number => Math.round(quantity * 1000);

/** Converts percent (12.5) to basis points (1250). */
export const toBp = (percent: number): number => Math.round(percent * 100);

const priced = (line: Line): PricedLine => ({
  vat: line.vat,
  quantityMilli: toMilli(line.quantity),
  unitPence: toPence(line.unitPrice),
  discountBp: toBp(line.discount ?? 0),
});

const vatOnNet = (net: number, vat: VatCode, taxPoint: string | null | undefined): number =>
  halfUp(times(net, rateBpOf(vat, taxPoint ?? undefined)), 10_000);

const deposited = (line: Line, taxPoint: string | null | undefined): DepositPence => {
  const net = toPence(line.unitPrice);
  const given = line.vatAmount ?? null;
  return { vat: line.vat, net, amount: given === null ? vatOnNet(net, line.vat, taxPoint) : toPence(given) };
};

/** The lines that count towards the total, without deposits; `chosen` are the indexes of the optional lines that the customer took. */
export const pricedLines = (lines: readonly Line[], chosen: readonly number[] = []): PricedLine[] =>
  lines
    .filter(({ kind, optional }, at) => kind !== 'deposit' && (!optional || chosen.includes(at)))
    .map(priced);

export const depositLines = ({ lines, taxPoint }: DocumentFigures): DepositPence[] =>
  lines.filter(({ kind }) => kind === 'deposit').map((line) => deposited(line, taxPoint));

/** The terms that apply to the whole document. */
export const termsOf = ({ pricesInclude, discount, taxPoint }: DocumentFigures): Terms => ({
  pricesInclude: pricesInclude ?? 'net',
  discountBp: toBp(discount?.percent ?? 0),
  discountPence: toPence(discount?.amount ?? 0),
  taxPoint: taxPoint ?? undefined,
});
