import { newClient } from '#shared/clients/contract.ts';
import { clientsRoutes } from '#shared/clients/routes.ts';
import { newDraft } from '#shared/invoices/drafts.ts';
import { newInvoice } from '#shared/invoices/input.ts';
import { invoicesRoutes } from '#shared/invoices/routes.ts';
import { newJob } from '#shared/jobs/input.ts';
import { jobsRoutes } from '#shared/jobs/routes.ts';
import { newQuote } from '#shared/quotes/contract.ts';
import { quotesRoutes } from '#shared/quotes/routes.ts';
import { type Route, routeKey } from '#shared/route.ts';
import type { MutationEntry } from '../store/mutation-entry.ts';

interface Create {
  route: Route;
  /** The fields that it takes. */
  fields: string[];
}

/** The route that creates a record, by the route that changes it. */
const creates: Record<string, Create> = {
  [routeKey(clientsRoutes.update)]: { route: clientsRoutes.create, fields: Object.keys(newClient.shape) },
  [routeKey(jobsRoutes.update)]: { route: jobsRoutes.create, fields: Object.keys(newJob.shape) },
  [routeKey(invoicesRoutes.update)]: { route: invoicesRoutes.create, fields: Object.keys(newInvoice.shape) },
  [routeKey(invoicesRoutes.updateDraft)]: {
    route: invoicesRoutes.createDraft,
    fields: Object.keys(newDraft.shape),
  },
  [routeKey(quotesRoutes.update)]: { route: quotesRoutes.create, fields: Object.keys(newQuote.shape) },
};

/** Converts an edit of a deleted record to creating it again with the same id, so that references to it still work. */
export const again = ({
  route,
  params,
  set,
  base,
}: MutationEntry): Pick<MutationEntry, 'route' | 'set' | 'makes'> | undefined => {
  const create = creates[route];
  if (!create || !base) return undefined;
  const makes = Number(params.id);
  const whole: Record<string, unknown> = { ...(set as object), id: makes };
  const told = create.fields.filter((name) => whole[name] !== null && whole[name] !== undefined);
  return {
    ...{ route: routeKey(create.route), makes },
    set: Object.fromEntries(told.map((name) => [name, whole[name]])),
  };
};
