import type { DocumentFigures } from '../lines/document.ts';
import { figuresOfLines } from '../lines/line-figures.ts';
import type { Sums } from '../lines/shown.ts';
import { toPence } from '../money.ts';
import { halfUp, times } from '../rounding.ts';
import { isReverseCharge, type VatCode } from '../uk/vat.ts';
import type { SaleRow } from './sale.ts';

/** What an issued document comes to at a VAT code beyond its lines: its discount, or a penny of rounding. Pence. */
export interface Rest {
  vat: VatCode;
  net: number;
  amount: number;
}

/** The lines of an issued document, net, each with its share of the VAT. */
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

/** What the sums of a document say beyond its rows, by VAT code. */
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

/** The rows of an issued document, which sum to its net and its VAT at every code: its discount is a row of its own. */
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

/** Whether quantity × price less the discount is to the penny what the row comes to. */
const multiplies = ({ quantity, unitNet, discount, net }: SaleRow): boolean => {
  const kept = 10_000 - Math.round(discount * 100);
  return halfUp(times(Math.round(quantity * 1000), unitNet, kept), 1_000_000_000) === net;
};

/** The row as one of what it comes to, which says how many of what it was. */
export const asOne = (row: SaleRow): SaleRow => ({
  ...row,
  description: `${row.description} (${row.quantity} × ${row.unit})`,
  quantity: 1,
  unitNet: row.net * 100,
  discount: 0,
});

/** The row as a program works it out again to the same penny: where quantity × price would not, one of what it comes to. */
export const multiplied = (row: SaleRow): SaleRow => (multiplies(row) ? row : asOne(row));
