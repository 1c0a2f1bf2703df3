import { clientsRoutes } from '#shared/clients/contract.ts';
import { invoicesRoutes } from '#shared/invoices/contract.ts';
import { jobsRoutes } from '#shared/jobs/contract.ts';
import { quotesRoutes } from '#shared/quotes/contract.ts';
import { type Route, routeKey } from '#shared/route.ts';
import type { Entry } from '../../outbox/entry.ts';

const creates: Record<string, Route> = {
  [clientsRoutes.get.path]: clientsRoutes.create,
  [jobsRoutes.get.path]: jobsRoutes.create,
  [invoicesRoutes.get.path]: invoicesRoutes.create,
  [invoicesRoutes.getDraft.path]: invoicesRoutes.createDraft,
  [quotesRoutes.get.path]: quotesRoutes.create,
};

const fieldsOf = ({ body }: Route): string[] =>
  Object.keys((body as { def?: { shape?: object } } | undefined)?.def?.shape ?? {});

/** An edit of a record that was deleted, as the making of one with the same id, so that what names it goes on doing so. */
export const again = (entry: Entry): Pick<Entry, 'route' | 'body'> | undefined => {
  const [, path = ''] = entry.route.split(' ');
  const create = creates[path];
  if (!create || entry.base === undefined) return undefined;
  const whole = { ...(entry.base as object), ...(entry.body as object), id: entry.id } as Record<
    string,
    unknown
  >;
  const told = fieldsOf(create).filter((name) => whole[name] !== null && whole[name] !== undefined);
  return { route: routeKey(create), body: Object.fromEntries(told.map((name) => [name, whole[name]])) };
};
