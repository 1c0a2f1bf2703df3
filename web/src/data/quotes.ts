import type { QueryClient } from '@tanstack/react-query';
import { clientsRoutes } from '#shared/clients/contract.ts';
import { dashboardRoutes } from '#shared/dashboard/contract.ts';
import { quotesRoutes } from '#shared/quotes/contract.ts';
import type { Quote, QuoteRow } from '#shared/quotes/shown.ts';
import { putRecord } from '../api/change-record.ts';
import { askedFor, type ListQuery, usePagedList } from '../api/paged-list.ts';
import { read } from '../api/read.ts';
import { refresh } from '../api/use-call.ts';
import { dropRow, putRow } from './list-rows.ts';

/** All quotes, newest first, as far as they have come. */
export const useQuotes = () => usePagedList(quotesRoutes.list);

/** The quotes of one job, the one that made it and its variations. */
export const useJobQuotes = (jobId: number) => usePagedList(quotesRoutes.list, { jobId: String(jobId) });

export const quoteQuery = (id: number) => read(quotesRoutes.get, { params: { id } });

const belongsTo = (part: ListQuery | undefined, { jobId, clientId }: QuoteRow): boolean =>
  Object.entries(part ?? {}).every(([name, value]) =>
    name === 'jobId' ? String(jobId) === value : name !== 'clientId' || String(clientId) === value,
  );

/** Shows a saved quote wherever it is cached. */
export const putQuote = (cache: QueryClient, quote: Quote): void => {
  for (const part of askedFor(cache, quotesRoutes.list))
    if (belongsTo(part, quote)) putRow<QuoteRow>(cache, quotesRoutes.list, quote, part);
  putRecord(cache, quoteQuery(quote.id), quote);
  void refresh(cache, [clientsRoutes.thread.path]);
};

/** Takes a quote out of its lists; what it returns puts it back. */
export const dropQuote = (cache: QueryClient, id: number): (() => void) => {
  cache.removeQueries({ queryKey: quoteQuery(id).queryKey });
  const restores = askedFor(cache, quotesRoutes.list).map((part) =>
    dropRow<QuoteRow>(cache, quotesRoutes.list, id, part),
  );
  return () => {
    for (const restore of restores) restore();
  };
};

/** What is counted anew after a quote was made, sent or answered. */
export const quoteFigures = [dashboardRoutes.stats.path, dashboardRoutes.activity.path];
