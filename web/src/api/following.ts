import type { Query, QueryClient } from '@tanstack/react-query';
import type { Kind } from '#shared/domain/kinds.ts';
import { storeNow } from '../store/live.ts';

/** `meta` of a query that only the server answers: it is fetched again when records of these kinds change. */
export const following = (kinds: readonly Kind[]) => ({ following: kinds });

/** Returns what invalidates such queries after a change of the records, or once they are fetched anew. */
export const followingOf = (cache: QueryClient): ((query: Query) => void) => {
  const seen = new WeakMap<Query, string>();
  return (query) => {
    const { following: kinds } = (query.meta ?? {}) as Partial<ReturnType<typeof following>>;
    const store = storeNow();
    if (!kinds || !store || !kinds.every((kind) => store.filled.has(kind))) return;
    const now = kinds.map((kind) => store.records.version(kind)).join();
    const before = seen.get(query);
    seen.set(query, now);
    if (before !== undefined && before !== now && query.state.data !== undefined)
      void cache.invalidateQueries({ queryKey: query.queryKey, exact: true });
  };
};
