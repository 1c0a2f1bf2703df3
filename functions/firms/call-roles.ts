import type { Contract } from '#shared/route.ts';
import { routes } from '#shared/routes.ts';

/** The roles that each call requires, in the order of the route table. */
export const callRoles = () =>
  Object.entries(routes).flatMap(([resource, calls]) =>
    Object.entries(calls as Record<string, Contract>).map(
      ([name, { method, path, access, roles = null, scope = null }]) => ({
        ...{ key: `${resource}.${name}`, method, path, access, scope },
        roles: roles && [...roles],
      }),
    ),
  );
