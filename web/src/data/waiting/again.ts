import { clientsRoutes, newClient } from '#shared/clients/contract.ts';
import { invoicesRoutes } from '#shared/invoices/contract.ts';
import { newDraft } from '#shared/invoices/drafts.ts';
import { newInvoice } from '#shared/invoices/input.ts';
import { jobsRoutes } from '#shared/jobs/contract.ts';
import { newJob } from '#shared/jobs/input.ts';
import { newQuote, quotesRoutes } from '#shared/quotes/contract.ts';
import { type Route, routeKey } from '#shared/route.ts';
import type { Entry } from '../../outbox/entry.ts';

interface Create {
  route: Route;
  /** The names of what it takes. */
  fields: string[];
}

const creates: Record<string, Create> = {
  [clientsRoutes.get.path]: { route: clientsRoutes.create, fields: Object.keys(newClient.shape) },
  [jobsRoutes.get.path]: { route: jobsRoutes.create, fields: Object.keys(newJob.shape) },
  [invoicesRoutes.get.path]: { route: invoicesRoutes.create, fields: Object.keys(newInvoice.shape) },
  [invoicesRoutes.getDraft.path]: { route: invoicesRoutes.createDraft, fields: Object.keys(newDraft.shape) },
  [quotesRoutes.get.path]: { route: quotesRoutes.create, fields: Object.keys(newQuote.shape) },
};

/** An edit of a record that was deleted, as the making of one with the same id, so that what names it goes on doing so. */
export const again = (entry: Entry): Pick<Entry, 'route' | 'body'> | undefined => {
  const [, path = ''] = entry.route.split(' ');
  const create = creates[path];
  if (!create || entry.base === undefined) return undefined;
  const whole = { ...(entry.base as object), ...(entry.body as object), id: entry.id } as Record<
    string,
    unknown
  >;
  const told = create.fields.filter((name) => whole[name] !== null && whole[name] !== undefined);
  return { route: routeKey(create.route), body: Object.fromEntries(told.map((name) => [name, whole[name]])) };
};
