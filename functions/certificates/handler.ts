import { lazily } from '#functions/lib/lazily.ts';
import { serve } from '#functions/lib/serve.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { certificatesContract, type DueCertificate } from '#shared/certificates/contract.ts';
import type { DatedRange } from '#shared/domain/by-date.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import {
  listAll,
  listCertificates,
  type PastKeeping,
  readCertificate,
  type StoredCertificate,
  shown,
} from './list.ts';
import { remindOfDue } from './remind.ts';
import type { DuesOpened } from './written/issue.ts';

// Most cold starts serve a list, so the forms with their rules load on demand.
const forms = lazily(() => import('./written/read.ts'));
const amending = lazily(() => import('./written/amend.ts'));
const keeping = lazily(() => import('./store.ts'));
const repairing = lazily(() => import('./quotes/repairs.ts'));
const quotes = lazily(() => import('#functions/quotes/read.ts'));
const filled = async (certificate: StoredCertificate) => (await forms()).filled(certificate);

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

/** The certificate that has the id chosen for a new one. */
const newest = async (
  { firm, params: { id } }: Omit<OfOne, 'params'> & { params: { id: number } },
  certificateId: number,
) => filled(await readCertificate(placeOf(firm.firmId, { id, certificateId })));

/** What certificates need from features built on top of them: the register of what is due. */
export interface OnCertificates {
  dueCertificates: (firmId: FirmId, query: DatedRange) => Promise<DueCertificate[]>;
  duesOpened: DuesOpened;
  pastKeeping: PastKeeping;
}

export const handler = serve(
  certificatesContract,
  ({ dueCertificates, duesOpened, pastKeeping }: OnCertificates) => ({
    due: ({ firm, query }) => dueCertificates(firm.firmId, query),
    all: ({ firm, query, mine }) => listAll(firm.firmId, query, { mine, pastKeeping }),
    definitions: async () => (await forms()).shownDefinitions(),
    get: (call) => filledNow(undefined, call),
    putValues: async ({ firm, params, body }) =>
      (await import('./written/values.ts')).typeInto(placeOf(firm.firmId, params), body),
    issue: async ({ firm, params, body, once }) =>
      (await import('./written/issue.ts')).issueForm(firm, placeOf(firm.firmId, params), body, {
        once,
        duesOpened,
      }),
    correct: async ({ firm, params, body, once }) =>
      (await amending()).correctForm(placeOf(firm.firmId, params), body, once),
    withdraw: async ({ firm, params, body, once }) =>
      (await amending()).withdrawForm(placeOf(firm.firmId, params), body.reason, once),
    remedial: async (call) => (await repairing()).quoteRepairs(call, placeOf(call.firm.firmId, call.params)),
    remedied: async ({ firm, params, body }) =>
      (await import('./written/remedied.ts')).remedy({ ...placeOf(firm.firmId, params), n: params.n }, body),
    send: async ({ firm, params, body, once }) =>
      (await import('./copies/send.ts')).sendCopies(firm, placeOf(firm.firmId, params), body, once),
    copies: async ({ firm, params, body, once }) =>
      (await import('./copies/paper.ts')).keepPaperCopy(placeOf(firm.firmId, params), body, once),
    letters: async ({ firm, params }) =>
      (await import('./copies/letters.ts')).listCertificateLetters(placeOf(firm.firmId, params)),
    pdf: async ({ firm, params }) =>
      (await import('./written/pdf.ts')).pdfOf(firm, placeOf(firm.firmId, params)),
    list: ({ firm, params, query }) => listCertificates(firm.firmId, params.id, query),
    create: async ({ user, firm, member, mine, params, body, once }) =>
      (await keeping()).createCertificate(
        {
          ...{ firmId: firm.firmId, jobId: params.id, startedBy: member.employeeId, mine },
          ...{ isFounder: user.userId === firm.userId, competence: firm.competence },
        },
        body,
        once,
      ),
    update: async ({ firm, params, body }) =>
      (await keeping()).updateCertificate(placeOf(firm.firmId, params), body),
    putFile: async ({ firm, params, body }) =>
      (await keeping()).keepFile(placeOf(firm.firmId, params), body.file.bytes),
    remind: ({ firm, params, body, once }) => remindOfDue(firm, placeOf(firm.firmId, params), body, once),
    remove: async ({ firm, member, params, query }) =>
      (await import('./remove.ts')).removeCertificate(placeOf(firm.firmId, params), {
        ...{ basedOn: query.updatedAt, role: member.role, pastKeeping },
      }),
  }),
  {
    again: {
      create: filledAgain,
      remind: again,
      update: asItIs,
      putFile: asItIs,
      putValues: filledNow,
      issue: filledNow,
      remedied: filledNow,
      correct: filledAgain,
      withdraw: filledNow,
      send: asItIs,
      copies: asItIs,
    },
    present: {
      create: newest,
      correct: newest,
      update: (call) => asItIs(undefined, call),
      remove: (call) => asItIs(undefined, call),
      putValues: async ({ firm, params }) => filled(await readCertificate(placeOf(firm.firmId, params))),
      remedial: async ({ firm, body }) => (await quotes()).getQuote(firm.firmId, body.id ?? 0),
    },
  },
);
