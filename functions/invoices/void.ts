import { note } from '#functions/figures/activity.ts';
import { countFigures } from '#functions/figures/moved.ts';
import { afterMoved } from '#functions/ledger/after-moved.ts';
import { asRead } from '#functions/ledger/invoice-as-read.ts';
import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { dueKeys } from '#functions/lib/due-index.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { caller } from '#functions/lib/tenant.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import { makeVoid } from '#shared/domain/invoices/standing.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { type ClosePages, readClosed } from './closed.ts';
import { joinInvoice } from './joined.ts';
import { refuseWhileTakenOff } from './taken-off.ts';

/**
 * Voids an invoice: it keeps its number, with the reason and the time, and nothing is owed on it any more (VAT Regulations 1995
 * reg. 14(1)(a)). Throws 404, and 409 once it was sent, opened, claimed, paid, credited or deducted as a deposit.
 */
export const voidInvoice = (
  firmId: FirmId,
  id: number,
  { reason, once, closePages }: { reason: string; once: Once; closePages: ClosePages },
) =>
  withLatest(
    () => readClosed(firmId, id, closePages),
    undefined,
    async (current) => {
      const voided = makeVoid(current, { reason, by: caller(), at: nextInstant(current.updatedAt) });
      await refuseWhileTakenOff(current);
      const changes = { ...voided, ...dueKeys(applied(current, voided)) };
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
