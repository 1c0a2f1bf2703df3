import { crew } from '../members/roles.ts';
import type { Routes } from '../route.ts';

export const photosRoutes = {
  list: { method: 'GET', path: '/api/jobs/{id}/photos', access: 'business', roles: crew, scope: 'own' },
  create: {
    method: 'POST',
    path: '/api/jobs/{id}/photos',
    when: 'queued',
    ownId: true,
    access: 'business',
    roles: crew,
    scope: 'own',
    upload: true,
  },
  change: {
    method: 'PATCH',
    path: '/api/jobs/{id}/photos/{photoId}',
    when: 'queued',
    access: 'business',
    roles: crew,
    scope: 'own',
  },
  remove: {
    method: 'DELETE',
    path: '/api/jobs/{id}/photos/{photoId}',
    when: 'queued',
    access: 'business',
    roles: crew,
    scope: 'own',
  },
} as const satisfies Routes;
