import { type Contract, routeKey } from '#shared/route.ts';
import { routes } from '#shared/routes.ts';

/** Every call of the API with its name, for tests that hold for all of them. */
export const everyRoute: { key: string; route: Contract }[] = Object.values(routes)
  .flatMap((resource): Contract[] => Object.values(resource))
  .map((route) => ({ key: routeKey(route), route }));
