import { books } from '../members/roles.ts';
import type { Routes } from '../route.ts';

export const threadRoutes = {
  ofClient: { method: 'GET', path: '/api/clients/{id}/thread', access: 'business', roles: books },
  ofSite: { method: 'GET', path: '/api/sites/{id}/thread', access: 'business', roles: books },
} as const satisfies Routes;
