import type { dueRoutes } from '#shared/guest/dues/routes.ts';

type Routes = typeof dueRoutes;

/** Where a client answers what is due. */
export const duePaths: { [N in keyof Routes]: Routes[N]['path'] } = {
  visit: '/api/guest/visit',
  done: '/api/guest/done',
};
