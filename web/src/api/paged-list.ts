import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type AnyInput, addressOf, type CallReply } from '#shared/call.ts';
import type { Route } from '#shared/route.ts';
import { send } from '../store/send.ts';
import { useStanding } from '../store/use-standing.ts';
import { useView } from '../store/use-view.ts';
import { askedBy } from './asked-by.ts';
import type { ListPage } from './list-pages.ts';

type RowOf<R extends Route> = CallReply<R> extends (infer Row)[] ? Row : never;

/** The address in `Link: <…>; rel="next"`. */
export const nextAddress = (link: string | null): string | null =>
  link?.match(/<([^>]+)>\s*;\s*rel="?next"?/)?.[1] ?? null;

/** Asks for the page of a list that is at an address. */
export const loadPage = async <Row>(address: string): Promise<ListPage<Row>> => {
  const response = await send('GET', address);
  return { rows: (await response.json()) as Row[], next: nextAddress(response.headers.get('Link')) };
};

/** What of a list is asked for, where that is not all of it. */
export type ListQuery = AnyInput['query'];

/** A list route as options for TanStack's infinite query. */
export const listOptions = <R extends Route>(route: R, query?: ListQuery) =>
  infiniteQueryOptions({
    queryKey: query ? [route.path, 'pages', query] : [route.path, 'pages'],
    queryFn: ({ pageParam }: { pageParam: string }) => loadPage<RowOf<R>>(pageParam),
    initialPageParam: addressOf(route, { query }),
    getNextPageParam: (last: ListPage<RowOf<R>>) => last.next,
  });

/**
 * A whole list: the first page as soon as it is there, then page after page until all have come, so that searching
 * and filtering cover everything. `complete` says when.
 */
export const usePagedList = <R extends Route>(route: R, part?: ListQuery) => {
  const options = listOptions(route, part);
  const query = useInfiniteQuery(options);
  const answer = useView(askedBy(options.queryKey));
  const standing = useStanding();
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.rows) ?? [], [query.data]);
  const isFound = answer.state === 'found';
  /** What is older has not come to this device. */
  const isPart = isFound && !answer.isWhole;
  return {
    rows,
    loading: query.isPending || (isPart && rows.length === 0 && standing.asOf === undefined),
    complete: query.isSuccess && !hasNextPage && !isPart,
    /** Whether older rows are on their way, or cannot come just now. */
    older: isPart ? (standing.asOf === undefined ? ('loading' as const) : ('missing' as const)) : undefined,
    /** When the server said it, in milliseconds, where it has not answered since. */
    asOf: standing.asOf,
    /** Some rows are there, if only what waits, but the rest couldn’t be loaded; `retry` goes on where it stopped. */
    stopped: (Boolean(query.data) || rows.length > 0) && isError,
    error: query.data || rows.length > 0 ? null : query.error,
    retry: () => void (query.data ? fetchNextPage() : query.refetch()),
  };
};

/** A list that is shown so many rows at a time, since most people want the first few. */
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
    /** Undefined until the first have come. */
    data: rows?.slice(0, most),
    hasMore: hasNextPage || (rows?.length ?? 0) > most,
    isMoreComing: isFetchingNextPage,
    more,
    isError,
    refetch,
  };
};
