import { useNavigate } from 'react-router-dom';
import type { Invoice } from '#shared/invoices/contract.ts';
import { useConfirm } from '../../../components/confirm.tsx';

/** Saves an invoice as an e-invoice; what that takes comes when it is asked for. */
export const useEInvoice = () => {
  const ask = useConfirm();
  const go = useNavigate();
  return (invoice: Invoice) =>
    void import('./save.ts').then(({ saveEInvoice }) => saveEInvoice(invoice, { ask, go }));
};
