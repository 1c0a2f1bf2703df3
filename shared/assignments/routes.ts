import { books, desk } from '../members/roles.ts';
import type { Routes } from '../route.ts';

export const assignmentsRoutes = {
  list: { method: 'GET', path: '/api/job-assignments', access: 'business', roles: books },
  create: {
    method: 'POST',
    path: '/api/job-assignments',
    when: 'queued',
    ownId: true,
    access: 'business',
    roles: desk,
  },
  update: {
    method: 'PUT',
    path: '/api/job-assignments/{id}',
    when: 'queued',
    access: 'business',
    roles: desk,
  },
  remove: {
    method: 'DELETE',
    path: '/api/job-assignments/{id}',
    when: 'queued',
    access: 'business',
    roles: desk,
  },
} as const satisfies Routes;
