import { useQueryClient } from '@tanstack/react-query';
import { invoicesRoutes } from '#shared/invoices/contract.ts';
import { quotesRoutes } from '#shared/quotes/contract.ts';
import { ApiError, type Issue } from '../../../api/api-error.ts';
import { useCall } from '../../../api/use-call.ts';
import { dropDraft } from '../../../data/drafts.ts';
import { invoiceFigures, putInvoice } from '../../../data/invoices.ts';
import { words } from '../../../words.ts';
import { texts } from './texts.ts';

/** A quote says by what it is billed. */
const billedQuotes = [quotesRoutes.get.path];

const findingsIn = (error: unknown): readonly Issue[] => (error instanceof ApiError ? error.issues : []);

/**
 * Issues a draft. `findings` is what keeps it from being issued, each with where it is put right. The draft is gone from the records
 * before the reply is told, so what follows is said here and not by the screen that showed it.
 */
export const useIssue = (id: number, onIssued: (invoiceId: number) => void) => {
  const cache = useQueryClient();
  const { mutate, isPending, error } = useCall(invoicesRoutes.issue, {
    success: ({ id: invoiceId, invoiceNumber }) => ({
      ...texts.issued(invoiceNumber),
      next: { word: words.send, to: `/invoices?id=${invoiceId}&send=${invoiceId}` },
    }),
    failure: texts.issueFailed,
    refresh: [...invoiceFigures, ...billedQuotes],
    onSuccess: (invoice) => {
      putInvoice(cache, invoice);
      dropDraft(cache, id);
      onIssued(invoice.id);
    },
    // One that waits is still a draft: it can be taken back.
    onKept: (invoice) => onIssued(invoice.id),
  });
  return { issue: () => mutate({ params: { id } }), issuing: isPending, findings: findingsIn(error) };
};

/** Deletes at once; the draft comes back if the server refuses. */
export const useRemoveDraft = () => {
  const cache = useQueryClient();
  const { mutate } = useCall(invoicesRoutes.removeDraft, {
    success: texts.deleted,
    failure: texts.deleteFailed,
    refresh: billedQuotes,
    optimistic: (_, { params }) => dropDraft(cache, Number(params.id)),
  });
  return (id: number) => mutate({ params: { id } });
};
