import { all, books, crew, desk } from '../members/roles.ts';
import type { Routes } from '../route.ts';

export const inventoryRoutes = {
  list: { method: 'GET', path: '/api/inventory', access: 'business', roles: all, scope: 'all' },
  stats: { method: 'GET', path: '/api/inventory/stats', access: 'business', roles: books },
  lowStock: { method: 'GET', path: '/api/inventory/low-stock', access: 'business', roles: all, scope: 'all' },
  get: { method: 'GET', path: '/api/inventory/{id}', access: 'business', roles: all, scope: 'all' },
  create: {
    method: 'POST',
    path: '/api/inventory',
    when: 'queued',
    ownId: true,
    access: 'business',
    roles: desk,
  },
  import: {
    method: 'POST',
    path: '/api/inventory/import',
    when: 'connected',
    access: 'business',
    roles: desk,
  },
  update: { method: 'PUT', path: '/api/inventory/{id}', when: 'queued', access: 'business', roles: desk },
  remove: { method: 'DELETE', path: '/api/inventory/{id}', when: 'queued', access: 'business', roles: desk },
  moves: { method: 'GET', path: '/api/inventory/transactions', access: 'business', roles: books },
  move: {
    method: 'POST',
    path: '/api/inventory/transactions',
    when: 'queued',
    ownId: true,
    access: 'business',
    roles: crew,
    scope: 'own',
  },
} as const satisfies Routes;
