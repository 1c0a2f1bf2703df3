import { books } from '../members/roles.ts';
import type { Routes } from '../route.ts';

export const syncRoutes = {
  changes: { method: 'GET', path: '/api/changes', access: 'business', roles: books },
} as const satisfies Routes;
