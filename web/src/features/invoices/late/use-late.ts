import type { CallInput } from '#shared/call.ts';
import type { ClaimUpdate } from '#shared/invoices/claims.ts';
import type { Invoice } from '#shared/invoices/contract.ts';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import { useCall } from '../../../api/use-call.ts';
import { lateTexts as texts } from './texts.ts';

/** Saves the answers that the law requires about an invoice. */
export const useLateTerms = () => {
  return useCall(invoicesRoutes.lateTerms, {
    failure: texts.termsFailed,
  });
};

/** Records that the customer disputes an invoice. */
export const useDispute = (id: number) => {
  const { mutateAsync } = useCall(invoicesRoutes.dispute, {
    success: texts.kept,
    failure: texts.disputeFailed,
  });
  return (body: CallInput<typeof invoicesRoutes.dispute>['body']) => mutateAsync({ params: { id }, body });
};

/** Lifts its dispute. */
export const useLiftDispute = ({ id }: Invoice) => {
  const { mutate, isPending } = useCall(invoicesRoutes.settleDispute, {
    success: texts.lifted,
    failure: texts.disputeFailed,
  });
  return { lift: () => mutate({ params: { id } }), isPending };
};

/** Creates a claim or a letter before claim; if refused, loads the current state. */
export const useClaim = (id: number) => {
  const { mutateAsync } = useCall(invoicesRoutes.claim, {
    success: ({ number }) => texts.written(number),
    failure: texts.claimFailed,
  });
  return (body: CallInput<typeof invoicesRoutes.claim>['body']) => mutateAsync({ params: { id }, body });
};

/** Records a claim's outcome. */
export const useClaimOutcome = () => {
  const { mutate, mutateAsync, isPending } = useCall(invoicesRoutes.updateClaim, {
    success: texts.changed,
    failure: texts.changeFailed,
  });
  return {
    change: (id: number, body: ClaimUpdate) => mutate({ params: { id }, body }),
    save: (id: number, body: ClaimUpdate) => mutateAsync({ params: { id }, body }),
    isPending,
  };
};
