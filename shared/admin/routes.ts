import type { Routes } from '../route.ts';

export const adminRoutes = {
  users: { method: 'GET', path: '/api/admin/users', access: 'admin' },
  mail: { method: 'PUT', path: '/api/admin/users/{userId}/mail', when: 'connected', access: 'admin' },
} as const satisfies Routes;
