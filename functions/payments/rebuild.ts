import { asRead } from '#functions/invoices/as-read.ts';
import { invoiceEntity } from '#functions/invoices/entity.ts';
import type { StoredInvoice } from '#functions/invoices/joined.ts';
import { applied, cleared, nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import { dueKeys } from '#functions/reminders/due-index.ts';
import { type Received, settled } from './ledger.ts';

/** Sets what an invoice received to what its payments come to, and what follows from that; not if it has moved since. */
export const rebuilt = (invoice: StoredInvoice, received: Received): object => {
  const { userId, id, settledCount = 0 } = invoice;
  const standing = settled({ ...invoice, received }, nextInstant());
  const moved = { ...standing, received, settledCount: settledCount + 1 };
  const changes = { ...moved, ...dueKeys(applied(invoice, moved)) };
  return invoiceEntity
    .patch({ userId, id })
    .set(withoutNulls(changes))
    .remove(cleared(changes) as 'paidAt'[])
    .where(asRead(invoice));
};
