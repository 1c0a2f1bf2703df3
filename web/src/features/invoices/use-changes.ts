import type { Invoice } from '#shared/invoices/contract.ts';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import { useCall } from '../../api/use-call.ts';
import { texts } from './texts.ts';

/** Unmarks an invoice that was only marked as paid, from before we asked how it was paid. */
export const useMarkUnpaid = () => {
  const { mutate } = useCall(invoicesRoutes.update, {
    success: texts.updated,
    failure: texts.updateFailed,
  });
  return ({ id, invoiceNumber, clientId, amount, dueDate, updatedAt }: Invoice): void => {
    const body = { invoiceNumber, clientId, amount, dueDate, status: 'unpaid' as const, updatedAt };
    mutate({ params: { id }, body });
  };
};

/** Deletes optimistically; the invoice returns if the server refuses. */
export const useRemove = () => {
  const { mutate } = useCall(invoicesRoutes.remove, {
    success: texts.deleted,
    failure: texts.deleteFailed,
  });
  return (id: number) => mutate({ params: { id } });
};
