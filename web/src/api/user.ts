import { queryOptions, useQuery } from '@tanstack/react-query';
import { authRoutes } from '#shared/auth/contract.ts';
import type { User } from '#shared/auth/user.ts';
import { isUnauthorised } from './api-error.ts';
import { call } from './call.ts';
import { caching } from './query-client.ts';

/** The signed-in user, or null where nobody is signed in: a 401 counts as signed out. */
export const userQuery = queryOptions<User | null>({
  queryKey: [authRoutes.user.path],
  staleTime: caching.userStaleMs,
  queryFn: async () => {
    try {
      return await call(authRoutes.user, {});
    } catch (error) {
      if (isUnauthorised(error)) return null;
      throw error;
    }
  },
});

/** The signed-in user inside the app's gate, where there always is one. */
export function useSignedInUser(): User {
  const { data } = useQuery(userQuery);
  if (!data) throw new Error('Nobody is signed in');
  return data;
}
