import { owner } from '../members/roles.ts';
import type { Routes } from '../route.ts';

export const syncRoutes = {
  changes: { method: 'GET', path: '/api/changes', access: 'business', roles: owner },
} as const satisfies Routes;
