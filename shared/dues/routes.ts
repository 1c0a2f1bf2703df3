import { books, desk } from '../members/roles.ts';
import { file, type Routes } from '../route.ts';

export const duesRoutes = {
  list: { method: 'GET', path: '/api/dues', access: 'business', roles: books },
  sitesFile: {
    method: 'GET',
    path: '/api/clients/{id}/sites.csv',
    access: 'business',
    roles: books,
    reply: file('text/csv; charset=utf-8'),
  },
  create: { method: 'POST', path: '/api/dues', when: 'queued', ownId: true, access: 'business', roles: desk },
  import: { method: 'POST', path: '/api/dues/import', when: 'connected', access: 'business', roles: desk },
  update: { method: 'PUT', path: '/api/dues/{id}', when: 'queued', access: 'business', roles: desk },
  close: { method: 'POST', path: '/api/dues/{id}/close', when: 'queued', access: 'business', roles: desk },
  remind: {
    method: 'POST',
    path: '/api/dues/{id}/remind',
    when: 'connected',
    access: 'business',
    roles: desk,
    idempotent: true,
  },
  book: {
    method: 'POST',
    path: '/api/dues/{id}/book',
    when: 'connected',
    ownId: true,
    access: 'business',
    roles: desk,
    idempotent: true,
  },
  updateSettings: {
    method: 'PUT',
    path: '/api/settings/dues',
    when: 'queued',
    access: 'business',
    roles: desk,
  },
} as const satisfies Routes;
