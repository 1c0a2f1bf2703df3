import { useNavigate } from 'react-router-dom';
import { quotesRoutes } from '#shared/quotes/routes.ts';
import { useCall } from '../../api/use-call.ts';

const texts = {
  drafted: { title: 'Success', description: 'Invoice drafted from the quote' },
  failed: 'Failed to draft the invoice',
};

/** Drafts the final invoice of an accepted quote, less its deposit, and opens it. Does nothing without a quote. */
export const useInvoiceIt = (quoteId: number | null) => {
  const navigate = useNavigate();
  const open = ({ id }: { id: number }) => void navigate(`/invoices?draft=${id}`);
  const { mutate, isPending } = useCall(quotesRoutes.invoice, {
    success: texts.drafted,
    failure: texts.failed,
    onSuccess: open,
    onKept: open,
  });
  const invoiceIt = () => {
    if (quoteId !== null) mutate({ params: { id: quoteId } });
  };
  return { invoiceIt, busy: isPending };
};
