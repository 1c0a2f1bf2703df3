import { useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '#shared/call.ts';
import { invoicesRoutes } from '#shared/invoices/contract.ts';
import type { Credit } from '#shared/invoices/credits.ts';
import { useCall } from '../../../api/use-call.ts';
import { invoiceFigures, putInvoice } from '../../../data/invoices.ts';
import { showAsItIs } from '../../../data/payments.ts';
import { creditTexts as texts } from './texts.ts';

type CreditBody = CallInput<typeof invoicesRoutes.credit>['body'];

/** Credits an invoice; refused, what is there now is shown, if it can be had. */
export const useCredit = (id: number) => {
  const cache = useQueryClient();
  const { mutateAsync } = useCall(invoicesRoutes.credit, {
    success: ({ number }) => texts.credited(number),
    failure: texts.creditFailed,
    madeBefore: texts.creditedBefore,
    refresh: [...invoiceFigures, invoicesRoutes.credits.path, invoicesRoutes.drafts.path],
  });
  const show = () => void showAsItIs(cache, id).catch(() => undefined);
  return (body: CreditBody): Promise<Credit> => mutateAsync({ params: { id }, body }).finally(show);
};

/** Makes an invoice void. */
export const useMakeVoid = (id: number) => {
  const cache = useQueryClient();
  const { mutateAsync } = useCall(invoicesRoutes.void, {
    success: texts.voided,
    failure: texts.voidFailed,
    refresh: invoiceFigures,
    onSuccess: (reply) => putInvoice(cache, reply),
  });
  return (reason: string) => mutateAsync({ params: { id }, body: { reason } });
};
