import type { CallInput } from '#shared/call.ts';
import type { Credit } from '#shared/invoices/credits.ts';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import { useCall } from '../../../api/use-call.ts';
import { creditTexts as texts } from './texts.ts';

type CreditBody = CallInput<typeof invoicesRoutes.credit>['body'];

/** Credits an invoice; if refused, loads the current state if possible. */
export const useCredit = (id: number) => {
  const { mutateAsync } = useCall(invoicesRoutes.credit, {
    success: ({ number }) => texts.credited(number),
    failure: texts.creditFailed,
  });
  return (body: CreditBody): Promise<Credit> => mutateAsync({ params: { id }, body });
};

/** Voids an invoice. */
export const useMakeVoid = (id: number) => {
  const { mutateAsync } = useCall(invoicesRoutes.void, {
    success: texts.voided,
    failure: texts.voidFailed,
  });
  return (reason: string) => mutateAsync({ params: { id }, body: { reason } });
};
