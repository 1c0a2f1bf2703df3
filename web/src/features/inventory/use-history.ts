import { useInfiniteQuery } from '@tanstack/react-query';
import { addressOf } from '#shared/call.ts';
import { inventoryRoutes } from '#shared/inventory/contract.ts';
import type { Move } from '#shared/inventory/move.ts';
import { type ListPage, loadPage } from '../../api/paged-list.ts';

/** As many moves as come at once: most people want the last few. */
const limit = '20';

/** The moves of one item, newest first, and older ones when asked for. */
export const useHistory = (itemId: number) => {
  const { moves } = inventoryRoutes;
  return useInfiniteQuery({
    queryKey: [moves.path, itemId],
    queryFn: ({ pageParam }: { pageParam: string }) => loadPage<Move>(pageParam),
    initialPageParam: addressOf(moves, { query: { itemId, limit } }),
    getNextPageParam: (last: ListPage<Move>) => last.next,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows),
  });
};
