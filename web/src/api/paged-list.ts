import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type AnyInput, addressOf, type CallReply } from '#shared/call.ts';
import type { Route } from '#shared/route.ts';
import { send } from '../store/send.ts';
import { useStanding } from '../store/use-standing.ts';
import { heldNow } from './from-records.ts';
import type { ListPage, ListPages } from './list-pages.ts';

type RowOf<R extends Route> = CallReply<R> extends (infer Row)[] ? Row : never;

/** The URL in `Link: <…>; rel="next"`. */
export const nextAddress = (link: string | null): string | null =>
  link?.match(/<([^>]+)>\s*;\s*rel="?next"?/)?.[1] ?? null;

/** Fetches the page of a list at a URL. */
export const loadPage = async <Row>(address: string): Promise<ListPage<Row>> => {
  const response = await send('GET', address);
  return { rows: (await response.json()) as Row[], next: nextAddress(response.headers.get('Link')) };
};

/** A filter, if not the whole list is wanted. */
export type ListQuery = AnyInput['query'];

/** A list route as options for TanStack's infinite query. */
export const listOptions = <R extends Route>(route: R, query?: ListQuery) => {
  const queryKey = query ? [route.path, 'pages', query] : [route.path, 'pages'];
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }: { pageParam: string }) => loadPage<RowOf<R>>(pageParam),
    initialPageParam: addressOf(route, { query }),
    getNextPageParam: (last: ListPage<RowOf<R>>) => last.next,
    initialData: () => heldNow(queryKey) as ListPages<RowOf<R>> | undefined,
  });
};

/**
 * A whole list. The first page arrives first and the rest follows page by page, so that search and filters cover everything;
 * `complete` says when. A list that this user may not read is empty and complete.
 */
export const usePagedList = <R extends Route>(route: R, part?: ListQuery, mayRead = true) => {
  const options = listOptions(route, part);
  const query = useInfiniteQuery({ ...options, enabled: mayRead });
  const standing = useStanding();
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.rows) ?? [], [query.data]);
  /** Older rows have not reached this device. A whole list of the server's stays whole while the device fills. */
  const isPart = query.data?.pages.some((page) => page.isPart) ?? false;
  return {
    rows,
    loading: query.isPending || (isPart && rows.length === 0 && standing.asOf === undefined),
    complete: !mayRead || (query.isSuccess && !hasNextPage && !isPart),
    /** Whether older rows are loading, or can't load just now. */
    older: isPart ? (standing.asOf === undefined ? ('loading' as const) : ('missing' as const)) : undefined,
    /** When the server last answered, in milliseconds, if it doesn't answer now. */
    asOf: standing.asOf,
    /** Some rows are here, if only queued ones, but the rest failed to load; `retry` continues where it stopped. */
    stopped: (Boolean(query.data) || rows.length > 0) && isError,
    error: query.data || rows.length > 0 ? null : query.error,
    retry: () => void (query.data ? fetchNextPage() : query.refetch()),
  };
};

/** A list shown a few rows at a time: most people want only the first. */
export const useListBySteps = <R extends Route>(route: R, query: object, step: number) => {
  const { data, isError, isFetchingNextPage, hasNextPage, refetch, fetchNextPage } = useInfiniteQuery(
    listOptions(route, { ...query, limit: String(step) }),
  );
  const [most, setMost] = useState(step);
  const rows = data?.pages.flatMap((page) => page.rows);
  const more = () => {
    setMost(most + step);
    if (hasNextPage) void fetchNextPage();
  };
  return {
    /** Undefined until the first page is here. */
    data: rows?.slice(0, most),
    hasMore: hasNextPage || (rows?.length ?? 0) > most,
    isMoreComing: isFetchingNextPage,
    more,
    isError,
    refetch,
  };
};
