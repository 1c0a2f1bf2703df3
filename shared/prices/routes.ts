import { books, desk } from '../members/roles.ts';
import type { Routes } from '../route.ts';

export const pricesRoutes = {
  list: { method: 'GET', path: '/api/prices', access: 'business', roles: books },
  get: { method: 'GET', path: '/api/prices/{id}', access: 'business', roles: books },
  create: {
    method: 'POST',
    path: '/api/prices',
    when: 'queued',
    ownId: true,
    access: 'business',
    roles: desk,
  },
  import: { method: 'POST', path: '/api/prices/import', when: 'connected', access: 'business', roles: desk },
  update: { method: 'PUT', path: '/api/prices/{id}', when: 'queued', access: 'business', roles: desk },
  remove: { method: 'DELETE', path: '/api/prices/{id}', when: 'queued', access: 'business', roles: desk },
} as const satisfies Routes;
