import { countFigures } from '#functions/figures/moved.ts';
import type { StoredFirm } from '#functions/firms/entity.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import { conflict } from '#functions/lib/errors.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { afterMoved } from '#functions/payments/after-moved.ts';
import { dropPayment } from '#functions/payments/new-payment.ts';
import { paymentsOf } from '#functions/payments/read.ts';
import { isOnline, methodWords, type PaymentMethod } from '#shared/payments/methods.ts';
import { asRead } from './as-read.ts';
import { readClosed } from './closed.ts';
import { invoiceEntity, type StoredInvoice } from './entity.ts';
import { dropLetters } from './letters/sent.ts';
import { isInSeries } from './numbering/invoice-number.ts';
import { unlink } from './references.ts';
import { refuseWhileTakenOff } from './taken-off.ts';

const refuseToRemove = ({ hasLines, credited, claimIds }: StoredInvoice): void => {
  if (hasLines) throw conflict('void it or credit it instead', undefined, 'money_fixed');
  if (credited) throw conflict('it has a credit note', undefined, 'money_fixed');
  if (claimIds) throw conflict('it has a claim', undefined, 'money_fixed');
};

/** What came through the provider can still be refunded and disputed there, so its invoice stays. */
const refuseIfPaidOnline = ({ comingPence }: StoredInvoice, payments: { method: PaymentMethod }[]): void => {
  const online = payments.find(({ method }) => isOnline(method));
  if (online) throw conflict(`it was paid ${methodWords[online.method]}`, undefined, 'money_fixed');
  if (comingPence) throw conflict('money for it is on its way from a bank', undefined, 'money_fixed');
};

/** Throws 404, and 409 for one with lines, a credit note, money that came online or an invoice that takes it off. A number out of a consecutive series stays taken. */
export const removeInvoice = (firm: StoredFirm, id: number): Promise<void> => {
  const { firmId } = firm;
  return withLatest(
    () => readClosed(firmId, id),
    undefined,
    async (current) => {
      refuseToRemove(current);
      await refuseWhileTakenOff(current);
      const [payments, inSeries] = await Promise.all([
        paymentsOf(firmId, id),
        isInSeries(firm, current.invoiceNumber),
      ]);
      refuseIfPaidOnline(current, payments);
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
