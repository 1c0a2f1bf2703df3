import type { QuoteLetter } from '#shared/quotes/letter.ts';
import { quotesRoutes } from '#shared/quotes/routes.ts';
import type { Quote } from '#shared/quotes/shown.ts';
import { useCall } from '../../../api/use-call.ts';
import { toast } from '../../../components/toast.ts';
import { ApiError, explain, type Issue } from '../../../store/api-error.ts';
import { wasKept } from '../../../store/waiting.ts';
import { texts } from '../texts.ts';

/** The server's message if it has one, because it says what to do. */
const failure = (error: Error): string =>
  error instanceof ApiError && error.reason ? error.reason : explain(texts.sendFailed, error);

/** What prevents sending the quote; issues with the email's fields are shown beside them. */
const findingsIn = (error: unknown): readonly Issue[] =>
  error instanceof ApiError && error.status === 409 ? error.issues : [];

/** Emails a quote. `findings` is what prevents it, each with where to correct it. */
export const useSend = ({ id }: Quote) => {
  const { mutateAsync, error } = useCall(quotesRoutes.send, {
    failure,
  });
  const send = async (body: QuoteLetter): Promise<void> => {
    const reply = await mutateAsync({ params: { id }, body });
    if (!wasKept(reply)) toast(texts.sent(body.to));
  };
  return { send, findings: findingsIn(error) };
};
