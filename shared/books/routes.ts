import { books } from '../members/roles.ts';
import { file, type Routes } from '../route.ts';

export const booksRoutes = {
  list: { method: 'GET', path: '/api/books', access: 'business', roles: books },
  file: {
    method: 'GET',
    path: '/api/books/{format}/{kind}',
    access: 'business',
    roles: books,
    reply: file('text/csv; charset=utf-8'),
  },
  make: {
    method: 'POST',
    path: '/api/books/{format}/{kind}',
    when: 'connected',
    access: 'business',
    roles: books,
    idempotent: true,
  },
  check: {
    method: 'GET',
    path: '/api/books/{format}/{kind}/check',
    access: 'business',
    roles: books,
    follows: ['client', 'invoice', 'credit', 'payment', 'receipt'],
  },
} as const satisfies Routes;
