import { serve } from '#functions/lib/serve.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { sitesRoutes } from '#shared/sites/contract.ts';
import { addAppliance, removeAppliance, updateAppliance } from './appliances.ts';
import { listAppliances, listSites, readAppliance, readSite, type StoredSite, shownSite } from './read.ts';
import { type CertificatesOf, createSite, removeSite, updateSite } from './store.ts';

const placeOf = (firmId: FirmId, { id, applianceId }: { id: number; applianceId: number }) => ({
  firmId,
  siteId: id,
  id: applianceId,
});

const shownOne = async (firmId: FirmId, id: number) => shownSite(await readSite(firmId, id));
const present = ({ firm }: { firm: StoredFirm }, id: number) => shownOne(firm.firmId, id);

/** What the resource of properties needs of those that stand on it. */
export interface OnSites {
  certificatesOf: CertificatesOf;
}

export const handler = serve(
  sitesRoutes,
  ({ certificatesOf }: OnSites) => ({
    list: ({ firm, query }) => listSites(firm.firmId, query),
    get: ({ firm, params }) => shownOne(firm.firmId, params.id),
    create: ({ firm, body, once }) => createSite(firm.firmId, body, once),
    update: ({ firm, params, body }) => updateSite(firm.firmId, params.id, body),
    remove: ({ firm, params }) => removeSite(firm.firmId, params.id, certificatesOf),
    appliances: ({ firm, params, query }) => listAppliances(firm.firmId, params.id, query),
    addAppliance: ({ firm, params, body, once }) =>
      addAppliance({ firmId: firm.firmId, siteId: params.id }, body, once),
    updateAppliance: ({ firm, params, body }) => updateAppliance(placeOf(firm.firmId, params), body),
    removeAppliance: ({ firm, params }) => removeAppliance(placeOf(firm.firmId, params)),
  }),
  {
    again: { create: (kept) => shownSite(kept as StoredSite) },
    present: {
      create: present,
      update: present,
      addAppliance: ({ firm, params }, applianceId) =>
        readAppliance(placeOf(firm.firmId, { ...params, applianceId })),
      updateAppliance: ({ firm, params }) => readAppliance(placeOf(firm.firmId, params)),
    },
  },
);
