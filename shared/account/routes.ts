import { owner } from '../members/roles.ts';
import type { Routes } from '../route.ts';

export const accountRoutes = {
  startExport: {
    method: 'POST',
    path: '/api/export',
    when: 'connected',
    access: 'session',
    roles: owner,
    idempotent: true,
  },
  exportState: { method: 'GET', path: '/api/export', access: 'session', roles: owner },
  erase: { method: 'POST', path: '/api/account/erase', when: 'connected', access: 'session' },
  reportError: { method: 'POST', path: '/api/browser-errors', when: 'connected', access: 'session' },
  eraseByDelete: { method: 'DELETE', path: '/api/auth/user', when: 'connected', access: 'session' },
} as const satisfies Routes;
