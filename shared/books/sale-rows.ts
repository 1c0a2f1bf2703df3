import type { DocumentFigures } from '../lines/document.ts';
import { figuresOfLines } from '../lines/line-figures.ts';
import type { Sums } from '../lines/shown.ts';
import { toPence } from '../money.ts';
import { halfUp, times } from '../rounding.ts';
import { isReverseCharge, type VatCode } from '../uk/vat.ts';
import type { SaleRow } from './sale.ts';

/** A document's amount at a VAT code beyond its lines: a discount, or a penny of rounding. Pence. */
export interface Rest {
  vat: VatCode;
  net: number;
  amount: number;
}

/** An issued document's lines, net, each with its share of the VAT. */
export const rowsOfLines = (document: DocumentFigures): SaleRow[] => {
  const figures = figuresOfLines(document);
  return document.lines.flatMap((line, at) => {
    const { net = 0, vat = 0, unitNet = 0 } = figures[at] ?? {};
    const row = {
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      unitNet,
      discount: line.discount ?? 0,
      vat: line.vat,
      net,
      amount: isReverseCharge(line.vat) ? 0 : vat,
    };
    return line.optional ? [] : [row];
  });
};

/** The part of a document's sums not in its rows, by VAT code. */
export const restOf = (rows: readonly SaleRow[], { byRate }: Sums): Rest[] =>
  byRate.flatMap(({ vat, net, amount }) => {
    const same = rows.filter((row) => row.vat === vat);
    const rest = {
      vat,
      net: toPence(net) - same.reduce((sum, row) => sum + row.net, 0),
      amount: toPence(amount) - same.reduce((sum, row) => sum + row.amount, 0),
    };
    return rest.net === 0 && rest.amount === 0 ? [] : [rest];
  });

const rowOfRest = (rest: Rest, description: string): SaleRow => ({
  ...rest,
  description,
  quantity: 1,
  unit: 'each',
  unitNet: rest.net * 100,
  discount: 0,
});

/** An issued document's rows, which add up to its net and VAT at every code: the discount is a separate row. */
export const saleRows = (document: DocumentFigures & { sums: Sums }): SaleRow[] => {
  const rows = rowsOfLines(document);
  const rests = restOf(rows, document.sums);
  const words = document.discount ? 'Discount' : 'Rounding';
  const odd = rests.filter(({ net }) => net === 0);
  for (const { vat, amount } of odd) {
    const row = rows.find((each) => each.vat === vat);
    if (row) row.amount += amount;
  }
  return [...rows, ...rests.filter(({ net }) => net !== 0).map((rest) => rowOfRest(rest, words))];
};

/** True if quantity × price less the discount equals the row's amount to the penny. */
const multiplies = ({ quantity, unitNet, discount, net }: SaleRow): boolean => {
  const kept = 10_000 - Math.round(discount * 100);
  return halfUp(times(Math.round(quantity * 1000), unitNet, kept), 1_000_000_000) === net;
};

/** The row with quantity 1 and its whole amount as price, naming the original quantity. */
export const asOne = (row: SaleRow): SaleRow => ({
  ...row,
  description: `${row.description} (${row.quantity} × ${row.unit})`,
  quantity: 1,
  unitNet: row.net * 100,
  discount: 0,
});

/** The row in a form that a program recalculates to the same penny: as quantity 1 if quantity × price would differ. */
export const multiplied = (row: SaleRow): SaleRow => (multiplies(row) ? row : asOne(row));
