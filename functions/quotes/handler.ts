import type { Calls } from '#functions/lib/call.ts';
import { lazily } from '#functions/lib/lazily.ts';
import { serve } from '#functions/lib/serve.ts';
import type { StoredUser } from '#functions/lib/session.ts';
import { quotesRoutes } from '#shared/quotes/contract.ts';
import { updateQuote } from './change.ts';
import { copyQuote } from './copy.ts';
import { listQuotes } from './list.ts';
import { getQuote, getQuoteIn, wholeAt } from './read.ts';
import { createQuote, removeQuote } from './store.ts';
import { listVersions } from './versions/list.ts';
import { withdrawQuote } from './withdraw.ts';

/** Large, and needed by few calls: what makes papers, and the law of invoices. */
const pdf = lazily(() => import('./pdf.ts'));
const sending = lazily(() => import('./send/send.ts'));
const linking = lazily(() => import('./send/link.ts'));
const answering = lazily(() => import('./answer/by-hand.ts'));
const keptDrafts = lazily(() => import('#functions/invoices/drafts/read.ts'));
const billing = lazily(() => import('./final/invoice.ts'));

const calls: Calls<typeof quotesRoutes> = {
  list: ({ user, query }) => listQuotes(user.userId, query),
  get: ({ found = [] }) => getQuoteIn(found),
  create: ({ user, body, once }) => createQuote(user, body, once),
  import: async ({ user, body }) => (await import('./import.ts')).importQuotes(user, body.rows),
  update: ({ user, params, body }) => updateQuote(user, params.id, body),
  remove: ({ user, params }) => removeQuote(user.userId, params.id),
  withdraw: ({ user, params }) => withdrawQuote(user.userId, params.id),
  copy: ({ user, params, body, once }) => copyQuote(user, params.id, body.id, once),
  send: async ({ user, params, body, once }) => (await sending()).sendQuote(user, params.id, body, once),
  link: async ({ user, params, once }) => (await linking()).linkQuote(user, params.id, once),
  revoke: async ({ user, params }) => (await linking()).revokeLinks(user.userId, params.id),
  answer: async ({ user, params, body, once, found }) =>
    (await answering()).answerByHand(user, params.id, body, { once, found }),
  versions: ({ user, params }) => listVersions(user.userId, params.id),
  versionPdf: async ({ user, params }) => (await pdf()).versionFile(user, params.id, params.version),
  pdf: async ({ user, params }) => (await pdf()).quoteFile(user, params.id),
  invoice: async ({ user, params, body, once }) =>
    (await billing()).invoiceQuote(user, params.id, body.id, once),
};

const present = ({ user }: { user: StoredUser }, id: number) => getQuote(user.userId, id);

export const handler = serve(quotesRoutes, calls, {
  early: {
    get: async (userId, id) => wholeAt(userId, id),
    answer: async (userId, id) => wholeAt(userId, id),
  },
  again: { link: async (made) => (await linking()).urlAgain(made) },
  present: {
    ...{ create: present, update: present, send: present, copy: present },
    invoice: async ({ user }, id) => (await keptDrafts()).getDraft(user.userId, id),
  },
});
