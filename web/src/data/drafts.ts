import type { QueryClient } from '@tanstack/react-query';
import { clientsRoutes } from '#shared/clients/contract.ts';
import { invoicesRoutes } from '#shared/invoices/contract.ts';
import type { Draft, DraftRow } from '#shared/invoices/drafts.ts';
import { putRecord } from '../api/change-record.ts';
import { usePagedList } from '../api/paged-list.ts';
import { read } from '../api/read.ts';
import { refresh } from '../api/use-call.ts';
import { dropRow, putRow } from './list-rows.ts';

/** All drafts of invoices, newest first, as far as they have come. */
export const useDrafts = () => usePagedList(invoicesRoutes.drafts);

/** One draft with its lines. */
export const draftQuery = (id: number) => read(invoicesRoutes.getDraft, { params: { id } });

/** Shows a saved draft wherever it is cached. */
export const putDraft = (cache: QueryClient, draft: Draft): void => {
  const { sums: _sums, ...row } = draft;
  putRow<DraftRow>(cache, invoicesRoutes.drafts, { ...row, hasLines: draft.lines !== null });
  putRecord(cache, draftQuery(draft.id), draft);
  void refresh(cache, [clientsRoutes.thread.path]);
};

/** Takes a draft out of the list; what it returns puts it back. */
export const dropDraft = (cache: QueryClient, id: number): (() => void) => {
  cache.removeQueries({ queryKey: draftQuery(id).queryKey });
  return dropRow<DraftRow>(cache, invoicesRoutes.drafts, id);
};
