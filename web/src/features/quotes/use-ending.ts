import { quotesRoutes } from '#shared/quotes/routes.ts';
import type { QuoteRow } from '#shared/quotes/shown.ts';
import { useCall } from '../../api/use-call.ts';
import { useConfirm } from '../../components/confirm.tsx';
import { texts } from './texts.ts';
import type { Places } from './use-places.ts';

/** Copies a quote; withdraws it, revokes its links or deletes it after a confirmation. */
export const useEnding = ({ id, number }: QuoteRow, places: Places) => {
  const confirm = useConfirm();
  const params = { id };
  const copyMade = (quote: { id: number }) => {
    places.saved(quote.id, false);
    places.edit.open(quote.id);
  };
  const copied = useCall(quotesRoutes.copy, {
    success: texts.copied,
    failure: texts.copyFailed,
    onSuccess: copyMade,
    onKept: copyMade,
  });
  const withdrawn = useCall(quotesRoutes.withdraw, {
    success: texts.withdrawn,
    failure: texts.withdrawFailed,
  });
  const revoked = useCall(quotesRoutes.revoke, {
    success: texts.revoked,
    failure: texts.revokeFailed,
  });
  const removed = useCall(quotesRoutes.remove, {
    success: texts.deleted,
    failure: texts.deleteFailed,
  });
  const asked = async (title: string, action: string, description?: string): Promise<boolean> =>
    confirm({ title, action, danger: true, ...(description && { description }) });
  return {
    copy: () => copied.mutate({ params }),
    withdraw: async () => {
      if (await asked(texts.withdrawQuestion(number), texts.withdraw, texts.withdrawHint))
        withdrawn.mutate({ params });
    },
    revoke: async () => {
      if (await asked(texts.revokeQuestion, texts.revoke, texts.revokeHint)) revoked.mutate({ params });
    },
    remove: async () => {
      if (!(await asked(texts.deleteQuestion(number), texts.delete))) return;
      places.leave();
      removed.mutate({ params });
    },
  };
};
