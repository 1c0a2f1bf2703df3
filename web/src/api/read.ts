import { queryOptions } from '@tanstack/react-query';
import type { CallInput, CallReply } from '#shared/call.ts';
import type { Route } from '#shared/route.ts';
import { call } from './call.ts';

/**
 * One GET as TanStack's query options: `useQuery(read(routes.clients.get, { params: { id } }))`. Its key begins
 * with the route's path, which is what `refresh` of a change names.
 */
export const read = <R extends Route>(route: R, input: CallInput<R>) =>
  queryOptions<CallReply<R>>({
    queryKey: [route.path, input.params ?? null, input.query ?? null],
    queryFn: () => call(route, input),
  });
