import { serve } from '#functions/lib/serve.ts';
import { booksRoutes } from '#shared/books/contract.ts';
import { listBooks } from './read.ts';

export const handler = serve(booksRoutes, {
  list: ({ user, query }) => listBooks(user.userId, query),
  // What reads and writes them is read when a call needs it: the screen first asks for the list.
  file: async ({ user, params, query }) => (await import('./file.ts')).bookFile(user.userId, params, query),
  make: async ({ user, params, body, once }) =>
    (await import('./make.ts')).makeBook(user.userId, params, body, once),
  check: async ({ user, params, query }) =>
    (await import('./check.ts')).checkBook(user.userId, params, query),
});
