import type { Route } from '#shared/route.ts';
import { isFromRecords } from './from-records.ts';
import { type ListQuery, listOptions } from './paged-list.ts';
import { queryClient } from './query-client.ts';

/** Fetches a list's first page before its screen renders, unless its records are on this device. */
export const prefetchList = (route: Route, part?: ListQuery): void => {
  const options = listOptions(route, part);
  if (!isFromRecords(options)) void queryClient.prefetchInfiniteQuery(options);
};
