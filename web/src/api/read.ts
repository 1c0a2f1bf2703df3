import { type NonUndefinedGuard, queryOptions } from '@tanstack/react-query';
import type { CallInput, CallReply } from '#shared/call.ts';
import type { Route } from '#shared/route.ts';
import { call } from './call.ts';
import { following } from './following.ts';
import { heldNow } from './from-records.ts';

/**
 * A GET route as TanStack query options: `useQuery(read(routes.clients.get, { params: { id } }))`. The key begins with the route's
 * path.
 */
export const read = <R extends Route>(route: R, input: CallInput<R>) => {
  const queryKey = [route.path, input.params ?? null, input.query ?? null];
  return queryOptions<CallReply<R>>({
    queryKey,
    queryFn: () => call(route, input),
    ...(route.follows && { meta: following(route.follows) }),
    initialData: () => heldNow(queryKey) as NonUndefinedGuard<CallReply<R>> | undefined,
  });
};
