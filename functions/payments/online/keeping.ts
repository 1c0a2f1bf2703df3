import { note } from '#functions/figures/activity.ts';
import { checkoutEntity, intentGuard, type StoredCheckout } from '#functions/ledger/checkout-entity.ts';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { putPayment } from '#functions/ledger/new-payment.ts';
import { paymentEntity, type StoredPayment } from '#functions/ledger/payment-entity.ts';
import { Moved } from '#functions/lib/latest.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { noteOf } from '../note-of.ts';
import type { PageAt, Told } from './at-provider.ts';

/** A payment before (undefined if new), and as Stripe has it now. */
interface Change {
  before: StoredPayment | undefined;
  after: StoredPayment;
}

/**
 * Stores Stripe's answer about a page. Even an unchanged answer is written on condition of the `asked` count it was requested
 * under, so an overtaken answer throws Moved and is requested again.
 */
export const keepPage = (
  page: StoredCheckout | undefined,
  { account, session }: PageAt,
  told: Told,
  of: StoredInvoice,
): Write => {
  const { firmId, id: invoiceId } = of;
  const { state, pence, expiresAt, createdAt } = told;
  const operation = page
    ? checkoutEntity
        .patch({ firmId, invoiceId, session })
        .set({ state, asked: page.asked + 1 })
        .where((row, { eq }) => eq(row.asked, page.asked))
    : // The process that created the page died before it was stored.
      checkoutEntity.create({
        ...{ firmId, invoiceId, session, account, pence, state, expiresAt, createdAt },
        ...{ way: 'any', asked: 1 },
      });
  return write(operation, () => new Moved());
};

/** A new payment with its guard, or an update on condition that the existing one is as read. */
export const keepPayment = ({ before, after }: Change): Write[] => {
  const { firmId, invoiceId, id, intent = '', updatedAt } = after;
  if (!before) {
    const guard = intentGuard.create({ firmId, intent, invoiceId, paymentId: id });
    return [putPayment(after), write(guard, () => new Moved())];
  }
  const { amount, method, paidOn, feePence, refunds, dispute } = after;
  const may = { feePence, refunds, dispute };
  const gone = (['feePence', 'refunds', 'dispute'] as const).filter((name) => may[name] === undefined);
  const patch = paymentEntity
    .patch({ firmId, invoiceId, id })
    .set({ amount, method, paidOn, updatedAt, ...may })
    .remove(gone)
    .where((row, { eq }) => eq(row.updatedAt, before.updatedAt));
  return [write(patch, () => new Moved())];
};

/** The Recent Activity entries for it. */
export const notesOf = (
  { before, after }: Change,
  invoices: { before: StoredInvoice; after: StoredInvoice },
): Write[] => {
  if (!before) return noteOf(invoices.before, invoices.after);
  if (!after.dispute || after.dispute.status === before.dispute?.status) return [];
  const { firmId, id: subjectId, invoiceNumber: label } = invoices.after;
  return note(firmId, { kind: 'payment_disputed', label, subject: 'invoices', subjectId });
};
