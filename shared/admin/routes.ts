import type { Routes } from '../route.ts';

export const adminRoutes = {
  users: { method: 'GET', path: '/api/admin/users', access: 'admin' },
} as const satisfies Routes;
