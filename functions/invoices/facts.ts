import { asRead } from '#functions/ledger/invoice-as-read.ts';
import { invoiceEntity, type StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { cleared, nextInstant } from '#functions/lib/changes.ts';
import { dueKeys } from '#functions/lib/due-index.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { readInvoice } from './joined.ts';

type FactName = 'disputedOn' | 'disputeNote' | 'lateTerms' | 'remindersOff';
export type Facts = { [Name in FactName]?: StoredInvoice[Name] | null };

/** Updates facts on the current invoice, which may add it to or remove it from the daily reminders. Throws 404. */
export const changeFacts = (
  firmId: FirmId,
  id: number,
  factsOf: (current: StoredInvoice) => Facts | Promise<Facts>,
  noted: (current: StoredInvoice) => Write[] = () => [],
) =>
  withLatest(
    () => readInvoice(firmId, id),
    undefined,
    async (current) => {
      const facts = { ...(await factsOf(current)), updatedAt: nextInstant(current.updatedAt) };
      const changes = { ...facts, ...dueKeys(applied(current, facts)) };
      const patch = invoiceEntity
        .patch({ firmId, id })
        .set(withoutNulls(changes))
        .remove(cleared(changes) as 'disputeNote'[])
        .where(asRead(current));
      await transact([write(patch, () => new Moved()), ...noted(current)]);
      return applied(current, changes);
    },
  );
