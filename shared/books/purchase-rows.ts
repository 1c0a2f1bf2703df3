import { halfUp, times } from '../rounding.ts';
import { rateBpOf, type VatCode } from '../uk/vat.ts';
import type { Bought } from './sale.ts';

/** The part of a purchase at one rate, in pence. */
export interface PurchaseRow {
  vat: VatCode;
  net: number;
  amount: number;
}

const vatOn = (net: number, rateBp: number): number => halfUp(times(net, rateBp), 10_000);

/**
 * Splits a purchase by VAT rate, which receipts do not state: all at the rate that gives its VAT, or as much at the standard rate
 * as gives its VAT, and the rest without. Each row's VAT is what a program would calculate from its net.
 */
export const purchaseRows = ({ net, vat, reverse, date }: Bought): PurchaseRow[] => {
  if (reverse) return [{ vat: reverse, net, amount: 0 }];
  if (vat === 0) return [{ vat: 'o', net, amount: 0 }];
  const fitting = (['s', 'r'] as const).find((code) => vatOn(net, rateBpOf(code, date)) === vat);
  if (fitting) return [{ vat: fitting, net, amount: vat }];
  const taxed = halfUp(times(vat, 10_000), rateBpOf('s', date));
  return [
    { vat: 's', net: taxed, amount: vat },
    { vat: 'z', net: net - taxed, amount: 0 },
  ];
};
