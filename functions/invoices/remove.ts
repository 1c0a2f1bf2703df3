import { countFigures } from '#functions/figures/moved.ts';
import { afterMoved } from '#functions/ledger/after-moved.ts';
import { asRead } from '#functions/ledger/invoice-as-read.ts';
import { invoiceEntity } from '#functions/ledger/invoice-entity.ts';
import { dropPayment } from '#functions/ledger/new-payment.ts';
import { paymentsOf } from '#functions/ledger/payments-of.ts';
import { dropLetters } from '#functions/letters/about-invoice.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { isInSeries } from '#functions/numbering/invoice-number.ts';
import { refuseToRemove } from '#shared/domain/invoices/standing.ts';
import { type ClosePages, readClosed } from './closed.ts';
import { unlink } from './references.ts';
import { refuseWhileTakenOff } from './taken-off.ts';

/**
 * Deletes an invoice; a number from a consecutive series stays taken. Throws 404, and 409 for one with lines, a credit note, an
 * online payment or another invoice that deducts it.
 */
export const removeInvoice = (
  firm: StoredFirm,
  id: number,
  { basedOn, closePages }: { basedOn: string | undefined; closePages: ClosePages },
): Promise<void> => {
  const { firmId } = firm;
  return withLatest(
    () => readClosed(firmId, id, closePages),
    basedOn,
    async (current) => {
      const [payments, inSeries] = await Promise.all([
        paymentsOf(firmId, id),
        isInSeries(firm, current.invoiceNumber),
      ]);
      refuseToRemove(current, payments);
      await refuseWhileTakenOff(current);
      const removal = invoiceEntity.delete({ firmId, id }).where(asRead(current));
      await transact([
        write(removal, () => new Moved()),
        ...payments.map(dropPayment),
        ...unlink(firmId, current, inSeries ? nextInstant() : undefined),
        ...countFigures(firmId, [{ kind: 'invoice', before: current, after: undefined }]),
      ]);
      await dropLetters(firmId, id);
      await afterMoved(current, undefined);
    },
  );
};
