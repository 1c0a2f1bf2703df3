import type { Query, QueryClient } from '@tanstack/react-query';
import type { Kind } from '#shared/domain/kinds.ts';
import { storeNow } from '../store/live.ts';

/** `meta` of a query that only the server answers: it is fetched again when records of these kinds change. */
export const following = (...kinds: Kind[]) => ({ following: kinds });

/** Returns what invalidates such queries after a change of the records. */
export const followingOf = (cache: QueryClient): ((query: Query) => void) => {
  const seen = new WeakMap<Query, number>();
  return (query) => {
    const { following: kinds } = (query.meta ?? {}) as Partial<ReturnType<typeof following>>;
    const told = storeNow()?.told;
    if (!kinds || !told) return;
    const changes = kinds.reduce((sum, kind) => sum + (told.get(kind) ?? 0), 0);
    const before = seen.get(query) ?? 0;
    seen.set(query, changes);
    if (before !== changes && query.state.data !== undefined)
      void cache.invalidateQueries({ queryKey: query.queryKey, exact: true });
  };
};
