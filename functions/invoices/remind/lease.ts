import { invoiceEntity, type StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { today } from '#shared/dates.ts';
import { type Reminding, refuseNotDue } from '#shared/domain/invoices/standing.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { conflict, notFound } from '#shared/kernel/refusal.ts';
import { readInvoice } from '../joined.ts';

/** The lease's duration in milliseconds: longer than a Lambda call may take, so it outlives every live sender. */
const leaseMs = 60_000;

/** Blocks every other reminder of this invoice until this one is recorded, fails or has died. */
export const takeLease = (firmId: FirmId, id: number, reminding: Reminding): Promise<StoredInvoice> =>
  withLatest(
    () => readInvoice(firmId, id),
    undefined,
    async (current) => {
      refuseNotDue(current, reminding, today());
      const now = Date.now();
      if ((current.remindingUntil ?? 0) > now)
        throw conflict('A reminder is already on its way', undefined, 'in_progress');
      const lease = invoiceEntity
        .patch({ firmId, id })
        .set({ remindingUntil: now + leaseMs })
        .where(
          (invoice, { eq, lt, notExists }) =>
            `${eq(invoice.updatedAt, current.updatedAt)} AND (${notExists(invoice.remindingUntil)} OR ${lt(invoice.remindingUntil, now)})`,
        );
      await transact([write(lease, () => new Moved())]);
      return current;
    },
  );

export const dropLease = async (firmId: FirmId, id: number): Promise<void> => {
  await transact([write(invoiceEntity.patch({ firmId, id }).remove(['remindingUntil']), notFound)]);
};
