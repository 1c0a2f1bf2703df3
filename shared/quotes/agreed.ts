import { takenOff } from '../lines/deposit.ts';
import type { DepositPence } from '../lines/groups.ts';
import type { Line } from '../lines/line.ts';
import { toPounds } from '../money.ts';

/** The lines that were agreed to, as an invoice has them. */
export const agreedLines = <L extends { optional?: boolean | null | undefined }>(
  lines: readonly L[],
  chosen: readonly number[],
): Omit<L, 'optional'>[] =>
  lines.filter(({ optional }, at) => !optional || chosen.includes(at)).map(({ optional, ...line }) => line);

/**
 * The lines that take a deposit off again, with the net and the VAT that it was invoiced with, less what was credited of it: never worked
 * out anew, so that nothing drifts (VATA 1994 s. 6(4)). Both are what its invoice, and its credit notes, come to by VAT code, in pence.
 */
export const depositTakenOff = (
  { id, number }: { id: number; number: string },
  charged: readonly DepositPence[],
  credited: readonly DepositPence[],
): Line[] =>
  charged.flatMap(({ vat, net, amount }) => {
    const off = credited.filter((group) => group.vat === vat);
    const left = takenOff({
      vat,
      net: off.reduce((sum, group) => sum - group.net, net),
      amount: off.reduce((sum, group) => sum - group.amount, amount),
    });
    if (left.net === 0 && left.amount === 0) return [];
    return [
      {
        kind: 'deposit' as const,
        description: `Less the deposit of invoice ${number}`,
        ...{
          quantity: 1,
          unit: 'each',
          vat,
          unitPrice: toPounds(left.net),
          vatAmount: toPounds(left.amount),
        },
        source: { invoice: id },
      },
    ];
  });
