import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Invoice, invoicesRoutes } from '#shared/invoices/contract.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { useCall } from '../../api/use-call.ts';
import { amendInvoice, dropInvoice, invoiceFigures, invoiceQuery, putInvoice } from '../../data/invoices.ts';
import { showAsItIs } from '../../data/payments.ts';
import { texts } from './texts.ts';

/** How an invoice stands without its mark: it keeps what really came, as far as that is known. */
const unmarked = (cache: QueryClient, id: number, amount: number) => {
  const { payments = [], credited = 0 } = cache.getQueryData(invoiceQuery(id).queryKey) ?? {};
  const came = payments
    .filter(({ method }) => method !== 'marked')
    .reduce((pence, each) => pence + toPence(each.amount) - toPence(each.refunded), 0);
  const balance = toPounds(Math.max(0, toPence(amount) - toPence(credited) - came));
  return { status: 'unpaid' as const, paidAt: null, paid: toPounds(came), balance };
};

/** Takes the mark off an invoice that somebody only said is paid; how it was paid is asked since. */
export const useMarkUnpaid = () => {
  const cache = useQueryClient();
  const { mutateAsync } = useCall(invoicesRoutes.update, {
    success: texts.updated,
    failure: texts.updateFailed,
    refresh: invoiceFigures,
    optimistic: (_, { params, body: { amount = 0 } }) =>
      amendInvoice(cache, Number(params.id), unmarked(cache, Number(params.id), amount)),
    onSuccess: (reply) => putInvoice(cache, reply),
  });
  return ({ id, invoiceNumber, clientId, amount, dueDate, updatedAt }: Invoice): void => {
    const body = { invoiceNumber, clientId, amount, dueDate, status: 'unpaid' as const, updatedAt };
    // Refused, most likely because it was changed elsewhere: then what is there now is shown, if it can be had.
    void mutateAsync({ params: { id }, body }).catch(() => showAsItIs(cache, id).catch(() => undefined));
  };
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
