import type { Route } from '#shared/route.ts';
import { type ListQuery, listOptions } from './paged-list.ts';
import { queryClient } from './query-client.ts';

/** Sends for a list's first page before the page that shows it is drawn. */
export const prefetchList = (route: Route, part?: ListQuery): void => {
  void queryClient.prefetchInfiniteQuery(listOptions(route, part));
};
