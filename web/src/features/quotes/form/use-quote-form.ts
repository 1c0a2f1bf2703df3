import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { DefaultValues } from 'react-hook-form';
import type { QuoteInput } from '#shared/quotes/contract.ts';
import { quotesRoutes } from '#shared/quotes/routes.ts';
import type { Quote } from '#shared/quotes/shown.ts';
import { fromServer } from '../../../api/from-server.ts';
import { useCall } from '../../../api/use-call.ts';
import { quoteQuery } from '../../../data/quotes.ts';
import { createOrUpdate } from '../../../forms/create-or-update.ts';
import { useRecordForm } from '../../../forms/use-record-form.ts';
import { nameOfNew } from '../../../store/kept-forms.ts';
import { texts } from '../texts.ts';
import { shape, type Values, valuesOf } from './quote-values.ts';

interface Options {
  /** The edited quote; null for a new one. */
  quote: Quote | null;
  first: Partial<Values>;
  /** `saved` is the saved quote, null if cancelled; `sendNow` means that it should be sent next. */
  onClose: (saved: Quote | null, sendNow: boolean) => void;
}

/** The quote's form. `sendNext` makes the next save continue to the email. */
export const useQuoteForm = ({ quote, first, onClose }: Options) => {
  const cache = useQueryClient();
  const saved = useRef<Quote | null>(null);
  const sends = useRef(false);
  const common = {
    success: texts.saved,
    failure: texts.saveFailed,
    onSuccess: (reply: Quote) => {
      saved.current = reply;
    },
    onKept: (reply: Quote) => {
      saved.current = reply;
    },
  };
  const create = useCall(quotesRoutes.create, { ...common });
  const update = useCall(quotesRoutes.update, common);
  const record = useRecordForm<Quote, Values, QuoteInput>({
    keptAs: quote ? `quote/${quote.id}` : nameOfNew('quote', first),
    shape,
    opened: quote,
    toValues: (row) => (row ? valuesOf(row) : first) as DefaultValues<Values>,
    readNow: () => cache.fetchQuery({ ...quoteQuery(quote?.id ?? 0), ...fromServer }),
    save: createOrUpdate(create.mutateAsync, update.mutateAsync),
    onClose: () => onClose(saved.current, sends.current),
  });
  const sendNext = (on: boolean) => {
    sends.current = on;
  };
  return { ...record, sendNext };
};

export type QuoteFormState = ReturnType<typeof useQuoteForm>['form'];
