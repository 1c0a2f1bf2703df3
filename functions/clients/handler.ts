import { serve } from '#functions/lib/serve.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { clientsRoutes } from '#shared/clients/contract.ts';
import { importClients } from './import.ts';
import { clientAt } from './references.ts';
import { shown, shownPage } from './shown.ts';
import * as store from './store.ts';
import { threadOf } from './thread.ts';

const shownOne = async (userId: string, id: number) => shown(await store.getClient(userId, id));
const present = ({ user }: { user: StoredUser }, id: number) => shownOne(user.userId, id);

export const handler = serve(
  clientsRoutes,
  {
    list: async ({ user, query }) => shownPage(await store.listClients(user.userId, query)),
    get: async ({ found }) => shown(store.clientIn(found?.[0])),
    thread: ({ user, params, query }) => threadOf(user.userId, params.id, query.jobId),
    create: ({ user, body, once }) => store.createClient(user.userId, body, once),
    import: ({ user, body }) => importClients(user.userId, body.rows),
    update: async ({ user, params, body }) => shown(await store.updateClient(user.userId, params.id, body)),
    review: async ({ user, params, body, once }) =>
      (await import('./review.ts')).askForReview(user, params.id, body, once),
    remove: ({ user, params }) => store.removeClient(user.userId, params.id),
  },
  {
    early: { get: async (userId, id) => [clientAt(userId, id)] },
    present: { create: present, update: present },
  },
);
