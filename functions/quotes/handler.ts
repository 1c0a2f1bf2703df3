import { serve } from '#functions/lib/serve.ts';
import { quotesServed } from '#shared/quotes/served.ts';
import { updateQuote } from './change.ts';
import { copyQuote } from './copy.ts';
import { listQuotes } from './list.ts';
import { getQuote } from './read.ts';
import { createQuote, removeQuote } from './store.ts';
import { withdrawQuote } from './withdraw.ts';

export const handler = serve(quotesServed, {
  list: ({ user, query }) => listQuotes(user.userId, query),
  get: ({ user, params }) => getQuote(user.userId, params.id),
  create: ({ user, body, once }) => createQuote(user, body, once),
  update: ({ user, params, body }) => updateQuote(user, params.id, body),
  remove: ({ user, params }) => removeQuote(user.userId, params.id),
  withdraw: ({ user, params }) => withdrawQuote(user.userId, params.id),
  copy: ({ user, params, once }) => copyQuote(user, params.id, once),
});
