import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Route } from '#shared/route.ts';
import { type ListPages, type ListQuery, listOptions } from './paged-list.ts';

/**
 * Changes the rows of a cached list at once, for `optimistic` of `useCall`:
 * `changeRows(cache, routes.jobs.list, (rows: Job[]) => rows.filter((job) => job.id !== id))`.
 * What it returns puts the list back as it was.
 */
export const changeRows = <Row>(
  cache: QueryClient,
  route: Route,
  change: (rows: Row[]) => Row[],
  query?: ListQuery,
): (() => void) => {
  const queryKey: QueryKey = listOptions(route, query).queryKey;
  // Only this list: the key of a whole list is where the keys of its parts begin.
  const exact = true;
  // A list that is just being fetched would overwrite the change with what the server still has.
  const cancelled = cache.cancelQueries({ queryKey, exact });
  const before = cache.getQueryData<ListPages<Row>>(queryKey);
  if (!before) {
    // Nothing to change yet, but whoever waits for the first page still wants it.
    void cancelled.then(() => cache.refetchQueries({ queryKey, exact, type: 'active' }));
    return () => undefined;
  }
  cache.setQueryData<ListPages<Row>>(queryKey, {
    ...before,
    pages: before.pages.map((page) => ({ ...page, rows: change(page.rows) })),
  });
  return () => cache.setQueryData(queryKey, before);
};
