import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { quotesRoutes } from '#shared/quotes/contract.ts';
import { useCall } from '../../api/use-call.ts';
import { putDraft } from '../../data/drafts.ts';

const texts = {
  drafted: { title: 'Success', description: 'Invoice drafted from the quote' },
  failed: 'Failed to draft the invoice',
};

/** Drafts the final invoice of an accepted quote, its deposit taken off, and opens it. Nothing of no quote. */
export const useInvoiceIt = (quoteId: number | null) => {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useCall(quotesRoutes.invoice, {
    success: texts.drafted,
    failure: texts.failed,
    refresh: [quotesRoutes.get.path],
    onSuccess: (draft) => {
      putDraft(cache, draft);
      navigate(`/invoices?draft=${draft.id}`);
    },
  });
  const invoiceIt = () => {
    if (quoteId !== null) mutate({ params: { id: quoteId } });
  };
  return { invoiceIt, busy: isPending };
};
