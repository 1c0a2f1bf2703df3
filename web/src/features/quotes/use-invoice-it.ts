import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { quotesRoutes } from '#shared/quotes/contract.ts';
import type { QuoteRow } from '#shared/quotes/shown.ts';
import { useCall } from '../../api/use-call.ts';
import { putDraft } from '../../data/drafts.ts';
import { texts } from './texts.ts';

/** Drafts the final invoice of an accepted quote and opens it. */
export const useInvoiceIt = ({ id }: QuoteRow) => {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useCall(quotesRoutes.invoice, {
    success: texts.drafted,
    failure: texts.invoiceFailed,
    refresh: [quotesRoutes.get.path],
    onSuccess: (draft) => {
      putDraft(cache, draft);
      navigate(`/invoices?draft=${draft.id}`);
    },
  });
  return { invoiceIt: () => mutate({ params: { id } }), busy: isPending };
};
