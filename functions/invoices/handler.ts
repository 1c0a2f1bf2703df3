import { lazily } from '#functions/lib/lazily.ts';
import { happened } from '#functions/lib/metrics.ts';
import { serve } from '#functions/lib/serve.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { FromPrices } from '#functions/prices/uses.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { invoicesContract } from '#shared/invoices/contract.ts';
import type { EvidencePack } from '#shared/invoices/evidence.ts';
import type { ClosePages } from './closed.ts';
import { getInvoice, getInvoiceIn, invoiceAt, listInvoices } from './joined.ts';

// Most cold starts serve a list, so the code that writes, renders or emails loads on demand.
const pdf = lazily(() => import('./pdf.ts'));
const drafts = lazily(() => import('./drafts/store.ts'));
const keptDrafts = lazily(() => import('./drafts/read.ts'));
const sending = lazily(() => import('./send/send.ts'));
const reminding = lazily(() => import('./remind.ts'));
const late = lazily(() => import('./late/terms.ts'));
const claims = lazily(() => import('./late/claim.ts'));
const links = lazily(() => import('./link.ts'));
const statementLinks = lazily(() => import('./statement/link.ts'));
const raising = lazily(() => import('./issue/raise.ts'));
const ubl = lazily(() => import('./ubl/file.ts'));
const issuing = lazily(() => import('./issue/issue.ts'));
const changing = lazily(() => import('./issue/change.ts'));
const pricing = lazily(() => import('#functions/prices/uses.ts'));

/** After an invoice is issued, counts it and the uses of the price book's items in its lines. */
const issued = async <T extends { createdAt: string; lines?: readonly FromPrices[] | null | undefined }>(
  firmId: FirmId,
  invoice: T,
): Promise<T> => {
  happened('InvoiceCreated');
  await (await pricing()).countUses(firmId, invoice.lines ?? [], invoice.createdAt);
  return invoice;
};

const present = ({ firm }: { firm: StoredFirm }, id: number) => getInvoice(firm.firmId, id);
const presentDraft = async ({ firm }: { firm: StoredFirm }, id: number) =>
  (await keptDrafts()).getDraft(firm.firmId, id);

/** What invoices need from features built on top of them. */
export interface OnInvoices {
  closePages: ClosePages;
  /** Makes the evidence pack. Throws 404, and 409 naming what is missing. */
  packEvidence: (firm: StoredFirm, invoiceId: number) => Promise<EvidencePack>;
}

export const handler = serve(
  invoicesContract,
  ({ closePages, packEvidence }: OnInvoices) => ({
    list: ({ firm, query }) => listInvoices(firm.firmId, query),
    get: ({ found }) => getInvoiceIn(found?.[0]),
    create: async ({ firm, body, once, found }) =>
      issued(firm.firmId, await (await raising()).raise(firm, body, { once, found: found?.[0] })),
    update: async ({ firm, params, body }) => (await changing()).changeInvoice(firm, params.id, body),
    remove: async ({ firm, params, query }) =>
      (await import('./remove.ts')).removeInvoice(firm, params.id, {
        basedOn: query.updatedAt,
        closePages,
      }),
    import: async ({ firm, body }) => (await import('./import.ts')).importInvoices(firm.firmId, body.rows),
    reminders: async ({ firm, params, body }) =>
      (await import('./remind/automatic.ts')).setReminders(firm.firmId, params.id, body.on),
    pdf: async ({ firm, params }) => (await pdf()).invoiceFile(firm, params.id),
    ubl: async ({ firm, params }) => (await ubl()).invoiceUbl(firm, params.id),
    creditUbl: async ({ firm, params }) => (await ubl()).creditUbl(firm, params.id),
    receiptPdf: async ({ firm, params }) => (await pdf()).receiptFile(firm, params.id),
    link: async ({ firm, params, once }) => (await links()).linkInvoice(firm.firmId, params.id, once),
    unlink: async ({ firm, params }) => (await links()).unlinkInvoice(firm.firmId, params.id),
    letters: async ({ firm, params }) => (await import('./letters.ts')).listLetters(firm.firmId, params.id),
    credits: async ({ firm, params }) =>
      (await import('./credits/read.ts')).listCredits(firm.firmId, params.id),
    credit: async ({ firm, params, body, once }) =>
      (await import('./credits/store.ts')).creditInvoice(firm, params.id, body, once),
    creditPdf: async ({ firm, params }) => (await import('./credits/pdf.ts')).creditFile(firm, params.id),
    drafts: async ({ firm, query }) => (await keptDrafts()).listDrafts(firm.firmId, query),
    getDraft: async ({ firm, params }) => (await keptDrafts()).getDraft(firm.firmId, params.id),
    createDraft: async ({ firm, body, once }) => (await drafts()).createDraft(firm, body, once),
    updateDraft: async ({ firm, params, body }) => (await drafts()).updateDraft(firm, params.id, body),
    removeDraft: async ({ firm, params, query }) =>
      (await drafts()).removeDraft(firm.firmId, params.id, query.updatedAt),
    issue: async ({ firm, params, body, once, found }) =>
      issued(
        firm.firmId,
        await (await issuing()).issueDraft(firm, params.id, body.id, { once, found: found?.[0] }),
      ),
    void: async ({ firm, params, body, once }) =>
      (await import('./void.ts')).voidInvoice(firm.firmId, params.id, {
        reason: body.reason,
        once,
        closePages,
      }),
    dispute: async ({ firm, params, body }) => (await late()).dispute(firm.firmId, params.id, body),
    settleDispute: async ({ firm, params }) => (await late()).settleDispute(firm.firmId, params.id),
    lateTerms: async ({ firm, params, body }) => (await late()).setLateTerms(firm.firmId, params.id, body),
    claims: async ({ firm, params }) => (await claims()).listClaims(firm.firmId, params.id),
    claim: async ({ firm, params, body, once }) => (await claims()).claimInvoice(firm, params.id, body, once),
    updateClaim: async ({ firm, params, body }) => (await claims()).updateClaim(firm.firmId, params.id, body),
    claimPdf: async ({ firm, params }) => (await import('./late/pdf.ts')).claimFile(firm, params.id),
    statement: async ({ firm, params, query }) =>
      (await (await import('./statement/read.ts')).statementOf(firm.firmId, params.id, query)).statement,
    statementPdf: async ({ firm, params, query }) =>
      (await import('./statement/pdf.ts')).statementFile(firm, params.id, query),
    statementLink: async ({ firm, params, once }) =>
      (await statementLinks()).linkStatement(firm.firmId, params.id, once),
    statementUnlink: async ({ firm, params }) =>
      (await statementLinks()).unlinkStatement(firm.firmId, params.id),
    sendStatement: async ({ firm, params, body, once }) =>
      (await import('./statement/send.ts')).sendStatement(firm, params.id, body, once),
    evidence: ({ firm, params }) => packEvidence(firm, params.id),
    send: async ({ firm, params, body, once }) => (await sending()).sendInvoice(firm, params.id, body, once),
    handedOver: async ({ firm, params, once }) => (await sending()).handedOver(firm.firmId, params.id, once),
    remind: async ({ firm, params, body: letter, once }) =>
      (await reminding()).remind(firm, params.id, { once, letter }),
  }),
  {
    again: {
      link: async (made) => (await links()).linkAgain(made),
      statementLink: async (made) => (await links()).linkAgain(made),
    },
    early: {
      create: async (firmId) => [(await raising()).seriesBefore(firmId)],
      get: async (firmId, id) => [invoiceAt(firmId, id)],
      issue: async (firmId, id) => [(await keptDrafts()).draftAt(firmId, id)],
    },
    present: {
      ...{ create: present, update: present, remove: present, issue: present },
      credit: async ({ firm, params }, id) =>
        (await import('./credits/read.ts')).oneCredit(firm.firmId, params.id, id),
      ...{ createDraft: presentDraft, updateDraft: presentDraft, removeDraft: presentDraft },
    },
  },
);
