import { all, books, crew, desk } from '../members/roles.ts';
import { file, type Routes } from '../route.ts';

export const receiptsRoutes = {
  list: { method: 'GET', path: '/api/receipts', access: 'business', roles: all, scope: 'own' },
  stats: { method: 'GET', path: '/api/receipts/stats', access: 'business', roles: books },
  get: { method: 'GET', path: '/api/receipts/{id}', access: 'business', roles: all, scope: 'own' },
  create: {
    method: 'POST',
    path: '/api/receipts',
    when: 'queued',
    ownId: true,
    access: 'business',
    roles: crew,
    scope: 'own',
    upload: true,
  },
  scan: {
    method: 'POST',
    path: '/api/receipts/scan',
    when: 'connected',
    access: 'business',
    roles: crew,
    scope: 'own',
    upload: true,
  },
  change: {
    method: 'PATCH',
    path: '/api/receipts/{id}',
    when: 'queued',
    access: 'business',
    roles: crew,
    scope: 'own',
  },
  remove: { method: 'DELETE', path: '/api/receipts/{id}', when: 'queued', access: 'business', roles: desk },
  report: {
    method: 'GET',
    path: '/api/receipts/report/{year}',
    access: 'business',
    roles: books,
    reply: file('text/csv; charset=utf-8'),
  },
} as const satisfies Routes;
