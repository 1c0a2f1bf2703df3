import { all, crew, desk } from '../members/roles.ts';
import type { Routes } from '../route.ts';

export const leaveRoutes = {
  list: { method: 'GET', path: '/api/leave', access: 'business', roles: all, scope: 'own' },
  allowances: { method: 'GET', path: '/api/leave/allowances', access: 'business', roles: all, scope: 'own' },
  create: {
    method: 'POST',
    path: '/api/leave',
    when: 'queued',
    ownId: true,
    access: 'business',
    roles: crew,
    scope: 'own',
  },
  update: {
    method: 'PUT',
    path: '/api/leave/{id}',
    when: 'queued',
    access: 'business',
    roles: crew,
    scope: 'own',
  },
  answer: { method: 'POST', path: '/api/leave/{id}/answer', when: 'queued', access: 'business', roles: desk },
  cancel: {
    method: 'POST',
    path: '/api/leave/{id}/cancel',
    when: 'queued',
    access: 'business',
    roles: crew,
    scope: 'own',
    needsNoBody: true,
  },
} as const satisfies Routes;
