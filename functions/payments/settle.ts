import { asRead } from '#functions/invoices/as-read.ts';
import { invoiceEntity } from '#functions/invoices/entity.ts';
import type { StoredInvoice } from '#functions/invoices/joined.ts';
import { relink } from '#functions/invoices/references.ts';
import { recount } from '#functions/invoices/tally.ts';
import { applied, cleared, nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import { Moved } from '#functions/lib/latest.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { dueKeys } from '#functions/reminders/due-index.ts';
import { today } from '#shared/dates.ts';
import { receivedOf, settled } from './ledger.ts';
import { openingOf, putPayment } from './new-payment.ts';
import { receivedWith, type StoredPayment } from './received.ts';

/** When an invoice became paid by money of a day: now if it came today, otherwise at that day's noon. */
const paidAtBy = (day: string): string => (day === today() ? nextInstant() : `${day}T12:00:00.000Z`);

interface Settling {
  /** The payment as it was; undefined for a new one. */
  before?: StoredPayment;
  /** The payment as it is; undefined for one that is removed. */
  after?: StoredPayment;
  /** What credit notes take off from now on, where that changes. */
  credit?: Pick<StoredInvoice, 'credited' | 'creditedVat'>;
}

/**
 * Moves an invoice to what follows from one payment's change, or a credit: what it received, its status, its place among the
 * reminders and every counter; the payment itself is the caller's to write. Throws Moved if the invoice is not as read.
 */
export const settling = (
  current: StoredInvoice,
  { before, after: payment, credit }: Settling,
): { after: StoredInvoice; writes: Write[] } => {
  const { userId, id } = current;
  const without = receivedWith(receivedOf(current), before ? [before] : [], -1);
  const received = receivedWith(without, payment ? [payment] : []);
  const paidAt = paidAtBy(payment?.paidOn ?? today());
  const moved = {
    ...credit,
    received,
    settledCount: (current.settledCount ?? 0) + 1,
    ...settled({ ...current, ...credit, received }, paidAt),
  };
  const changes = { ...moved, ...dueKeys(applied(current, moved)) };
  const after = applied(current, changes);
  const patch = invoiceEntity
    .patch({ userId, id })
    .set(withoutNulls(changes))
    .remove(cleared(changes) as 'paidAt'[])
    .where(asRead(current));
  const writes = [
    write(patch, () => new Moved()),
    ...openingOf(current).map(putPayment),
    ...relink(userId, current, after),
    ...recount(userId, current, after),
  ];
  return { after, writes };
};
