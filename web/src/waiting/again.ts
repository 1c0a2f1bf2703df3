import { clientsRoutes, newClient } from '#shared/clients/contract.ts';
import { invoicesRoutes } from '#shared/invoices/contract.ts';
import { newDraft } from '#shared/invoices/drafts.ts';
import { newInvoice } from '#shared/invoices/input.ts';
import { jobsRoutes } from '#shared/jobs/contract.ts';
import { newJob } from '#shared/jobs/input.ts';
import { newQuote, quotesRoutes } from '#shared/quotes/contract.ts';
import { type Route, routeKey } from '#shared/route.ts';
import type { Entry } from '../../store/mutation-entry.ts';

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

/** Before any version there is: the server answers with the one that there is. */
const longAgo = new Date(0).toISOString();

/** The making of a record that was made before, of other words, as a change of that one. */
export const asEdit = (entry: Entry): Pick<Entry, 'route' | 'params' | 'body' | 'base'> | undefined => {
  const path = Object.keys(creates).find((of) => creates[of] && routeKey(creates[of].route) === entry.route);
  if (!path) return undefined;
  const { id, ...typed } = entry.body as { id: number };
  const body = { ...typed, updatedAt: longAgo };
  return {
    route: `PUT ${path}`,
    params: { id },
    body,
    ...(entry.first !== undefined && { base: entry.first }),
  };
};
