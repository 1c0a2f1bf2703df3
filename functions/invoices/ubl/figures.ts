import type { SaleRow } from '#shared/books/sale.ts';
import { type Rest, restOf, rowsOfLines } from '#shared/books/sale-rows.ts';
import type { DocumentFigures } from '#shared/lines/document.ts';
import type { Sums } from '#shared/lines/shown.ts';
import { toPence } from '#shared/money.ts';
import { halfUp, times } from '#shared/rounding.ts';
import { type UblCategory, type UblTotals, ublCategory, ublTotals, ublUnit } from '#shared/uk/ubl.ts';
import type { VatCode } from '#shared/uk/vat.ts';

/** The app doesn't ask why a line is exempt, but the format requires a reason (BR-E-10). */
const exemption = 'Exempt supply, VAT Act 1994 Schedule 9';

/**
 * A line in integers: quantity in thousandths, amounts in pence, price in ten-thousandths of a pound. A deducted deposit has a
 * negative quantity, never a negative price.
 */
export interface ELine {
  description: string;
  quantity: number;
  unit: string;
  net: number;
  price: number;
  /** The allowance subtracted from quantity × price. */
  allowance: number;
  tax: UblCategory;
}

export interface EAllowance {
  amount: number;
  tax: UblCategory;
}

export interface ESubtotal {
  taxable: number;
  amount: number;
  tax: UblCategory;
}

export interface EFigures {
  lines: ELine[];
  allowances: EAllowance[];
  subtotals: ESubtotal[];
  vat: number;
  totals: UblTotals;
}

type Document = DocumentFigures & { sums: Sums };

const product = (quantity: number, price: number): number => halfUp(times(quantity, price), 100_000);

const lineOf = (row: SaleRow, tax: UblCategory): ELine => {
  const sign = row.net < 0 || row.unitNet < 0 ? -1 : 1;
  const [quantity, price] = [sign * Math.round(row.quantity * 1000), Math.abs(row.unitNet)];
  const common = { description: row.description, net: row.net, tax };
  const allowance = product(quantity, price) - row.net;
  const isPriced = row.discount > 0 ? allowance >= 0 : Math.abs(allowance) <= 2;
  if (isPriced)
    return {
      ...common,
      quantity,
      unit: ublUnit(row.unit),
      price,
      allowance: row.discount > 0 ? allowance : 0,
    };
  const description = `${row.description} (${row.quantity} × ${row.unit})`;
  return {
    ...common,
    description,
    quantity: sign * 1000,
    unit: ublUnit('each'),
    price: Math.abs(row.net) * 100,
    allowance: 0,
  };
};

/** Puts a rounding difference of a penny onto a line, within the tolerance of R120. A discount is a separate allowance. */
const settled = (rows: SaleRow[], rests: readonly Rest[], hasDiscount: boolean) => {
  const discounts = rests.filter(({ net }) => hasDiscount && net < 0);
  for (const rest of rests) {
    const row = rows.find(({ vat }) => vat === rest.vat);
    if (row && !discounts.includes(rest)) row.net += rest.net;
  }
  return { rows, discounts };
};

/** One subtotal for each category and rate; both reverse charges share one (BR-AE-01). */
const subtotalsOf = ({ byRate }: Sums, taxOf: (vat: VatCode) => UblCategory): ESubtotal[] => {
  const all = new Map<string, ESubtotal>();
  for (const { vat, net, amount } of byRate) {
    const tax = taxOf(vat);
    const key = `${tax.id} ${tax.percent}`;
    const before = all.get(key) ?? { taxable: 0, amount: 0, tax };
    all.set(key, { tax, taxable: before.taxable + toPence(net), amount: before.amount + toPence(amount) });
  }
  return [...all.values()];
};

/** The figures of an issued document in the terms of EN 16931. */
export const figuresOf = (document: Document): EFigures => {
  const taxOf = (vat: VatCode) => ublCategory(vat, document.taxPoint ?? undefined, exemption);
  const unsettled = rowsOfLines(document);
  const { rows, discounts } = settled(
    unsettled,
    restOf(unsettled, document.sums),
    Boolean(document.discount),
  );
  const allowances = discounts.map(({ vat, net }) => ({ amount: -net, tax: taxOf(vat) }));
  const vat = toPence(document.sums.vat);
  return {
    lines: rows.map((row) => lineOf(row, taxOf(row.vat))),
    allowances,
    subtotals: subtotalsOf(document.sums, taxOf),
    vat,
    totals: ublTotals({
      lineNets: rows.map(({ net }) => net),
      allowances: allowances.reduce((sum, { amount }) => sum + amount, 0),
      vat,
    }),
  };
};
