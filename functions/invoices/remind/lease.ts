import { conflict, notFound } from '#functions/lib/errors.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { londonDate, today } from '#shared/dates.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { RemindStage } from '#shared/invoices/reminding.ts';
import { invoiceEntity, type StoredInvoice } from '../entity.ts';
import { readInvoice } from '../joined.ts';

/** Longer than a call may take, so that a lease outlives every live sender; milliseconds. */
const leaseMs = 60_000;

/** What a reminder is to be: how far it goes, and the schedule's step, if it is the schedule's. */
export interface Reminding {
  stage: RemindStage;
  step?: number | undefined;
}

/**
 * By hand and by schedule together, an invoice is reminded at most once a day, and never for a step already sent. A claim for lateness
 * may go with one that is paid by now.
 */
const refuseIfNotDue = (
  { voidedAt, status, lastRemindedAt, disputedOn, remindersOff, reminderStep = 0 }: StoredInvoice,
  { stage, step }: Reminding,
): void => {
  if (voidedAt) throw conflict('This invoice is void');
  if (status === 'paid' && stage !== 'claim') throw conflict('This invoice is paid');
  if (disputedOn) throw conflict('This invoice is disputed. End the dispute before you remind');
  if (remindersOff && step !== undefined) throw conflict('Reminders are off for this invoice');
  if (lastRemindedAt && londonDate(lastRemindedAt) >= today()) throw conflict('Already reminded today');
  if (step !== undefined && step <= reminderStep) throw conflict('You’ve already sent this reminder');
};

/** Keeps every other reminder of this invoice out until this one is recorded, fails, or has died. */
export const takeLease = (firmId: FirmId, id: number, reminding: Reminding): Promise<StoredInvoice> =>
  withLatest(
    () => readInvoice(firmId, id),
    undefined,
    async (current) => {
      refuseIfNotDue(current, reminding);
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
