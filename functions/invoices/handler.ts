import { lazily } from '#functions/lib/lazily.ts';
import { happened } from '#functions/lib/metrics.ts';
import { serve } from '#functions/lib/serve.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { countUses, type FromPrices } from '#functions/prices/uses.ts';
import { invoicesRoutes } from '#shared/invoices/contract.ts';
import { getInvoice, getInvoiceIn, invoiceAt, listInvoices } from './joined.ts';

// A cold start mostly serves a list; what writes, draws or mails is read when a call needs it.
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

/** What follows once an invoice is out: it is counted, and so are the prices that its lines came from. */
const issued = async <
  T extends { userId: string; createdAt: string; lines?: readonly FromPrices[] | null | undefined },
>(
  invoice: T,
): Promise<T> => {
  happened('InvoiceCreated');
  await countUses(invoice.userId, invoice.lines ?? [], invoice.createdAt);
  return invoice;
};

const present = ({ user }: { user: StoredUser }, id: number) => getInvoice(user.userId, id);
const presentDraft = async ({ user }: { user: StoredUser }, id: number) =>
  (await keptDrafts()).getDraft(user.userId, id);

export const handler = serve(
  invoicesRoutes,
  {
    list: ({ user, query }) => listInvoices(user.userId, query),
    get: ({ found }) => getInvoiceIn(found?.[0]),
    create: async ({ user, body, once, found }) =>
      issued(await (await raising()).raise(user, body, { once, found: found?.[0] })),
    update: async ({ user, params, body }) => (await changing()).changeInvoice(user, params.id, body),
    remove: async ({ user, params }) => (await import('./remove.ts')).removeInvoice(user, params.id),
    import: async ({ user, body }) => (await import('./import.ts')).importInvoices(user.userId, body.rows),
    reminders: async ({ user, params, body }) =>
      (await import('./remind/automatic.ts')).setReminders(user.userId, params.id, body.on),
    pdf: async ({ user, params }) => (await pdf()).invoiceFile(user, params.id),
    ubl: async ({ user, params }) => (await ubl()).invoiceUbl(user, params.id),
    creditUbl: async ({ user, params }) => (await ubl()).creditUbl(user, params.id),
    receiptPdf: async ({ user, params }) => (await pdf()).receiptFile(user, params.id),
    link: async ({ user, params, once }) => (await links()).linkInvoice(user.userId, params.id, once),
    unlink: async ({ user, params }) => (await links()).unlinkInvoice(user.userId, params.id),
    credits: async ({ user, params }) =>
      (await import('./credits/read.ts')).listCredits(user.userId, params.id),
    credit: async ({ user, params, body, once }) =>
      (await import('./credits/store.ts')).creditInvoice(user, params.id, body, once),
    creditPdf: async ({ user, params }) => (await import('./credits/pdf.ts')).creditFile(user, params.id),
    drafts: async ({ user, query }) => (await keptDrafts()).listDrafts(user.userId, query),
    getDraft: async ({ user, params }) => (await keptDrafts()).getDraft(user.userId, params.id),
    createDraft: async ({ user, body, once }) => (await drafts()).createDraft(user, body, once),
    updateDraft: async ({ user, params, body }) => (await drafts()).updateDraft(user, params.id, body),
    removeDraft: async ({ user, params }) => (await drafts()).removeDraft(user.userId, params.id),
    issue: async ({ user, params, body, once, found }) =>
      issued(await (await issuing()).issueDraft(user, params.id, body.id, { once, found: found?.[0] })),
    void: async ({ user, params, body, once }) =>
      (await import('./void.ts')).voidInvoice(user.userId, params.id, body.reason, once),
    dispute: async ({ user, params, body }) => (await late()).dispute(user.userId, params.id, body),
    settleDispute: async ({ user, params }) => (await late()).settleDispute(user.userId, params.id),
    lateTerms: async ({ user, params, body }) => (await late()).setLateTerms(user.userId, params.id, body),
    claims: async ({ user, params }) => (await claims()).listClaims(user.userId, params.id),
    claim: async ({ user, params, body, once }) => (await claims()).claimInvoice(user, params.id, body, once),
    updateClaim: async ({ user, params, body }) => (await claims()).updateClaim(user.userId, params.id, body),
    claimPdf: async ({ user, params }) => (await import('./late/pdf.ts')).claimFile(user, params.id),
    statement: async ({ user, params, query }) =>
      (await (await import('./statement/read.ts')).statementOf(user.userId, params.id, query)).statement,
    statementPdf: async ({ user, params, query }) =>
      (await import('./statement/pdf.ts')).statementFile(user, params.id, query),
    statementLink: async ({ user, params, once }) =>
      (await statementLinks()).linkStatement(user.userId, params.id, once),
    statementUnlink: async ({ user, params }) =>
      (await statementLinks()).unlinkStatement(user.userId, params.id),
    sendStatement: async ({ user, params, body, once }) =>
      (await import('./statement/send.ts')).sendStatement(user, params.id, body, once),
    evidence: async ({ user, params }) => (await import('./evidence/pack.ts')).packEvidence(user, params.id),
    send: async ({ user, params, body, once }) => (await sending()).sendInvoice(user, params.id, body, once),
    handedOver: async ({ user, params, once }) => (await sending()).handedOver(user.userId, params.id, once),
    remind: async ({ user, params, body: letter, once }) =>
      (await reminding()).remind(user, params.id, { once, letter }),
  },
  {
    again: {
      link: async (made) => (await links()).linkAgain(made),
      statementLink: async (made) => (await links()).linkAgain(made),
    },
    early: {
      create: async (userId) => [(await raising()).seriesBefore(userId)],
      get: async (userId, id) => [invoiceAt(userId, id)],
      issue: async (userId, id) => [(await keptDrafts()).draftAt(userId, id)],
    },
    present: {
      create: present,
      update: present,
      issue: present,
      credit: async ({ user, params }, id) =>
        (await import('./credits/read.ts')).oneCredit(user.userId, params.id, id),
      createDraft: presentDraft,
      updateDraft: presentDraft,
    },
  },
);
