import { useQueryClient } from '@tanstack/react-query';
import { invoicesRoutes } from '#shared/invoices/contract.ts';
import { quotesRoutes } from '#shared/quotes/contract.ts';
import { ApiError, type Issue } from '../../../api/api-error.ts';
import { useCall } from '../../../api/use-call.ts';
import { dropDraft } from '../../../data/drafts.ts';
import { invoiceFigures, putInvoice } from '../../../data/invoices.ts';
import { wasKept } from '../../../outbox/waiting.ts';
import { words } from '../../../words.ts';
import { texts } from './texts.ts';

/** A quote says by what it is billed. */
const billedQuotes = [quotesRoutes.get.path];

const findingsIn = (error: unknown): readonly Issue[] => (error instanceof ApiError ? error.issues : []);

/** Issues a draft. `findings` is what keeps it from being issued, each with where it is put right. */
export const useIssue = (onIssued: (invoiceId: number) => void) => {
  const cache = useQueryClient();
  const { mutate, isPending, error } = useCall(invoicesRoutes.issue, {
    success: ({ id, invoiceNumber }) => ({
      ...texts.issued(invoiceNumber),
      next: { word: words.send, to: `/invoices?id=${id}&send=${id}` },
    }),
    failure: texts.issueFailed,
    refresh: [...invoiceFigures, ...billedQuotes],
    onSuccess: (invoice) => putInvoice(cache, invoice),
  });
  const issue = (id: number) =>
    mutate(
      { params: { id } },
      {
        onSuccess: (invoice) => {
          // One that waits is still a draft: it can be taken back.
          if (!wasKept(invoice)) dropDraft(cache, id);
          onIssued(invoice.id);
        },
      },
    );
  return { issue, issuing: isPending, findings: findingsIn(error) };
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
