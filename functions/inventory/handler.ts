import { serve } from '#functions/lib/serve.ts';
import { inventoryRoutes } from '#shared/inventory/contract.ts';
import { importItems } from './import.ts';
import { listLowStock } from './low.ts';
import { listMoves, recordMove, takenMove } from './moves.ts';
import { getItem, listItems } from './read.ts';
import * as store from './store.ts';
import { statsOf } from './totals.ts';

export const handler = serve(
  inventoryRoutes,
  {
    list: ({ user, query }) => listItems(user.userId, query),
    stats: ({ user }) => statsOf(user.userId),
    lowStock: ({ user, query }) => listLowStock(user.userId, query),
    get: ({ user, params }) => getItem(user.userId, params.id),
    create: ({ user, body, once }) => store.createItem(user.userId, body, once),
    import: ({ user, body }) => importItems(user.userId, body.rows),
    update: ({ user, params, body }) => store.updateItem(user.userId, params.id, body),
    remove: ({ user, params }) => store.removeItem(user.userId, params.id),
    moves: ({ user, query }) => listMoves(user.userId, query),
    move: ({ user, body, once }) => recordMove(user.userId, body, once),
  },
  {
    present: {
      create: ({ user }, id) => getItem(user.userId, id),
      update: ({ user }, id) => getItem(user.userId, id),
      move: ({ user, body }, id) => takenMove(user.userId, id, body.itemId),
    },
  },
);
