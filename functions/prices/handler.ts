import { serve } from '#functions/lib/serve.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { pricesRoutes } from '#shared/prices/contract.ts';
import { importPrices } from './import.ts';
import * as store from './store.ts';

const present = ({ user }: { user: StoredUser }, id: number) => store.getPrice(user.userId, id);

export const handler = serve(
  pricesRoutes,
  {
    list: ({ user, query }) => store.listPrices(user.userId, query),
    get: ({ user, params }) => store.getPrice(user.userId, params.id),
    create: ({ user, body, once }) => store.createPrice(user.userId, body, once),
    import: ({ user, body }) => importPrices(user.userId, body.rows),
    update: ({ user, params, body }) => store.updatePrice(user.userId, params.id, body),
    remove: ({ user, params }) => store.removePrice(user.userId, params.id),
  },
  { present: { create: present, update: present } },
);
