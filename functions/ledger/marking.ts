import { nextInstant } from '#functions/lib/changes.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { today } from '#shared/dates.ts';
import type { Owed } from '#shared/domain/payments/ledger.ts';
import { type Marking, marked } from '#shared/domain/payments/marking.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { dropPayment, makePayment, openingPayment, putPayment } from './new-payment.ts';
import { paymentEntity, type StoredPayment } from './payment-entity.ts';

type Invoice = Owed & { firmId: FirmId; id: number; settledCount?: number | undefined };

type ToMark = Pick<Marking<StoredPayment>, 'asked' | 'payments'> & {
  current: Invoice | undefined;
  edited: Invoice;
  at: string;
};

/** Applies `marked` to an invoice and its payments, with the writes for the payments. */
export const marking = ({ current, edited, ...more }: ToMark) => {
  const { firmId, id: invoiceId } = edited;
  const given = { invoiceId, method: 'marked' as const, paidOn: today() };
  const made = marked<StoredPayment>({
    ...{ ...more, current, edited },
    openings: current ? openingPayment(current) : [],
    newMark: (amount) => makePayment(firmId, { ...given, amount }, { at: nextInstant() }),
  });
  const isKept = new Set(more.payments.map(({ id }) => id));
  const writes: Write[] = [
    ...made.gone.map(dropPayment),
    ...made.put.map((payment) => {
      const { id, amount, updatedAt } = payment;
      if (!isKept.has(id)) return putPayment(payment);
      return write(paymentEntity.patch({ firmId, invoiceId, id }).set({ amount, updatedAt }));
    }),
  ];
  return { changes: made.changes, payments: made.payments, writes };
};
