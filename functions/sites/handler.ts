import { serve } from '#functions/lib/serve.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { notFound } from '#shared/kernel/refusal.ts';
import { sitesContract } from '#shared/sites/contract.ts';
import { addAppliance, removeAppliance, updateAppliance } from './appliances.ts';
import {
  type HistoryOf,
  listAppliances,
  listHistory,
  listSites,
  readAppliance,
  readSite,
  type StandingsOf,
  type StoredSite,
  shownSite,
} from './read.ts';
import { createSite, type DependantsOf, removeSite, updateSite } from './store.ts';

interface OfAppliance {
  firm: StoredFirm;
  params: { id: number; applianceId: number };
}
const placeOf = (firmId: FirmId, { id, applianceId }: OfAppliance['params']) => ({
  firmId,
  siteId: id,
  id: applianceId,
});
const presentAppliance = ({ firm, params }: OfAppliance) => readAppliance(placeOf(firm.firmId, params));

/** What properties need from features built on top of them. */
export interface OnSites {
  dependants: readonly DependantsOf[];
  standingsOf: StandingsOf;
  /** Each says in its papers what an appliance measured. */
  historyOf: readonly HistoryOf[];
  /** The properties of an employee's own jobs. */
  ownSites: (firmId: FirmId, employeeId: number) => Promise<ReadonlySet<number>>;
}

export const handler = serve(
  sitesContract,
  ({ dependants, standingsOf, historyOf, ownSites }: OnSites) => ({
    list: ({ firm, query }) => listSites(firm.firmId, query, standingsOf),
    get: async ({ firm, params }) => shownSite(await readSite(firm.firmId, params.id), standingsOf),
    create: ({ firm, body, once }) => createSite(firm.firmId, body, { once, standingsOf }),
    import: async ({ firm, body }) =>
      (await import('./import.ts')).importSites(firm.firmId, body.rows, standingsOf),
    update: ({ firm, params, body }) => updateSite(firm.firmId, params.id, body, standingsOf),
    remove: ({ firm, params, query }) =>
      removeSite(firm.firmId, params.id, { basedOn: query.updatedAt, dependants }),
    appliances: async ({ firm, params, query, mine }) => {
      if (mine !== undefined && !(await ownSites(firm.firmId, mine)).has(params.id)) throw notFound();
      return listAppliances(firm.firmId, params.id, query);
    },
    addAppliance: ({ firm, params, body, once }) =>
      addAppliance({ firmId: firm.firmId, siteId: params.id }, body, once),
    updateAppliance: ({ firm, params, body }) => updateAppliance(placeOf(firm.firmId, params), body),
    history: ({ firm, params, query }) => listHistory(placeOf(firm.firmId, params), query, historyOf),
    removeAppliance: ({ firm, params, query }) =>
      removeAppliance(placeOf(firm.firmId, params), { basedOn: query.updatedAt, historyOf }),
  }),
  ({ standingsOf }: OnSites) => {
    const present = async ({ firm }: { firm: StoredFirm }, id: number) =>
      shownSite(await readSite(firm.firmId, id), standingsOf);
    return {
      again: { create: (kept) => shownSite(kept as StoredSite, []) },
      present: {
        create: present,
        update: present,
        remove: present,
        addAppliance: ({ firm, params }, applianceId) =>
          readAppliance(placeOf(firm.firmId, { ...params, applianceId })),
        updateAppliance: presentAppliance,
        removeAppliance: presentAppliance,
      },
    };
  },
);
