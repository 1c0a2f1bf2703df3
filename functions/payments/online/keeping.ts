import { note } from '#functions/figures/activity.ts';
import { checkoutEntity, intentGuard, type StoredCheckout } from '#functions/ledger/checkout-entity.ts';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { putPayment } from '#functions/ledger/new-payment.ts';
import { paymentEntity, type StoredPayment } from '#functions/ledger/payment-entity.ts';
import { Moved } from '#functions/lib/latest.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { noteOf } from '../note-of.ts';
import type { PageAt, Told } from './at-provider.ts';

/** A payment as it was, undefined for a new one, and as the provider has it now. */
interface Change {
  before: StoredPayment | undefined;
  after: StoredPayment;
}

/** Every answer is written against the count it was asked under, changed or not: one that was overtaken is asked for again. */
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
    : // Whoever made it died before it was written down.
      checkoutEntity.create({
        ...{ firmId, invoiceId, session, account, pence, state, expiresAt, createdAt },
        ...{ way: 'any', asked: 1 },
      });
  return write(operation, () => new Moved());
};

/** The payment with its guard; one that is there as it was read. */
export const keepPayment = ({ before, after }: Change): Write[] => {
  const { firmId, invoiceId, id, intent = '', updatedAt } = after;
  if (!before) {
    const guard = intentGuard.create({ firmId, intent, invoiceId, paymentId: id });
    return [putPayment(after), write(guard, () => new Moved())];
  }
  const { amount, method, paidOn, refunds, dispute } = after;
  const gone = [...(refunds ? [] : ['refunds' as const]), ...(dispute ? [] : ['dispute' as const])];
  const patch = paymentEntity
    .patch({ firmId, invoiceId, id })
    .set({ amount, method, paidOn, updatedAt, ...(refunds && { refunds }), ...(dispute && { dispute }) })
    .remove(gone)
    .where((row, { eq }) => eq(row.updatedAt, before.updatedAt));
  return [write(patch, () => new Moved())];
};

/** What Recent Activity tells of it. */
export const notesOf = (
  { before, after }: Change,
  invoices: { before: StoredInvoice; after: StoredInvoice },
): Write[] => {
  if (!before) return noteOf(invoices.before, invoices.after);
  if (!after.dispute || after.dispute.status === before.dispute?.status) return [];
  const { firmId, id: subjectId, invoiceNumber: label } = invoices.after;
  return note(firmId, { kind: 'payment_disputed', label, subject: 'invoices', subjectId });
};
