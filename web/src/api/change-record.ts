import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface Keyed {
  queryKey: QueryKey;
}

/**
 * Shows a saved record in its own place. What is just being read may have been read before the change, and would put the old one back;
 * whoever waits for it gets this one.
 */
export const putRecord = <Row>(cache: QueryClient, { queryKey }: Keyed, record: Row): void => {
  cache.setQueryData<Row>(queryKey, record);
  void cache.cancelQueries({ queryKey, exact: true });
};

/** Changes a cached record at once, for `optimistic` of `useCall`; what it returns puts it back as it was. */
export const changeRecord = <Row>(
  cache: QueryClient,
  { queryKey }: Keyed,
  change: (record: Row) => Row,
): (() => void) => {
  const before = cache.getQueryData<Row>(queryKey);
  if (before === undefined) return () => undefined;
  putRecord(cache, { queryKey }, change(before));
  return () => cache.setQueryData(queryKey, before);
};
