import { type Contract, routeKey } from '#shared/route.ts';
import { routes } from '#shared/routes.ts';

/** Every route of the API with its key, for tests that walk them all. */
export const everyRoute: { key: string; route: Contract }[] = Object.values(routes)
  .flatMap((resource): Contract[] => Object.values(resource))
  .map((route) => ({ key: routeKey(route), route }));
