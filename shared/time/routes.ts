import { all, books, crew, desk } from '../members/roles.ts';
import { file, type Routes } from '../route.ts';

export const timeRoutes = {
  list: { method: 'GET', path: '/api/time', access: 'business', roles: all, scope: 'own' },
  now: { method: 'GET', path: '/api/time/now', access: 'business', roles: all, scope: 'own' },
  punch: {
    method: 'POST',
    path: '/api/time/punches',
    when: 'queued',
    ownId: true,
    access: 'business',
    roles: crew,
    scope: 'own',
  },
  correct: {
    method: 'PUT',
    path: '/api/time/punches/{id}',
    when: 'queued',
    access: 'business',
    roles: crew,
    scope: 'own',
  },
  takeBack: {
    method: 'POST',
    path: '/api/time/punches/{id}/remove',
    when: 'queued',
    access: 'business',
    roles: crew,
    scope: 'own',
  },
  week: {
    method: 'GET',
    path: '/api/time/weeks/{monday}',
    access: 'business',
    roles: all,
    scope: 'own',
    follows: ['punch', 'week', 'leave', 'employee'],
  },
  submit: {
    method: 'POST',
    path: '/api/time/weeks/{monday}/{employeeId}/submit',
    when: 'connected',
    access: 'business',
    roles: crew,
    scope: 'own',
  },
  approve: {
    method: 'POST',
    path: '/api/time/weeks/{monday}/{employeeId}/approve',
    when: 'connected',
    access: 'business',
    roles: desk,
  },
  reopen: {
    method: 'POST',
    path: '/api/time/weeks/{monday}/{employeeId}/reopen',
    when: 'connected',
    access: 'business',
    roles: desk,
  },
  export: {
    method: 'GET',
    path: '/api/time/export',
    access: 'business',
    roles: books,
    reply: file('text/csv; charset=utf-8'),
  },
} as const satisfies Routes;
