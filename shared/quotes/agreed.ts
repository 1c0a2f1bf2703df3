import { takenOff } from '../lines/deposit.ts';
import type { DepositPence } from '../lines/groups.ts';
import type { Line } from '../lines/line.ts';
import { toPounds } from '../money.ts';

/** The agreed lines, as invoice lines. */
export const agreedLines = <L extends { optional?: boolean | null | undefined }>(
  lines: readonly L[],
  chosen: readonly number[],
): Omit<L, 'optional'>[] =>
  lines.filter(({ optional }, at) => !optional || chosen.includes(at)).map(({ optional, ...line }) => line);

/**
 * The lines that deduct a deposit, with the net and VAT as invoiced less what was credited: never recalculated, so that rounding
 * cannot drift (VATA 1994 s. 6(4)). Both inputs are sums by VAT code, in pence, of its invoice and of that invoice's credit notes.
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
