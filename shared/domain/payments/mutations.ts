import type { NewPayment } from '../../payments/contract.ts';
import { isOnline } from '../../payments/methods.ts';
import { applied } from '../applied.ts';
import { beginning, bodyIn, change, laterThan } from '../changed.ts';
import { refuseVoid } from '../invoices/standing.ts';
import type { Apply, MutationEntry } from '../mutation.ts';
import { idIn } from '../reader.ts';
import { ruled } from '../ruled.ts';
import { keptPence } from './received.ts';
import { checkPaidOn, newPayment } from './rules.ts';
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

const remove: Apply = (db, input, context) => {
  const payment = db.get('payment', idIn(input));
  const invoice = payment && db.get('invoice', payment.invoiceId);
  if (!payment || !invoice) return undefined;
  if (isOnline(payment.method)) return [];
  return [
    change('payment', payment, undefined),
    change('invoice', invoice, applied(invoice, settledBy(invoice, { before: payment }, context))),
  ];
};

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
  { route: 'DELETE /api/payments/{id}', subject, apply: remove },
  { route: 'POST /api/payments/{id}/receipt', subject, apply: mailReceipt },
];
