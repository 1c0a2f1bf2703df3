import { readInvoice } from '#functions/invoices/joined.ts';
import { afterMoved } from '#functions/ledger/after-moved.ts';
import type { StoredInvoice } from '#functions/ledger/invoice-entity.ts';
import { makePayment, putPayment } from '#functions/ledger/new-payment.ts';
import { paymentEntity, type StoredPayment } from '#functions/ledger/payment-entity.ts';
import { paymentsOf, readPayment } from '#functions/ledger/payments-of.ts';
import { settling } from '#functions/ledger/settle.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { withNewId } from '#functions/lib/ids.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { takeId } from '#functions/lib/taken-id.ts';
import { caller } from '#functions/lib/tenant.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { formatDate, today } from '#shared/dates.ts';
import { withoutNulls } from '#shared/domain/applied.ts';
import { refuseVoid } from '#shared/domain/invoices/standing.ts';
import { balancePence } from '#shared/domain/payments/ledger.ts';
import { keptPence } from '#shared/domain/payments/received.ts';
import { checkPaidOn, refuseUndo, removedBy, restored } from '#shared/domain/payments/rules.ts';
import { shownPayment } from '#shared/domain/payments/shown.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { newId } from '#shared/ids.ts';
import { conflict, invalidField, Refusal } from '#shared/kernel/refusal.ts';
import { paymentsPerInvoice } from '#shared/limits.ts';
import { formatPounds, toPence, toPounds } from '#shared/money.ts';
import { alikePayment } from '#shared/payments/alike.ts';
import type { NewPayment, RefundInput } from '#shared/payments/contract.ts';
import { isOnline, methodWords } from '#shared/payments/methods.ts';
import { checkRefundedOn } from './days.ts';
import { noteOf } from './note-of.ts';

const invoiceFor = async (firmId: FirmId, invoiceId: number): Promise<StoredInvoice> => {
  const invoice = await readInvoice(firmId, invoiceId).catch((error: unknown) => {
    const isMissing = error instanceof Refusal && error.status === 404;
    throw isMissing ? invalidField('invoiceId', 'Choose an invoice from your list', 'not_yours') : error;
  });
  refuseVoid(invoice);
  return invoice;
};

/** An invoice is deleted together with its payments in one transaction, so there may be no more than fit into it. */
export const checkRoom = async ({ firmId, id, settledCount = 0 }: StoredInvoice): Promise<void> => {
  if (settledCount < paymentsPerInvoice) return;
  if ((await paymentsOf(firmId, id)).length >= paymentsPerInvoice)
    throw conflict(`An invoice can have at most ${paymentsPerInvoice} payments`);
};

const doubt = (message: string) => new Refusal('needs_answer', message, [{ path: 'another', message }]);

/**
 * Throws 428 if the payment may be recorded already, perhaps from another phone: the sender must confirm that it is another
 * payment.
 */
const refuseTwice = async (
  invoice: StoredInvoice,
  input: Omit<NewPayment, 'id' | 'another'>,
): Promise<void> => {
  const { firmId, id, invoiceNumber } = invoice;
  const like = alikePayment(input, (await paymentsOf(firmId, id)).map(shownPayment));
  if (like)
    throw doubt(
      `${formatPounds(like.amount)} ${methodWords[like.method]} on ${formatDate(like.paidOn)} is already recorded for ${invoiceNumber}. Is this another payment?`,
    );
  if (balancePence(invoice) === 0) throw doubt(`${invoiceNumber} is already paid. Is this another payment?`);
};

/**
 * Records a payment; overpayment is allowed. Throws 400 naming `invoiceId` if it is not the firm's and `paidOn` for an invalid
 * day, and 428 naming `another` if the sender asked for the duplicate check and it may be recorded already.
 */
export const recordPayment = (firmId: FirmId, { id: chosen, another, ...input }: NewPayment, once: Once) => {
  const attempt = async (current: StoredInvoice, id: number) => {
    checkPaidOn(input.paidOn, current, today());
    await checkRoom(current);
    if (another === false) await refuseTwice(current, input);
    const payment = makePayment(firmId, input, { id });
    const { after, writes } = settling(current, { after: payment });
    const reply = shownPayment(payment);
    await transact([
      ...writes,
      putPayment(payment),
      ...takeId({ firmId, kind: 'payment', id: chosen }, current.id),
      ...noteOf(current, after),
      ...once.writes(reply),
    ]);
    await afterMoved(current, after);
    return reply;
  };
  const record = (id: number) =>
    withLatest(
      () => invoiceFor(firmId, input.invoiceId),
      undefined,
      (current) => attempt(current, id),
    );
  return withNewId(record, chosen);
};

/** A payment with its invoice, which is read first: the payment is then at least as new as the invoice's received amount. */
const withInvoice = async (firmId: FirmId, id: number) => {
  const { invoiceId } = await readPayment(firmId, id);
  const invoice = await readInvoice(firmId, invoiceId);
  const payment = await readPayment(firmId, id);
  return { invoice, payment, updatedAt: payment.updatedAt };
};

type WithInvoice = Awaited<ReturnType<typeof withInvoice>>;

/** Writes a changed payment with all that follows for its invoice; the reply is the payment. */
const rewrite = async ({ invoice, payment }: WithInvoice, changed: StoredPayment, once: Once) => {
  if (changed === payment) return shownPayment(payment);
  if (payment.removed) refuseVoid(invoice);
  const { firmId, invoiceId, id } = payment;
  const { refunds, removed, updatedAt } = changed;
  const { after, writes } = settling(invoice, { before: payment, after: changed });
  const patch = paymentEntity
    .patch({ firmId, invoiceId, id })
    .set(withoutNulls({ refunds, removed, updatedAt }))
    .remove(removed ? [] : ['removed'])
    .where((row, { eq }) => eq(row.updatedAt, payment.updatedAt));
  const reply = shownPayment(changed);
  await transact([...writes, write(patch, () => new Moved()), ...once.writes(reply)]);
  await afterMoved(invoice, after);
  return reply;
};

/** Deletes a payment that was just recorded. Throws 404, and 409 for an online payment or a removed one, which stays visible. */
export const undoPayment = (firmId: FirmId, id: number, basedOn: string | undefined): Promise<void> =>
  withLatest(
    () => withInvoice(firmId, id),
    basedOn,
    async ({ invoice, payment }) => {
      refuseUndo(payment);
      const { invoiceId, updatedAt } = payment;
      const { after, writes } = settling(invoice, { before: payment });
      const removal = paymentEntity
        .delete({ firmId, invoiceId, id })
        .where((row, { eq }) => eq(row.updatedAt, updatedAt));
      await transact([...writes, write(removal, () => new Moved())]);
      await afterMoved(invoice, after);
    },
  );

/** Removes a payment, with the reason: it stays visible and counts nowhere. Throws 404, and 409 for an online payment. */
export const removePayment = (firmId: FirmId, id: number, reason: string, once: Once) =>
  withLatest(
    () => withInvoice(firmId, id),
    undefined,
    (current) => {
      const { payment } = current;
      const by = caller() ?? '';
      return rewrite(current, removedBy(payment, { by, reason }, nextInstant(payment.updatedAt)), once);
    },
  );

/** Restores a removed payment. Throws 404, and 409 if its invoice is void by now. */
export const restorePayment = (firmId: FirmId, id: number, once: Once) =>
  withLatest(
    () => withInvoice(firmId, id),
    undefined,
    (current) => rewrite(current, restored(current.payment, nextInstant(current.payment.updatedAt)), once),
  );

const refunded = (payment: StoredPayment, { amount, on = today() }: RefundInput): StoredPayment => {
  if (payment.removed) throw conflict('This payment was removed');
  checkRefundedOn(on, payment);
  const [asked, left] = [toPence(amount), keptPence(payment)];
  if (asked > left)
    throw invalidField(
      'amount',
      left > 0 ? `Only ${formatPounds(toPounds(left))} is left to refund` : 'It’s all been refunded',
    );
  const refunds = [...(payment.refunds ?? []), { id: newId(), pence: asked, on }];
  return { ...payment, refunds, updatedAt: nextInstant(payment.updatedAt) };
};

/**
 * Records a refund; an online payment is refunded through Stripe, as the account. Throws 404, and 400 naming `amount` or `on` for
 * more than is left or a day before the payment.
 */
export const refundPayment = (firmId: FirmId, id: number, input: RefundInput, once: Once) =>
  withLatest(
    () => withInvoice(firmId, id),
    undefined,
    async (current) => {
      const { payment } = current;
      if (!isOnline(payment.method)) return rewrite(current, refunded(payment, input), once);
      const { refundOnline } = await import('./online/refund.ts');
      return refundOnline(payment, input, once);
    },
  );
