import { serve } from '#functions/lib/serve.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { certificatesRoutes } from '#shared/certificates/contract.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { dueCertificates } from './due.ts';
import { listAll, listCertificates, readCertificate, type StoredCertificate, shown } from './list.ts';
import { remindOfDue } from './remind.ts';
import { removeCertificate } from './remove.ts';
import { createCertificate, keepFile, updateCertificate } from './store.ts';
import { correctForm, withdrawForm } from './written/amend.ts';
import { issueForm } from './written/issue.ts';
import { pdfOf } from './written/pdf.ts';
import { filled, shownDefinitions } from './written/read.ts';
import { typeInto } from './written/values.ts';

const placeOf = (firmId: FirmId, { id, certificateId }: { id: number; certificateId: number }) => ({
  firmId,
  jobId: id,
  id: certificateId,
});
const again = (kept: unknown) => shown(kept as StoredCertificate);
const filledAgain = (kept: unknown) => filled(kept as StoredCertificate);

interface OfOne {
  firm: StoredFirm;
  params: { id: number; certificateId: number };
}
const asItIs = async (_: unknown, { firm, params }: OfOne) =>
  shown(await readCertificate(placeOf(firm.firmId, params)));
const filledNow = async (_: unknown, { firm, params }: OfOne) =>
  filled(await readCertificate(placeOf(firm.firmId, params)));

export const handler = serve(
  certificatesRoutes,
  {
    due: ({ firm, query }) => dueCertificates(firm.firmId, query),
    all: ({ firm, query }) => listAll(firm.firmId, query),
    definitions: async () => shownDefinitions(),
    get: (call) => filledNow(undefined, call),
    putValues: ({ firm, params, body }) => typeInto(placeOf(firm.firmId, params), body),
    issue: ({ firm, params, body, once }) => issueForm(firm, placeOf(firm.firmId, params), body, once),
    correct: ({ firm, params, body, once }) => correctForm(placeOf(firm.firmId, params), body.reason, once),
    withdraw: ({ firm, params, body, once }) => withdrawForm(placeOf(firm.firmId, params), body.reason, once),
    pdf: ({ firm, params }) => pdfOf(firm, placeOf(firm.firmId, params)),
    list: ({ firm, params, query }) => listCertificates(firm.firmId, params.id, query),
    create: ({ firm, params, body, once }) =>
      createCertificate({ firmId: firm.firmId, jobId: params.id }, body, once),
    update: ({ firm, params, body }) => updateCertificate(placeOf(firm.firmId, params), body),
    putFile: ({ firm, params, body }) => keepFile(placeOf(firm.firmId, params), body.file.bytes),
    remind: ({ firm, params, body, once }) => remindOfDue(firm, placeOf(firm.firmId, params), body, once),
    remove: ({ firm, params }) => removeCertificate(placeOf(firm.firmId, params)),
  },
  {
    again: {
      create: filledAgain,
      remind: again,
      update: asItIs,
      putFile: asItIs,
      putValues: filledNow,
      issue: filledNow,
      correct: filledAgain,
      withdraw: filledNow,
    },
    present: {
      create: async ({ firm, params }, certificateId) =>
        filled(await readCertificate(placeOf(firm.firmId, { ...params, certificateId }))),
      update: async ({ firm, params }) => shown(await readCertificate(placeOf(firm.firmId, params))),
      putValues: async ({ firm, params }) => filled(await readCertificate(placeOf(firm.firmId, params))),
    },
  },
);
