import type { Route } from '#shared/route.ts';
import { isFromRecords } from './from-records.ts';
import { type ListQuery, listOptions } from './paged-list.ts';
import { queryClient } from './query-client.ts';

/** Sends for a list's first page before the page that shows it is drawn, where its records do not lie here. */
export const prefetchList = (route: Route, part?: ListQuery): void => {
  const options = listOptions(route, part);
  if (!isFromRecords(options)) void queryClient.prefetchInfiniteQuery(options);
};
