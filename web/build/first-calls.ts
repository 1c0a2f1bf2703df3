import { certificatesRoutes } from '../../shared/certificates/routes.ts';
import { clientsRoutes } from '../../shared/clients/routes.ts';
import { dashboardRoutes } from '../../shared/dashboard/routes.ts';
import { invoicesRoutes } from '../../shared/invoices/routes.ts';
import { jobsRoutes } from '../../shared/jobs/routes.ts';
import { type Role, roles } from '../../shared/members/roles.ts';
import { quotesRoutes } from '../../shared/quotes/routes.ts';
import type { Route } from '../../shared/route.ts';

/** The boot script replaces it with the first and last day shown on this month's page. */
export const monthsDays = '{days}';

const routes: Record<string, readonly Route[]> = {
  '/dashboard': [
    dashboardRoutes.day,
    dashboardRoutes.stats,
    certificatesRoutes.due,
    dashboardRoutes.activity,
  ],
  '/clients': [clientsRoutes.list],
  '/jobs': [jobsRoutes.list],
  '/quotes': [quotesRoutes.list],
  '/calendar': [jobsRoutes.list],
  '/invoices': [invoicesRoutes.list, invoicesRoutes.drafts],
};

const callAt = (place: string, { path }: Route): string =>
  place === '/calendar' ? `${path}?${monthsDays}` : path;

/**
 * The first requests of the daily places, by path: the boot script sends them while the code loads. e2e/first-calls.spec.ts proves
 * that the places make them.
 */
export const firstCalls: Record<string, string[]> = Object.fromEntries(
  Object.entries(routes).map(([place, calls]) => [place, calls.map((route) => callAt(place, route))]),
);

const closedTo = (role: Role): string[] =>
  Object.entries(routes).flatMap(([place, calls]) =>
    calls.filter((route) => !route.roles?.includes(role as never)).map((route) => callAt(place, route)),
  );

/** The first requests that a role may not make, so that the boot script leaves them out. */
export const closedCalls: Record<string, string[]> = Object.fromEntries(
  roles.map((role) => [role, closedTo(role)] as const).filter(([, calls]) => calls.length > 0),
);
