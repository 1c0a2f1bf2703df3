import { invoicesRoutes } from '#shared/invoices/routes.ts';
import { useCall } from '../../../api/use-call.ts';
import { ApiError, type Issue } from '../../../store/api-error.ts';
import { words } from '../../../words.ts';
import { texts } from './texts.ts';

const findingsIn = (error: unknown): readonly Issue[] => (error instanceof ApiError ? error.issues : []);

/**
 * Issues a draft. `findings` is what prevents it, each with where to correct it. The draft is gone from the records before the
 * reply is reported, so the follow-up happens here and not in the screen that showed it.
 */
export const useIssue = (id: number, onIssued: (invoiceId: number) => void) => {
  const { mutate, isPending, error } = useCall(invoicesRoutes.issue, {
    success: ({ id: invoiceId, invoiceNumber }) => ({
      ...texts.issued(invoiceNumber),
      next: { word: words.send, to: `/invoices?id=${invoiceId}&send=${invoiceId}` },
    }),
    failure: texts.issueFailed,
    onSuccess: (invoice) => onIssued(invoice.id),
    onKept: (invoice) => onIssued(invoice.id),
  });
  return { issue: () => mutate({ params: { id } }), issuing: isPending, findings: findingsIn(error) };
};

/** Deletes optimistically; the draft returns if the server refuses. */
export const useRemoveDraft = () => {
  const { mutate } = useCall(invoicesRoutes.removeDraft, {
    success: texts.deleted,
    failure: texts.deleteFailed,
  });
  return (id: number) => mutate({ params: { id } });
};
