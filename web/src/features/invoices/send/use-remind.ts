import { invoicesRoutes } from '#shared/invoices/routes.ts';
import type { SendInput } from '#shared/invoices/sending.ts';
import type { RemindStage } from '#shared/letters/stages.ts';
import { useCall } from '../../../api/use-call.ts';
import { ApiError, explain } from '../../../store/api-error.ts';
import { texts } from '../texts.ts';

/** The server's message, or the spec's; the one about the email service says what to do. */
const remindFailure = (error: Error): string => {
  if (error instanceof ApiError && error.code === 'mail_not_set_up') return texts.mailNotConfiguredHint;
  return error instanceof ApiError && error.code ? error.reason : explain(texts.remindFailed, error);
};

/** Emails a reminder of an invoice. */
export const useRemind = (id: number) => {
  const { mutateAsync } = useCall(invoicesRoutes.remind, {
    success: texts.reminded,
    failure: remindFailure,
  });
  return async (body: SendInput & { stage: RemindStage }): Promise<void> => {
    await mutateAsync({ params: { id }, body });
  };
};
