import { all } from '../members/roles.ts';
import type { Routes } from '../route.ts';

export const syncRoutes = {
  changes: { method: 'GET', path: '/api/changes', access: 'business', roles: all, scope: 'own' },
} as const satisfies Routes;
