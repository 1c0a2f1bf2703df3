import { quantityWords } from '#shared/lines/quantity.ts';
import { isReverseCharge, vatNames } from '#shared/uk/vat.ts';
import { printableLine } from './printable.ts';
import type { TableLine, TableRate } from './table.ts';

/** A line's quantity: `2.5 hours`, `3`, `12 m²`. */
export const quantityOf = (line: TableLine): string =>
  line.isDeposit ? '' : printableLine(quantityWords(line));

/** A line's VAT column: `20%`, `Exempt`, `RC 20%`. */
export const vatWord = ({ vat, rate }: Pick<TableLine, 'vat' | 'rate'>): string => {
  if (vat === 'o' || vat === 'e') return vatNames[vat];
  return isReverseCharge(vat) ? `RC ${rate}%` : `${rate}%`;
};

/** A rate in the summary: `Standard rate, 20%`. Distinguishes exempt and zero-rated (VR reg 14(4)). */
export const rateName = ({ vat, rate }: TableRate): string => {
  if (vat === 'o' || vat === 'e') return vatNames[vat];
  return isReverseCharge(vat) ? `Reverse charge, ${rate}%` : `${vatNames[vat]}, ${rate}%`;
};
