import { all, books, crew, desk } from '../members/roles.ts';
import type { Routes } from '../route.ts';

export const jobsRoutes = {
  list: { method: 'GET', path: '/api/jobs', access: 'business', roles: all, scope: 'own' },
  get: { method: 'GET', path: '/api/jobs/{id}', access: 'business', roles: all, scope: 'own' },
  figures: { method: 'GET', path: '/api/jobs/{id}/figures', access: 'business', roles: books },
  create: { method: 'POST', path: '/api/jobs', when: 'queued', ownId: true, access: 'business', roles: desk },
  import: { method: 'POST', path: '/api/jobs/import', when: 'connected', access: 'business', roles: desk },
  update: { method: 'PUT', path: '/api/jobs/{id}', when: 'queued', access: 'business', roles: desk },
  changeStatus: {
    method: 'PATCH',
    path: '/api/jobs/{id}',
    when: 'queued',
    access: 'business',
    roles: crew,
    scope: 'own',
  },
  notes: { method: 'GET', path: '/api/jobs/{id}/notes', access: 'business', roles: all, scope: 'own' },
  addNote: {
    method: 'POST',
    path: '/api/jobs/{id}/notes',
    when: 'queued',
    ownId: true,
    access: 'business',
    roles: crew,
    scope: 'own',
  },
  remove: { method: 'DELETE', path: '/api/jobs/{id}', when: 'queued', access: 'business', roles: desk },
} as const satisfies Routes;
