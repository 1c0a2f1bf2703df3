import { isReverseCharge, vatNames } from '#shared/uk/vat.ts';
import { printableLine } from './printable.ts';
import type { TableLine, TableRate } from './table.ts';

const plurals: Record<string, string> = { hour: 'hours', day: 'days', visit: 'visits' };

/** `2.5 hours`, `3`, `12 m²`. */
export const quantityOf = ({ quantity, unit, isDeposit }: TableLine): string => {
  if (isDeposit) return '';
  if (unit === 'each') return String(quantity);
  const word = quantity === 1 ? unit : (plurals[unit] ?? unit);
  return `${quantity} ${printableLine(word)}`;
};

/** What stands in a line's VAT column: `20%`, `Exempt`, `RC 20%`. */
export const vatWord = ({ vat, rate }: Pick<TableLine, 'vat' | 'rate'>): string => {
  if (vat === 'o' || vat === 'e') return vatNames[vat];
  return isReverseCharge(vat) ? `RC ${rate}%` : `${rate}%`;
};

/** A rate in the summary: `Standard rate, 20%`. Exempt and zero-rated are told apart (VR reg 14(4)). */
export const rateName = ({ vat, rate }: TableRate): string => {
  if (vat === 'o' || vat === 'e') return vatNames[vat];
  return isReverseCharge(vat) ? `Reverse charge, ${rate}%` : `${vatNames[vat]}, ${rate}%`;
};
