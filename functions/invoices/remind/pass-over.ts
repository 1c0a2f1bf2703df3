import { asRead } from '#functions/ledger/invoice-as-read.ts';
import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { cleared } from '#functions/lib/changes.ts';
import { dueKeys } from '#functions/lib/due-index.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { applied, withoutNulls } from '#shared/domain/applied.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { readInvoice } from '../joined.ts';

/**
 * Marks a step as done on which the firm sends no reminder, so that the daily run next looks at the invoice on the following step.
 * Throws 404.
 */
export const passOver = (firmId: FirmId, id: number, step: number): Promise<void> =>
  withLatest(
    () => readInvoice(firmId, id),
    undefined,
    async (current) => {
      if (step <= (current.reminderStep ?? 0)) return;
      const changes = { reminderStep: step, ...dueKeys(applied(current, { reminderStep: step })) };
      const patch = invoiceEntity
        .patch({ firmId, id })
        .set(withoutNulls(changes))
        .remove(cleared(changes) as 'dueKey'[])
        .where(asRead(current));
      await transact([write(patch, () => new Moved())]);
    },
  );
