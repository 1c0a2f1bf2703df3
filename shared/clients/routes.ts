import { books, desk } from '../members/roles.ts';
import type { Routes } from '../route.ts';

export const clientsRoutes = {
  list: { method: 'GET', path: '/api/clients', access: 'business', roles: books },
  get: { method: 'GET', path: '/api/clients/{id}', access: 'business', roles: books },
  create: {
    method: 'POST',
    path: '/api/clients',
    when: 'queued',
    ownId: true,
    access: 'business',
    roles: desk,
  },
  import: { method: 'POST', path: '/api/clients/import', when: 'connected', access: 'business', roles: desk },
  review: {
    method: 'POST',
    path: '/api/clients/{id}/review',
    when: 'queued',
    access: 'business',
    roles: desk,
  },
  update: { method: 'PUT', path: '/api/clients/{id}', when: 'queued', access: 'business', roles: desk },
  remove: { method: 'DELETE', path: '/api/clients/{id}', when: 'queued', access: 'business', roles: desk },
} as const satisfies Routes;
