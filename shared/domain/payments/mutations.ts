import type { AnyInput } from '../../call.ts';
import type { NewPayment } from '../../payments/contract.ts';
import { applied } from '../applied.ts';
import { beginning, bodyIn, change, laterThan } from '../changed.ts';
import { refuseVoid } from '../invoices/standing.ts';
import type { Apply, MutationContext, MutationEntry } from '../mutation.ts';
import { idIn, type RecordOf } from '../reader.ts';
import { ruled } from '../ruled.ts';
import { keptPence } from './received.ts';
import { checkPaidOn, newPayment, refuseUndo, removedBy, restored } from './rules.ts';
import { settledBy } from './settling.ts';

const record: Apply = (db, input, context) => {
  const { id: _, another: __, ...given } = bodyIn<NewPayment>(input);
  const invoice = db.get('invoice', given.invoiceId);
  if (!invoice) return undefined;
  refuseVoid(invoice);
  checkPaidOn(given.paidOn, invoice, context.today);
  const payment = newPayment(given, beginning(context));
  return [
    change('payment', undefined, payment),
    change('invoice', invoice, applied(invoice, settledBy(invoice, { after: payment }, context))),
  ];
};

type Payment = RecordOf<'payment'>;

/** Changes a payment, and its invoice with it. */
const changing = (
  after: (payment: Payment, input: AnyInput, context: MutationContext & { at: string }) => Payment,
): Apply =>
  ruled((db, input, context) => {
    const before = db.get('payment', idIn(input));
    const invoice = before && db.get('invoice', before.invoiceId);
    if (!before || !invoice) return undefined;
    const payment = after(before, input, { ...context, at: laterThan(before.updatedAt, context.at) });
    if (payment === before) return [];
    if (!payment.removed) refuseVoid(invoice);
    return [
      change('payment', before, payment),
      change('invoice', invoice, applied(invoice, settledBy(invoice, { before, after: payment }, context))),
    ];
  });

const undo: Apply = (db, input, context) => {
  const payment = db.get('payment', idIn(input));
  const invoice = payment && db.get('invoice', payment.invoiceId);
  if (!payment || !invoice) return undefined;
  refuseUndo(payment);
  return [
    change('payment', payment, undefined),
    change('invoice', invoice, applied(invoice, settledBy(invoice, { before: payment }, context))),
  ];
};

const remove = changing((payment, input, { userId: by, at }) =>
  removedBy(payment, { by, ...bodyIn<{ reason: string }>(input) }, at),
);
const restore = changing((payment, _, { at }) => restored(payment, at));

/** The server sends the email. */
const mailReceipt: Apply = (db, input, { at }) => {
  const payment = db.get('payment', idIn(input));
  if (!payment) return undefined;
  if (payment.receiptMailedAt || keptPence(payment) === 0) return [];
  const receiptMailedAt = laterThan(payment.updatedAt, at);
  return [change('payment', payment, { ...payment, receiptMailedAt })];
};

const subject: MutationEntry['subject'] = (input) => `payment/${idIn(input)}`;

export const paymentMutations: readonly MutationEntry[] = [
  {
    route: 'POST /api/payments',
    subject: (input) => `invoice/${bodyIn<NewPayment>(input).invoiceId}`,
    needs: (input) => [`invoice/${bodyIn<NewPayment>(input).invoiceId}`],
    apply: ruled(record),
  },
  { route: 'DELETE /api/payments/{id}', subject, apply: ruled(undo) },
  { route: 'POST /api/payments/{id}/remove', subject, apply: remove },
  { route: 'POST /api/payments/{id}/restore', subject, apply: restore },
  { route: 'POST /api/payments/{id}/receipt', subject, apply: mailReceipt },
];
