import { serve } from '#functions/lib/serve.ts';
import { inventoryContract } from '#shared/inventory/contract.ts';
import { importItems } from './import.ts';
import { listLowStock } from './low.ts';
import { listMoves, recordMove, takenMove } from './moves.ts';
import { expectOnOwnJob } from './on-own-job.ts';
import { getItem, listItems } from './read.ts';
import * as store from './store.ts';
import { statsOf } from './totals.ts';

export const handler = serve(
  inventoryContract,
  {
    list: ({ firm, query }) => listItems(firm.firmId, query),
    stats: ({ firm }) => statsOf(firm.firmId),
    lowStock: ({ firm, query }) => listLowStock(firm.firmId, query),
    get: ({ firm, params }) => getItem(firm.firmId, params.id),
    create: ({ firm, body, once }) => store.createItem(firm.firmId, body, once),
    import: ({ firm, body }) => importItems(firm.firmId, body.rows),
    update: ({ firm, params, body }) => store.updateItem(firm.firmId, params.id, body),
    remove: ({ firm, params, query }) => store.removeItem(firm.firmId, params.id, query.updatedAt),
    moves: ({ firm, query }) => listMoves(firm.firmId, query),
    move: async ({ firm, body, mine, once }) => {
      if (mine !== undefined) await expectOnOwnJob(firm.firmId, body, mine);
      return recordMove(firm.firmId, body, once);
    },
  },
  {
    present: {
      create: ({ firm }, id) => getItem(firm.firmId, id),
      update: ({ firm }, id) => getItem(firm.firmId, id),
      remove: ({ firm }, id) => getItem(firm.firmId, id),
      move: ({ firm, body, mine }, id) => takenMove(firm.firmId, { id, itemId: body.itemId }, mine),
    },
  },
);
