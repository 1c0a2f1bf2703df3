import { serve } from '#functions/lib/serve.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { pricesContract } from '#shared/prices/contract.ts';
import { importPrices } from './import.ts';
import * as store from './store.ts';

const present = ({ firm }: { firm: StoredFirm }, id: number) => store.getPrice(firm.firmId, id);

export const handler = serve(
  pricesContract,
  {
    list: ({ firm, query }) => store.listPrices(firm.firmId, query),
    get: ({ firm, params }) => store.getPrice(firm.firmId, params.id),
    create: ({ firm, body, once }) => store.createPrice(firm.firmId, body, once),
    import: ({ firm, body }) => importPrices(firm.firmId, body.rows),
    update: ({ firm, params, body }) => store.updatePrice(firm.firmId, params.id, body),
    remove: ({ firm, params, query }) => store.removePrice(firm.firmId, params.id, query.updatedAt),
  },
  { present: { create: present, update: present, remove: present } },
);
