import { toPounds } from '../../money.ts';
import type { Payment } from '../../payments/contract.ts';
import { disputeState } from '../../payments/dispute-state.ts';
import type { KeptOf } from '../reader.ts';
import { refundedPence } from './received.ts';

type PaymentRecord = KeptOf<'payment'>;

/** Stripe uses the same URL for live and test payments. */
const paymentPage = (intent: string | undefined): string =>
  `https://dashboard.stripe.com/payments${intent ? `/${intent}` : ''}`;

const shownDispute = ({ dispute, intent }: PaymentRecord): Payment['dispute'] => {
  if (!dispute) return null;
  const { status, pence, takenPence, feePence = 0, on, dueBy } = dispute;
  return {
    state: disputeState(status),
    amount: toPounds(pence),
    taken: toPounds(takenPence),
    fee: toPounds(feePence),
    takenOn: takenPence > 0 ? on : null,
    dueBy: dueBy ?? null,
    url: paymentPage(intent),
  };
};

/** A payment as a reply shows it. */
export const shownPayment = (payment: PaymentRecord): Payment => ({
  id: payment.id,
  userId: payment.userId ?? '',
  madeBy: payment.madeBy ?? null,
  createdAt: payment.createdAt,
  updatedAt: payment.updatedAt,
  invoiceId: payment.invoiceId,
  amount: payment.amount,
  method: payment.method,
  paidOn: payment.paidOn,
  fee: payment.feePence === undefined ? null : toPounds(payment.feePence),
  reference: payment.reference ?? null,
  note: payment.note ?? null,
  refunds: (payment.refunds ?? []).map(({ id, pence, on }) => ({ id, amount: toPounds(pence), on })),
  refunded: toPounds(refundedPence(payment)),
  dispute: shownDispute(payment),
  receiptMailedAt: payment.receiptMailedAt ?? null,
  bankRow: payment.bankRow ?? null,
  removed: payment.removed ?? null,
});
