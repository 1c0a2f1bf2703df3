import { countFigures } from '#functions/figures/moved.ts';
import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { dueKeys } from '#functions/lib/due-index.ts';
import { Moved } from '#functions/lib/latest.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { today } from '#shared/dates.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import { type Settling, settledBy } from '#shared/domain/payments/settling.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { asRead } from './invoice-as-read.ts';
import { invoiceEntity, type StoredInvoice } from './invoice-entity.ts';
import { openingPayment, putPayment } from './new-payment.ts';
import type { StoredPayment } from './payment-entity.ts';

interface Settled {
  after: StoredInvoice;
  writes: Write[];
}

/**
 * The change of the invoice itself: received amount, status and reminder keys. The caller writes the counters, combined with
 * whatever else changes them.
 */
export const moving = (current: StoredInvoice, change: Settling): Settled => {
  const { firmId, id } = current;
  const moved = settledBy(current, change, { today: today(), at: nextInstant() });
  const changes = { ...moved, ...dueKeys(applied(current, moved)) };
  const after = applied(current, changes);
  const patch = invoiceEntity
    .patch({ firmId, id })
    .set(withoutNulls(changes))
    .remove(cleared(changes) as 'paidAt'[])
    .where(asRead(current));
  return { after, writes: [write(patch, () => new Moved()), ...openingPayment(current).map(putPayment)] };
};

/**
 * Applies a change of one payment, or a credit, to an invoice: received amount, status, reminder keys and every counter; the
 * caller writes the payment itself. Throws Moved if the invoice is not as read.
 */
export const settling = (current: StoredInvoice, change: Settling): Settled => {
  const { firmId } = current;
  const { after, writes } = moving(current, change);
  return {
    after,
    writes: [...writes, ...countFigures(firmId, [{ kind: 'invoice', before: current, after }])],
  };
};

/** Same, for one transfer that pays several invoices: a transaction may touch an item only once. */
export const settlingAll = (
  firmId: FirmId,
  paid: { invoice: StoredInvoice; payment: StoredPayment; keptBack: StoredPayment | undefined }[],
) => {
  const each = paid.map(({ invoice, payment, keptBack }) => ({
    before: invoice,
    ...moving(invoice, { after: payment, keptBack }),
  }));
  const writes = [
    ...each.flatMap((move) => move.writes),
    ...countFigures(
      firmId,
      each.map(({ before, after }) => ({ kind: 'invoice', before, after })),
    ),
  ];
  return { moves: each.map(({ before, after }) => ({ before, after })), writes };
};
