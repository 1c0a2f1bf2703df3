import { halfUp, share, times } from '../rounding.ts';
import { rateBpOf, type VatCode, vatCodes } from '../uk/vat.ts';

/** A line in whole numbers: thousandths of a unit, pence a unit, basis points or pence off. */
export interface PricedLine {
  vat: VatCode;
  quantityMilli: number;
  unitPence: number;
  discountBp?: number;
  discountPence?: number;
}

/** A deposit in pence as it was invoiced; negative where it is taken off. `amount` is its VAT, notional if reversed. */
export interface DepositPence {
  vat: VatCode;
  net: number;
  amount: number;
}

/** What holds for all lines of a document. A fixed discount includes VAT where the prices do. */
export interface Terms {
  pricesInclude: 'net' | 'gross';
  discountBp?: number;
  discountPence?: number;
  taxPoint?: string | undefined;
}

/** All lines of one VAT code, in pence. `amount` is the VAT at `rateBp`, under a reverse charge the customer's. */
export interface Group {
  vat: VatCode;
  rateBp: number;
  net: number;
  amount: number;
  discount: number;
}

/** A line before VAT or with it, as prices include it: quantity × price, half up to the penny, less its discount. */
export const lineValue = ({ quantityMilli, unitPence, discountBp, discountPence }: PricedLine): number => {
  const amount = halfUp(times(quantityMilli, unitPence), 1000);
  return amount - (discountPence || halfUp(times(amount, discountBp ?? 0), 10_000));
};

/** VAT on an amount without it, or inside one with it, half up to the penny. */
export const vatOf = (pence: number, rateBp: number, pricesInclude: Terms['pricesInclude']): number =>
  halfUp(times(pence, rateBp), pricesInclude === 'net' ? 10_000 : 10_000 + rateBp);

const discounts = (values: readonly number[], { discountBp, discountPence }: Terms): number[] => {
  if (!discountPence) return values.map((value) => halfUp(times(value, discountBp ?? 0), 10_000));
  const isCredit = values.reduce((sum, value) => sum + value, 0) < 0;
  return share(isCredit ? -discountPence : discountPence, values.map(Math.abs));
};

/**
 * The groups of a document, in the order of the codes. VAT is worked out once for each group, after the document's
 * discount, half up to the penny, and so may differ by pence from VAT line by line; both are lawful (VATREC12020).
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

/** Groups with deposits taken off (or asked for) by their own figures: never worked out again, so nothing drifts. */
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
