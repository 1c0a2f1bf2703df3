import { books, crew } from '../members/roles.ts';
import type { Routes } from '../route.ts';

export const dashboardRoutes = {
  stats: { method: 'GET', path: '/api/dashboard/stats', access: 'business', roles: books },
  day: { method: 'GET', path: '/api/dashboard/day', access: 'business', roles: crew, scope: 'own' },
  analytics: { method: 'GET', path: '/api/dashboard/analytics', access: 'business', roles: books },
  activity: { method: 'GET', path: '/api/dashboard/activity', access: 'business', roles: books },
} as const satisfies Routes;
