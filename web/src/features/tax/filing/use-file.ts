import { useQueryClient } from '@tanstack/react-query';
import type { CallReply } from '#shared/call.ts';
import { filingRoutes } from '#shared/filing/routes.ts';
import type { FilingReturn } from '#shared/filing/vat.ts';
import { read } from '../../../api/read.ts';
import { useCall } from '../../../api/use-call.ts';
import { ApiError, explain } from '../../../store/api-error.ts';
import type { Causes } from './late-changes.tsx';
import { filingTexts as words } from './texts.ts';

const keyOf = (end: string) => read(filingRoutes.vatReturn, { params: { end } }).queryKey;

/** HMRC's reason, because it says what to do. */
const saidOf = (error: Error): string =>
  error instanceof ApiError ? error.reason : explain(words.fileFailed, error);

/** Files a return. Whatever the result, the page then shows the return's state. */
export const useFile = ({ end, hash, corrections }: FilingReturn) => {
  const cache = useQueryClient();
  const { mutate, isPending } = useCall(filingRoutes.fileVatReturn, {
    failure: saidOf,
    onSuccess: (reply: CallReply<typeof filingRoutes.fileVatReturn>) => {
      cache.setQueryData(keyOf(end), reply);
      window.scrollTo(0, 0);
    },
  });
  const file = (causes: Causes) => {
    const given = corrections.flatMap(({ of }) => {
      const cause = causes.get(of);
      return cause ? [{ of, cause }] : [];
    });
    mutate({ params: { end }, body: { hash, declared: true, corrections: given } });
  };
  return { file, busy: isPending };
};
