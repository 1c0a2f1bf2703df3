import { note } from '#functions/dashboard/record.ts';
import { countFigures } from '#functions/figures/moved.ts';
import { applied, cleared, nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import { conflict } from '#functions/lib/errors.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { afterMoved } from '#functions/payments/after-moved.ts';
import { dueKeys } from '#functions/reminders/due-index.ts';
import { receivedPence, settled } from '#shared/domain/payments/ledger.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { formatPounds, toPounds } from '#shared/money.ts';
import { asRead } from './as-read.ts';
import { readClosed } from './closed.ts';
import { invoiceEntity, type StoredInvoice } from './entity.ts';
import { joinInvoice } from './joined.ts';
import { refuseWhileTakenOff } from './taken-off.ts';

/** A customer who has the invoice may have claimed its VAT: only a credit note takes that back (VAT Regulations 1995 reg. 15C). */
const refuseIfInUse = (invoice: StoredInvoice): void => {
  const { voidedAt, credited, comingPence, sentAt, openedAt, claimIds } = invoice;
  if (voidedAt) throw conflict('This invoice is already void');
  if (credited) throw conflict('Part of this invoice has been credited. Credit the rest');
  const received = receivedPence(invoice);
  if (received !== 0)
    throw conflict(`${formatPounds(toPounds(received))} was paid. Remove or refund it first.`);
  if (comingPence) throw conflict('Money for it is on its way from a bank');
  if (sentAt) throw conflict('This invoice was sent. Credit it instead');
  if (openedAt) throw conflict('Your customer has opened this invoice. Credit it instead');
  if (claimIds) throw conflict('This invoice has a claim. Credit it instead');
};

/**
 * Makes an invoice void: the row stays with its number, the reason and the time, and nothing is owed of it any more
 * (VAT Regulations 1995 reg. 14(1)(a)). Throws 404, and 409 once it was sent, opened, claimed, paid,
 * credited or taken off as a deposit.
 */
export const voidInvoice = (firmId: FirmId, id: number, reason: string, once: Once) =>
  withLatest(
    () => readClosed(firmId, id),
    undefined,
    async (current) => {
      refuseIfInUse(current);
      await refuseWhileTakenOff(current);
      const at = nextInstant(current.updatedAt);
      const marked = { voidedAt: at, voidReason: reason, updatedAt: at };
      const settledNow = { ...marked, ...settled({ ...current, ...marked }, at) };
      const changes = { ...settledNow, ...dueKeys(applied(current, settledNow)) };
      const after = applied(current, changes);
      const reply = await joinInvoice(after);
      const patch = invoiceEntity
        .patch({ firmId, id })
        .set(withoutNulls(changes))
        .remove(cleared(changes) as 'paidAt'[])
        .where((row, is) =>
          [asRead(current)(row, is), is.notExists(row.sentAt), is.notExists(row.openedAt)].join(' AND '),
        );
      await transact([
        write(patch, () => new Moved()),
        ...countFigures(firmId, [{ kind: 'invoice', before: current, after: after }]),
        ...note(firmId, {
          kind: 'invoice_voided',
          label: current.invoiceNumber,
          subject: 'invoices',
          subjectId: id,
        }),
        ...once.writes(reply),
      ]);
      await afterMoved(current, after);
      return reply;
    },
  );
