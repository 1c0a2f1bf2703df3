import { conflict } from '../../kernel/refusal.ts';
import type { DepositPence } from '../../lines/groups.ts';
import type { Line } from '../../lines/line.ts';
import { depositLines } from '../../lines/pence.ts';
import type { KeptOf } from '../reader.ts';

/** True if an invoice is neither void nor fully credited: otherwise it deducts nothing, and its work has to be billed again. */
export const stands = ({
  voidedAt,
  credited = 0,
  amount,
}: Pick<KeptOf<'invoice'>, 'voidedAt' | 'credited' | 'amount'>): boolean =>
  !voidedAt && (credited === 0 || credited < amount);

/**
 * Throws 409, on the field `path` if given, while a valid invoice deducts this one: otherwise its amount would be billed twice,
 * or not at all.
 */
export const refuseTaken = (
  takers: readonly Pick<KeptOf<'invoice'>, 'invoiceNumber'>[],
  path?: string,
): void => {
  const [taker] = takers;
  if (!taker) return;
  const { invoiceNumber } = taker;
  const message = `Invoice ${invoiceNumber} takes this deposit off. Make ${invoiceNumber} void or credit it first`;
  throw conflict(message, path ? [{ path, message }] : undefined, 'has_dependants');
};

/** A line that deducts a deposit, by its index among the lines. Its pence are positive. */
export interface Taking extends DepositPence {
  at: number;
}

interface TakingOff {
  lines?: readonly Line[] | null | undefined;
  taxPoint?: string | null | undefined;
}

/** The lines that deduct the invoice with this id. */
export const takingsIn = ({ lines, taxPoint }: TakingOff, id: number): Taking[] =>
  (lines ?? []).flatMap((line, at) =>
    line.kind === 'deposit' && line.source?.invoice === id
      ? depositLines({ lines: [line], taxPoint }).map(({ vat, net, amount }) => ({
          ...{ at, vat, net: 0 - net, amount: 0 - amount },
        }))
      : [],
  );

/** The changes to a deposit's invoice: the valid invoices that deduct it, with this one. */
export const takenOffBy = (
  { settledCount = 0 }: Pick<KeptOf<'invoice'>, 'settledCount'>,
  others: readonly { id: number; groups: DepositPence[] }[],
  { invoiceId, takings }: { invoiceId: number; takings: readonly Taking[] },
) => ({
  takenOff: [
    ...others.map(({ id, groups }) => ({ id, groups })),
    { id: invoiceId, groups: takings.map(({ at, ...group }) => group) },
  ],
  settledCount: settledCount + 1,
});
