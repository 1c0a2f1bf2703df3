import type { Write } from '#functions/lib/transact.ts';
import { type Owed, type Received, settled } from '#shared/domain/payments/ledger.ts';
import { receivedWith } from '#shared/domain/payments/received.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { makePayment, putPayment } from './new-payment.ts';

interface Paid {
  /** In pounds; undefined if there are none. */
  amount: number;
  /** The day, and whether the other program's file gave it. */
  on: string;
  isSaid: boolean;
}

/** What was paid on an invoice before its import from another program, as one payment by hand, and the invoice's resulting state. */
export const paidBefore = (
  invoice: Owed & { firmId: FirmId; id: number },
  { amount, on: paidOn, isSaid }: Paid,
): {
  changes: { received: Received; settledCount: number } & ReturnType<typeof settled>;
  writes: Write[];
} => {
  const { firmId, id: invoiceId } = invoice;
  const note = isSaid ? 'Paid before you imported it' : 'Paid before you imported it, date unknown';
  const given = { invoiceId, amount, method: 'other' as const, paidOn, note };
  const payments = amount > 0 ? [makePayment(firmId, given)] : [];
  const received = receivedWith({}, payments);
  const standing = settled({ ...invoice, received }, `${paidOn}T12:00:00.000Z`);
  return { changes: { received, settledCount: 1, ...standing }, writes: payments.map(putPayment) };
};
