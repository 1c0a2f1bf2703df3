import { serve } from '#functions/lib/serve.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { clientsContract } from '#shared/clients/contract.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { importClients } from './import.ts';
import { clientAt } from './references.ts';
import { shown, shownPage } from './shown.ts';
import * as store from './store.ts';

const shownOne = async (firmId: FirmId, id: number) => shown(await store.getClient(firmId, id));
const present = ({ firm }: { firm: StoredFirm }, id: number) => shownOne(firm.firmId, id);

/** What clients need from features built on top of them. */
export interface OnClients {
  dependants: readonly store.DependantsOf[];
}

export const handler = serve(
  clientsContract,
  ({ dependants }: OnClients) => ({
    list: async ({ firm, query }) => shownPage(await store.listClients(firm.firmId, query)),
    get: async ({ found }) => shown(store.clientIn(found?.[0])),
    create: ({ firm, body, once }) => store.createClient(firm.firmId, body, once),
    import: ({ firm, body }) => importClients(firm.firmId, body.rows),
    update: async ({ firm, params, body }) => shown(await store.updateClient(firm.firmId, params.id, body)),
    review: async ({ firm, params, body, once }) =>
      (await import('./review.ts')).askForReview(firm, params.id, body, once),
    remove: ({ firm, params, query }) =>
      store.removeClient(firm.firmId, params.id, { basedOn: query.updatedAt, dependants }),
  }),
  () => ({
    early: { get: async (firmId, id) => [clientAt(firmId, id)] },
    present: { create: present, update: present, remove: present },
  }),
);
