import { halfUp, share, times } from '../rounding.ts';
import { rateBpOf, type VatCode, vatCodes } from '../uk/vat.ts';

/** A line in integers: quantity in thousandths, pence per unit, discount in basis points or pence. */
export interface PricedLine {
  vat: VatCode;
  quantityMilli: number;
  unitPence: number;
  discountBp?: number;
  discountPence?: number;
}

/** A deposit in pence as invoiced; negative if deducted. `amount` is its VAT, notional under a reverse charge. */
export interface DepositPence {
  vat: VatCode;
  net: number;
  amount: number;
}

/** What applies to all lines of a document. A fixed discount includes VAT if the prices do. */
export interface Terms {
  pricesInclude: 'net' | 'gross';
  discountBp?: number;
  discountPence?: number;
  taxPoint?: string | undefined;
}

/** The total of all lines with one VAT code, in pence. `amount` is the VAT at `rateBp`; under a reverse charge, the customer's. */
export interface Group {
  vat: VatCode;
  rateBp: number;
  net: number;
  amount: number;
  discount: number;
}

/** A line's amount, with or without VAT as the prices: quantity × price, rounded half up to the penny, less its discount. */
export const lineValue = ({ quantityMilli, unitPence, discountBp, discountPence }: PricedLine): number => {
  const amount = halfUp(times(quantityMilli, unitPence), 1000);
  return amount - (discountPence || halfUp(times(amount, discountBp ?? 0), 10_000));
};

/** The VAT on a net amount, or inside a gross amount, rounded half up to the penny. */
export const vatOf = (pence: number, rateBp: number, pricesInclude: Terms['pricesInclude']): number =>
  halfUp(times(pence, rateBp), pricesInclude === 'net' ? 10_000 : 10_000 + rateBp);

const discounts = (values: readonly number[], { discountBp, discountPence }: Terms): number[] => {
  if (!discountPence) return values.map((value) => halfUp(times(value, discountBp ?? 0), 10_000));
  const isCredit = values.reduce((sum, value) => sum + value, 0) < 0;
  return share(isCredit ? -discountPence : discountPence, values.map(Math.abs));
};

/**
 * The groups of a document, in the order of the VAT codes. VAT is calculated once per group, after the document's discount,
 * rounded half up to the penny. VAT calculated per line may differ by pence; both are lawful (VATREC12020).
 */
export const vatGroups = (lines: readonly PricedLine[], terms: Terms): Group[] => {
  const codes = vatCodes.filter((code) => lines.some(({ vat }) => vat === code));
  const values = codes.map((code) =>
    lines.reduce((sum, line) => (line.vat === code ? sum + lineValue(line) : sum), 0),
  );
  const off = discounts(values, terms);
  return codes.map((vat, at) => {
    const discount = off[at] ?? 0;
    const base = (values[at] ?? 0) - discount;
    const rateBp = rateBpOf(vat, terms.taxPoint);
    const amount = vatOf(base, rateBp, terms.pricesInclude);
    return { vat, rateBp, net: terms.pricesInclude === 'net' ? base : base - amount, amount, discount };
  });
};

/**
 * The groups with deposits deducted (or asked for) by their stored figures, which are never recalculated, so that rounding cannot
 * drift.
 */
export const withDeposits = (
  groups: readonly Group[],
  deposits: readonly DepositPence[],
  taxPoint: string | undefined,
): Group[] =>
  vatCodes.flatMap((vat) => {
    const parts = deposits.filter((deposit) => deposit.vat === vat);
    const group = groups.find((one) => one.vat === vat);
    if (!group && parts.length === 0) return [];
    const sum = { vat, rateBp: rateBpOf(vat, taxPoint), net: 0, amount: 0, discount: 0, ...group };
    for (const { net, amount } of parts) {
      sum.net += net;
      sum.amount += amount;
    }
    return [sum];
  });
