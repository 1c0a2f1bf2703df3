import { conflict } from '../../kernel/refusal.ts';
import type { DepositPence } from '../../lines/groups.ts';
import type { Line } from '../../lines/line.ts';
import { depositLines } from '../../lines/pence.ts';
import type { KeptOf } from '../reader.ts';

/** What was made void or credited whole has to be billed anew, and takes nothing off any more. */
export const stands = ({
  voidedAt,
  credited = 0,
  amount,
}: Pick<KeptOf<'invoice'>, 'voidedAt' | 'credited' | 'amount'>): boolean =>
  !voidedAt && (credited === 0 || credited < amount);

/**
 * Throws 409, naming the field `path` where there is one, while an invoice that stands takes this one off: what it charged
 * would be billed nowhere, or twice.
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

/** A line that takes a deposit off, by its place among the lines; its pence are what it takes off, so positive. */
export interface Taking extends DepositPence {
  at: number;
}

interface TakingOff {
  lines?: readonly Line[] | null | undefined;
  taxPoint?: string | null | undefined;
}

/** What lines take off the invoice of an id. */
export const takingsIn = ({ lines, taxPoint }: TakingOff, id: number): Taking[] =>
  (lines ?? []).flatMap((line, at) =>
    line.kind === 'deposit' && line.source?.invoice === id
      ? depositLines({ lines: [line], taxPoint }).map(({ vat, net, amount }) => ({
          ...{ at, vat, net: 0 - net, amount: 0 - amount },
        }))
      : [],
  );

/** What a deposit's invoice says from now on of those that take it off: of the others that stand, and of this one. */
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
