import { useQueryClient } from '@tanstack/react-query';
import { quotesRoutes } from '#shared/quotes/contract.ts';
import type { QuoteRow } from '#shared/quotes/shown.ts';
import { refresh, useCall } from '../../api/use-call.ts';
import { useConfirm } from '../../components/confirm.tsx';
import { dropQuote, putQuote, quoteFigures, quoteQuery } from '../../data/quotes.ts';
import { texts } from './texts.ts';
import type { Places } from './use-places.ts';

/** Copies a quote, takes it back, ends its links or deletes it, each of the latter once it is confirmed. */
export const useEnding = ({ id, number }: QuoteRow, places: Places) => {
  const cache = useQueryClient();
  const confirm = useConfirm();
  const params = { id };
  const copied = useCall(quotesRoutes.copy, {
    success: texts.copied,
    failure: texts.copyFailed,
    onSuccess: (quote) => {
      putQuote(cache, quote);
      places.saved(quote.id, false);
      places.edit.open(quote.id);
    },
  });
  const withdrawn = useCall(quotesRoutes.withdraw, {
    success: texts.withdrawn,
    failure: texts.withdrawFailed,
    refresh: quoteFigures,
    onSuccess: (quote) => putQuote(cache, quote),
  });
  const revoked = useCall(quotesRoutes.revoke, {
    success: texts.revoked,
    failure: texts.revokeFailed,
    onSuccess: () => void refresh(cache, [quoteQuery(id).queryKey[0] as string]),
  });
  const removed = useCall(quotesRoutes.remove, {
    success: texts.deleted,
    failure: texts.deleteFailed,
    refresh: quoteFigures,
    optimistic: () => dropQuote(cache, id),
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
