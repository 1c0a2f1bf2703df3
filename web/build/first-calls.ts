import { certificatesRoutes } from '../../shared/certificates/routes.ts';
import { clientsRoutes } from '../../shared/clients/routes.ts';
import { dashboardRoutes } from '../../shared/dashboard/routes.ts';
import { invoicesRoutes } from '../../shared/invoices/routes.ts';
import { jobsRoutes } from '../../shared/jobs/routes.ts';
import { quotesRoutes } from '../../shared/quotes/routes.ts';

/** The boot script replaces it with the first and last day shown on this month's page. */
export const monthsDays = '{days}';

/**
 * The first requests of the daily places, by path: the boot script sends them while the code loads. e2e/first-calls.spec.ts proves
 * that the places make them.
 */
export const firstCalls: Record<string, string[]> = {
  '/dashboard': [
    dashboardRoutes.day.path,
    dashboardRoutes.stats.path,
    certificatesRoutes.due.path,
    dashboardRoutes.activity.path,
  ],
  '/clients': [clientsRoutes.list.path],
  '/jobs': [jobsRoutes.list.path],
  '/quotes': [quotesRoutes.list.path],
  '/calendar': [`${jobsRoutes.list.path}?${monthsDays}`],
  '/invoices': [invoicesRoutes.list.path, invoicesRoutes.drafts.path],
};
