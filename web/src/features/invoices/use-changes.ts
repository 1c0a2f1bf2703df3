import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { today } from '#shared/dates.ts';
import { type Invoice, invoicesRoutes } from '#shared/invoices/contract.ts';
import type { InvoiceStatus } from '#shared/invoices/status.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { useCall } from '../../api/use-call.ts';
import type { Toast } from '../../components/toast.ts';
import { amendInvoice, dropInvoice, invoiceFigures, invoiceQuery, putInvoice } from '../../data/invoices.ts';
import { showAsItIs } from '../../data/payments.ts';
import { words } from '../../words.ts';
import { texts } from './texts.ts';

const statusChange = (invoice: Invoice, status: InvoiceStatus) => {
  const { id, invoiceNumber, clientId, amount, dueDate, updatedAt } = invoice;
  return { params: { id }, body: { invoiceNumber, clientId, amount, dueDate, status, updatedAt } };
};

/** What an invoice was kept as before: one that only reads overdue for its date is kept as unpaid. */
const keptStatus = ({ status, dueDate }: Invoice): InvoiceStatus =>
  status === 'overdue' && dueDate < today() ? 'unpaid' : status;

/** How an invoice will stand: marked paid it is owed no more, unmarked it keeps what really came, as far as that is known. */
const marked = (cache: QueryClient, id: number, status: InvoiceStatus, amount: number) => {
  if (status === 'paid') return { status, paidAt: new Date().toISOString(), paid: amount, balance: 0 };
  const { payments = [], credited = 0 } = cache.getQueryData(invoiceQuery(id).queryKey) ?? {};
  const came = payments
    .filter(({ method }) => method !== 'marked')
    .reduce((pence, each) => pence + toPence(each.amount) - toPence(each.refunded), 0);
  const balance = toPounds(Math.max(0, toPence(amount) - toPence(credited) - came));
  return { status, paidAt: null, paid: toPounds(came), balance };
};

const useStatusChange = (success: (reply: Invoice) => Toast) => {
  const cache = useQueryClient();
  const { mutateAsync } = useCall(invoicesRoutes.update, {
    success,
    failure: texts.updateFailed,
    refresh: invoiceFigures,
    optimistic: (_, { params, body: { status = 'unpaid', amount = 0 } }) =>
      amendInvoice(cache, Number(params.id), marked(cache, Number(params.id), status, amount)),
    onSuccess: (reply) => putInvoice(cache, reply),
  });
  return (invoice: Invoice, status: InvoiceStatus): void => {
    // Refused, most likely because it was changed elsewhere: then what is there now is shown, if it can be had.
    void mutateAsync(statusChange(invoice, status)).catch(() =>
      showAsItIs(cache, invoice.id).catch(() => undefined),
    );
  };
};

/** Marks an invoice as paid at once, with an Undo in the toast, or as unpaid again. */
export const useMarkPaid = () => {
  const before = useRef<InvoiceStatus>('unpaid');
  const restore = useStatusChange(() => texts.updated);
  const pay = useStatusChange((reply) => ({
    ...texts.updated,
    short: texts.paidShort,
    next: { word: words.undo, onPress: () => restore(reply, before.current) },
  }));
  const markPaid = (invoice: Invoice) => {
    before.current = keptStatus(invoice);
    pay(invoice, 'paid');
  };
  return { markPaid, markUnpaid: (invoice: Invoice) => restore(invoice, 'unpaid') };
};

/** Deletes at once; the invoice comes back if the server refuses. */
export const useRemove = () => {
  const cache = useQueryClient();
  const { mutate } = useCall(invoicesRoutes.remove, {
    success: texts.deleted,
    failure: texts.deleteFailed,
    refresh: invoiceFigures,
    optimistic: (_, { params }) => dropInvoice(cache, Number(params.id)),
  });
  return (id: number) => mutate({ params: { id } });
};
