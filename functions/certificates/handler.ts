import { serve } from '#functions/lib/serve.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { certificatesRoutes } from '#shared/certificates/contract.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { dueCertificates } from './due.ts';
import { listCertificates, readCertificate, type StoredCertificate, shown } from './list.ts';
import { remindOfDue } from './remind.ts';
import { removeCertificate } from './remove.ts';
import { createCertificate, keepFile, updateCertificate } from './store.ts';

const placeOf = (firmId: FirmId, { id, certificateId }: { id: number; certificateId: number }) => ({
  firmId,
  jobId: id,
  id: certificateId,
});
const again = (kept: unknown) => shown(kept as StoredCertificate);

interface OfOne {
  firm: StoredFirm;
  params: { id: number; certificateId: number };
}
const asItIs = async (_: unknown, { firm, params }: OfOne) =>
  shown(await readCertificate(placeOf(firm.firmId, params)));

export const handler = serve(
  certificatesRoutes,
  {
    due: ({ firm, query }) => dueCertificates(firm.firmId, query),
    list: ({ firm, params, query }) => listCertificates(firm.firmId, params.id, query),
    create: ({ firm, params, body, once }) =>
      createCertificate({ firmId: firm.firmId, jobId: params.id }, body, once),
    update: ({ firm, params, body }) => updateCertificate(placeOf(firm.firmId, params), body),
    putFile: ({ firm, params, body }) => keepFile(placeOf(firm.firmId, params), body.file.bytes),
    remind: ({ firm, params, body, once }) => remindOfDue(firm, placeOf(firm.firmId, params), body, once),
    remove: ({ firm, params }) => removeCertificate(placeOf(firm.firmId, params)),
  },
  {
    again: { create: again, remind: again, update: asItIs, putFile: asItIs },
    present: {
      create: async ({ firm, params }, certificateId) =>
        shown(await readCertificate(placeOf(firm.firmId, { ...params, certificateId }))),
      update: async ({ firm, params }) => shown(await readCertificate(placeOf(firm.firmId, params))),
    },
  },
);
