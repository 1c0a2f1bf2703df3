import { nextInstant } from '#functions/lib/changes.ts';
import { conflict } from '#functions/lib/errors.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import { today } from '#shared/dates.ts';
import { balancePence, type Owed, receivedOf, settled } from '#shared/domain/payments/ledger.ts';
import { keptPence, receivedWith, refundedPence } from '#shared/domain/payments/received.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { InvoiceStatus } from '#shared/invoices/status.ts';
import { formatPounds, toPounds } from '#shared/money.ts';
import { isOnline, methodWords } from '#shared/payments/methods.ts';
import { paymentEntity, type StoredPayment } from './entity.ts';
import { dropPayment, newPayment, openingPayment, putPayment } from './new-payment.ts';

type Invoice = Owed & { firmId: FirmId; id: number; settledCount?: number | undefined };

const isMark = ({ method }: StoredPayment): boolean => method === 'marked';

/** `£100.00 was paid in cash`. */
const told = (payment: StoredPayment): string =>
  `${formatPounds(toPounds(keptPence(payment)))} was paid ${methodWords[payment.method]}`;

const stillPaid = (payments: StoredPayment[]) => {
  const which = payments.length === 1 ? 'it' : 'them';
  const way = payments.some(({ method }) => isOnline(method)) ? 'Refund' : 'Remove or refund';
  return conflict(`${payments.map(told).join(', ')}. ${way} ${which} first.`, undefined, 'money_fixed');
};

/** The mark that makes up for what other payments leave, in pence: the one there is, as large as it has to be now. */
const markOver = (invoice: Invoice, pence: number, mark: StoredPayment | undefined): StoredPayment => {
  const amount = toPounds(pence + (mark ? refundedPence(mark) : 0));
  if (!mark)
    return newPayment(invoice.firmId, { invoiceId: invoice.id, amount, method: 'marked', paidOn: today() });
  return mark.amount === amount ? mark : { ...mark, amount, updatedAt: nextInstant(mark.updatedAt) };
};

/** The payments that bring an invoice to the status asked for. Throws 409 where others than marks keep it paid. */
const paymentsFor = (invoice: Invoice, payments: StoredPayment[], asked: InvoiceStatus): StoredPayment[] => {
  const others = payments.filter((payment) => !isMark(payment));
  const rest = balancePence({ ...invoice, received: receivedWith({}, others) });
  if (asked === 'paid')
    return rest === 0 ? others : [markOver(invoice, rest, payments.find(isMark)), ...others];
  const paying = others.filter((payment) => keptPence(payment) > 0);
  if (rest === 0 && paying.length > 0) throw stillPaid(paying);
  return others;
};

/** What turns the payments as they are kept into those that are to be. */
const difference = (kept: StoredPayment[], wanted: StoredPayment[]): Write[] => {
  const [before, after] = [kept, wanted].map((payments) => new Map(payments.map((each) => [each.id, each])));
  const gone = kept.filter(({ id }) => !after?.has(id));
  const changed = wanted.filter((payment) => before?.get(payment.id) !== payment);
  return [
    ...gone.map(dropPayment),
    ...changed.map((payment) => {
      const { firmId, invoiceId, id, amount, updatedAt } = payment;
      if (!before?.has(id)) return putPayment(payment);
      return write(paymentEntity.patch({ firmId, invoiceId, id }).set({ amount, updatedAt }));
    }),
  ];
};

interface Marking {
  /** The invoice as it is kept; undefined for a new one. */
  current: Invoice | undefined;
  /** The invoice with its new amount and everything else that was given, but for the status. */
  edited: Invoice;
  /** The status that was asked for, if one was. */
  asked: InvoiceStatus | undefined;
  payments: StoredPayment[];
  at: string;
}

/**
 * What a status that a caller gives, and a new amount, do to an invoice and its payments: `paid` brings in a mark over what
 * is owed, anything else takes the marks of a paid invoice away, and none leaves payments alone. Throws 409 where other
 * payments cover the invoice.
 */
export const marked = ({ current, edited, asked, payments, at }: Marking) => {
  const isTurned = asked !== undefined && (asked === 'paid' || current?.status === 'paid');
  const isMoved = isTurned || current?.amount !== edited.amount;
  const opened = current && isMoved ? [...openingPayment(current), ...payments] : payments;
  const wanted = isTurned ? paymentsFor(edited, opened, asked) : opened;
  const writes = difference(payments, wanted);
  const isTouched = !current || writes.length > 0 || (isTurned && current.received === undefined);
  const received = isTouched ? receivedWith({}, wanted) : receivedOf(current);
  const standing = settled({ ...edited, received, status: asked ?? edited.status }, at);
  const count = (current?.settledCount ?? 0) + 1;
  return {
    changes: { ...standing, ...(isTouched && { received, settledCount: count }) },
    payments: wanted,
    writes,
  };
};
