import type { Calls } from '#functions/lib/call.ts';
import { lazily } from '#functions/lib/lazily.ts';
import { serve } from '#functions/lib/serve.ts';
import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import { quotesContract } from '#shared/quotes/contract.ts';
import { listQuotes } from './list.ts';
import { getQuote, getQuoteIn, wholeAt } from './read.ts';
import type { GoesWithQuote } from './store.ts';

// Most cold starts serve a list, so the code that writes, renders or emails loads on demand.
const storing = lazily(() => import('./store.ts'));
const pdf = lazily(() => import('./pdf.ts'));
const sending = lazily(() => import('./send/send.ts'));
const linking = lazily(() => import('./send/link.ts'));
const answering = lazily(() => import('./answer/by-hand.ts'));
const keptDrafts = lazily(() => import('#functions/invoices/drafts/read.ts'));
const billing = lazily(() => import('./final/invoice.ts'));

/** What quotes need from features built on top of them. */
export interface OnQuotes {
  goWithQuote: readonly GoesWithQuote[];
}

const calls = ({ goWithQuote }: OnQuotes): Calls<typeof quotesContract> => ({
  list: ({ firm, query }) => listQuotes(firm.firmId, query),
  get: ({ found = [] }) => getQuoteIn(found),
  create: async ({ firm, body, once }) => (await storing()).createQuote(firm, body, once),
  import: async ({ firm, body }) => (await import('./import.ts')).importQuotes(firm, body.rows),
  update: async ({ firm, params, body }) => (await import('./change.ts')).updateQuote(firm, params.id, body),
  remove: async ({ firm, params, query }) =>
    (await storing()).removeQuote(firm.firmId, params.id, { basedOn: query.updatedAt, going: goWithQuote }),
  withdraw: async ({ firm, params }) => (await import('./withdraw.ts')).withdrawQuote(firm.firmId, params.id),
  copy: async ({ firm, params, body, once }) =>
    (await import('./copy.ts')).copyQuote(firm, params.id, body.id, once),
  send: async ({ firm, params, body, once }) => (await sending()).sendQuote(firm, params.id, body, once),
  link: async ({ firm, params, once }) => (await linking()).linkQuote(firm, params.id, once),
  revoke: async ({ firm, params }) => (await linking()).revokeLinks(firm.firmId, params.id),
  answer: async ({ firm, params, body, once, found }) =>
    (await answering()).answerByHand(firm, params.id, body, { once, found }),
  letters: async ({ firm, params }) =>
    (await import('./letters.ts')).listQuoteLetters(firm.firmId, params.id),
  versions: async ({ firm, params }) =>
    (await import('./versions/list.ts')).listVersions(firm.firmId, params.id),
  versionPdf: async ({ firm, params }) => (await pdf()).versionFile(firm, params.id, params.version),
  pdf: async ({ firm, params }) => (await pdf()).quoteFile(firm, params.id),
  invoice: async ({ firm, params, body, once }) =>
    (await billing()).invoiceQuote(firm, params.id, body.id, once),
});

const present = ({ firm }: { firm: StoredFirm }, id: number) => getQuote(firm.firmId, id);

export const handler = serve(quotesContract, calls, {
  early: {
    get: async (firmId, id) => wholeAt(firmId, id),
    answer: async (firmId, id) => wholeAt(firmId, id),
  },
  again: { link: async (made) => (await linking()).urlAgain(made) },
  present: {
    ...{ create: present, update: present, remove: present, send: present, copy: present },
    invoice: async ({ firm }, id) => (await keptDrafts()).getDraft(firm.firmId, id),
  },
});
