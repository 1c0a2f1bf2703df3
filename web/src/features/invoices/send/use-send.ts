import { invoicesRoutes } from '#shared/invoices/routes.ts';
import type { SendInput } from '#shared/invoices/sending.ts';
import { useCall } from '../../../api/use-call.ts';
import { toast } from '../../../components/toast.ts';
import { ApiError, explain } from '../../../store/api-error.ts';
import { wasKept } from '../../../store/waiting.ts';
import { sendTexts as texts } from './texts.ts';

/** The server's message if it has one, because it says what to do. */
const failure = (error: Error): string =>
  error instanceof ApiError && error.reason ? error.reason : explain(texts.failed, error);

/** Emails an invoice. */
export const useSend = (id: number) => {
  const { mutateAsync } = useCall(invoicesRoutes.send, {
    failure,
  });
  return async (body: SendInput): Promise<void> => {
    const reply = await mutateAsync({ params: { id }, body });
    if (!wasKept(reply)) toast(texts.sent(body.to));
  };
};
