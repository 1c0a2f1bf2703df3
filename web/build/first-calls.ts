import { certificatesRoutes } from '../../shared/certificates/routes.ts';
import { clientsRoutes } from '../../shared/clients/routes.ts';
import { dashboardRoutes } from '../../shared/dashboard/routes.ts';
import { invoicesRoutes } from '../../shared/invoices/routes.ts';
import { jobsRoutes } from '../../shared/jobs/routes.ts';
import { quotesRoutes } from '../../shared/quotes/routes.ts';

/** The boot script puts the first and last day of the present month's page in its place. */
export const monthsDays = '{days}';

/**
 * What the daily places ask the server for first, by their paths: the boot script sends for it while their code still
 * comes. e2e/first-calls.spec.ts holds that it is what they ask for.
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
