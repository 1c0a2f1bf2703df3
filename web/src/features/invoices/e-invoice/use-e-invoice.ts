import { useNavigate } from 'react-router-dom';
import type { Invoice } from '#shared/invoices/contract.ts';
import type { Credit } from '#shared/invoices/credits.ts';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import { call } from '../../../api/call.ts';
import { useConfirm } from '../../../components/confirm.tsx';
import type { EDocument } from './save.ts';

/** Its code loads on demand. */
const useSaving = () => {
  const ask = useConfirm();
  const go = useNavigate();
  return (document: EDocument) =>
    void import('./save.ts').then(({ saveEInvoice }) => saveEInvoice(document, { ask, go }));
};

/** Downloads an invoice as an e-invoice. */
export const useEInvoice = () => {
  const save = useSaving();
  return ({ id, clientId, invoiceNumber: number }: Invoice) =>
    save({ clientId, number, fetch: () => call(invoicesRoutes.ubl, { params: { id } }) });
};

/** Downloads a client's credit note as an e-invoice. */
export const useECredit = (clientId: number) => {
  const save = useSaving();
  return ({ id, number }: Credit) =>
    save({ clientId, number, fetch: () => call(invoicesRoutes.creditUbl, { params: { id } }) });
};
