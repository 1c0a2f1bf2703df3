import { useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#shared/call.ts';
import type { ClaimUpdate } from '#shared/invoices/claims.ts';
import { type Invoice, invoicesRoutes, type OneInvoice } from '#shared/invoices/contract.ts';
import { changeRecord } from '../../../api/change-record.ts';
import { useCall } from '../../../api/use-call.ts';
import { invoiceFigures, invoiceQuery, putInvoice } from '../../../data/invoices.ts';
import { showAsItIs } from '../../../data/payments.ts';
import { lateTexts as texts } from './texts.ts';

/** Shows an invoice as it is, if it can be had. */
const useShow = (id: number) => {
  const cache = useQueryClient();
  return () => void showAsItIs(cache, id).catch(() => undefined);
};

/** Keeps what the law asks about an invoice. */
export const useLateTerms = () => {
  const cache = useQueryClient();
  return useCall(invoicesRoutes.lateTerms, {
    failure: texts.termsFailed,
    onSuccess: (reply) => putInvoice(cache, reply),
  });
};

/** Writes down that the customer disputes an invoice. */
export const useDispute = (id: number) => {
  const cache = useQueryClient();
  const { mutateAsync } = useCall(invoicesRoutes.dispute, {
    success: texts.kept,
    failure: texts.disputeFailed,
    refresh: invoiceFigures,
    onSuccess: (reply) => putInvoice(cache, reply),
  });
  return (body: CallInput<typeof invoicesRoutes.dispute>['body']) => mutateAsync({ params: { id }, body });
};

/** Lifts its dispute. */
export const useLiftDispute = ({ id }: Invoice) => {
  const show = useShow(id);
  const { mutate, isPending } = useCall(invoicesRoutes.settleDispute, {
    success: texts.lifted,
    failure: texts.disputeFailed,
    refresh: invoiceFigures,
    onSuccess: show,
  });
  return { lift: () => mutate({ params: { id } }), isPending };
};

/** Writes a claim or a letter before claim; refused, what is there now is shown. */
export const useClaim = (id: number) => {
  const cache = useQueryClient();
  const show = useShow(id);
  const { mutateAsync } = useCall(invoicesRoutes.claim, {
    success: ({ number }) => texts.written(number),
    failure: texts.claimFailed,
    madeBefore: ({ number }) => texts.writtenBefore(number),
    refresh: invoiceFigures,
    // At once: the letter that encloses it opens next.
    onSuccess: (claim) =>
      changeRecord<OneInvoice>(cache, invoiceQuery(id), (before) => ({
        ...before,
        claims: [claim, ...before.claims],
      })),
  });
  return (body: CallInput<typeof invoicesRoutes.claim>['body']) =>
    mutateAsync({ params: { id }, body }).finally(show);
};

/** Says what became of a claim. */
export const useClaimOutcome = (invoiceId: number) => {
  const show = useShow(invoiceId);
  const { mutate, mutateAsync, isPending } = useCall(invoicesRoutes.updateClaim, {
    success: texts.changed,
    failure: texts.changeFailed,
    onSuccess: show,
  });
  return {
    change: (id: number, body: ClaimUpdate) => mutate({ params: { id }, body }),
    save: (id: number, body: ClaimUpdate) => mutateAsync({ params: { id }, body }),
    isPending,
  };
};
