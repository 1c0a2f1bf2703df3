import type { Calls } from '#functions/lib/call.ts';
import { serve } from '#functions/lib/serve.ts';
import { quotesRoutes } from '#shared/quotes/contract.ts';
import { answerByHand } from './answer/by-hand.ts';
import { updateQuote } from './change.ts';
import { copyQuote } from './copy.ts';
import { invoiceQuote } from './final/invoice.ts';
import { listQuotes } from './list.ts';
import { getQuote } from './read.ts';
import { linkQuote, revokeLinks, urlAgain } from './send/link.ts';
import { sendQuote } from './send/send.ts';
import { createQuote, removeQuote } from './store.ts';
import { listVersions } from './versions/read.ts';
import { withdrawQuote } from './withdraw.ts';

/** Large, and needed by few calls. */
const pdf = () => import('./pdf.ts');

const calls: Calls<typeof quotesRoutes> = {
  list: ({ user, query }) => listQuotes(user.userId, query),
  get: ({ user, params }) => getQuote(user.userId, params.id),
  create: ({ user, body, once }) => createQuote(user, body, once),
  update: ({ user, params, body }) => updateQuote(user, params.id, body),
  remove: ({ user, params }) => removeQuote(user.userId, params.id),
  withdraw: ({ user, params }) => withdrawQuote(user.userId, params.id),
  copy: ({ user, params, once }) => copyQuote(user, params.id, once),
  send: ({ user, params, body, once }) => sendQuote(user, params.id, body, once),
  link: ({ user, params, once }) => linkQuote(user, params.id, once),
  revoke: ({ user, params }) => revokeLinks(user.userId, params.id),
  answer: ({ user, params, body, once }) => answerByHand(user, params.id, body, once),
  versions: ({ user, params }) => listVersions(user.userId, params.id),
  versionPdf: async ({ user, params }) => (await pdf()).versionFile(user, params.id, params.version),
  pdf: async ({ user, params }) => (await pdf()).quoteFile(user, params.id),
  invoice: ({ user, params, once }) => invoiceQuote(user, params.id, once),
};

export const handler = serve(quotesRoutes, calls, { link: urlAgain });
