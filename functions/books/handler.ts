import { serve } from '#functions/lib/serve.ts';
import { booksContract } from '#shared/books/contract.ts';
import { listBooks } from './read.ts';

export const handler = serve(booksContract, {
  list: ({ firm, query }) => listBooks(firm.firmId, query),
  // The code that makes files loads on demand: the screen first asks for the list.
  file: async ({ firm, params, query }) => (await import('./file.ts')).bookFile(firm.firmId, params, query),
  make: async ({ firm, params, body, once }) =>
    (await import('./make.ts')).makeBook(firm.firmId, params, body, once),
  check: async ({ firm, params, query }) =>
    (await import('./check.ts')).checkBook(firm.firmId, params, query),
});
