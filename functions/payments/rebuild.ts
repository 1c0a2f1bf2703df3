import { asRead } from '#functions/ledger/invoice-as-read.ts';
import { invoiceEntity, type StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { dueKeys } from '#functions/lib/due-index.ts';
import type { Operation } from '#functions/lib/transact.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import { receivedOf, settled } from '#shared/domain/payments/ledger.ts';

/** The correct totals of payments and credit notes, and of what is on its way. */
type Right = Partial<
  Pick<
    StoredInvoice,
    'received' | 'fees' | 'credited' | 'creditedVat' | 'creditIds' | 'creditTax' | 'comingPence'
  >
>;

/**
 * Sets an invoice's received or credited amounts, and what follows from them, to the correct totals; fails if it has changed since
 * it was read.
 */
export const rebuilt = (invoice: StoredInvoice, right: Right): Operation => {
  const { firmId, id, settledCount = 0 } = invoice;
  const received = right.received ?? receivedOf(invoice);
  const standing = settled({ ...invoice, ...right, received }, nextInstant());
  const moved = { ...right, ...standing, received, settledCount: settledCount + 1 };
  const changes = { ...moved, ...dueKeys(applied(invoice, moved)) };
  return invoiceEntity
    .patch({ firmId, id })
    .set(withoutNulls(changes))
    .remove(cleared(changes) as 'paidAt'[])
    .where(asRead(invoice));
};
