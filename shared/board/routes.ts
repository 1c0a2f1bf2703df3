import { desk } from '../members/roles.ts';
import type { Routes } from '../route.ts';

export const boardRoutes = {
  get: { method: 'GET', path: '/api/board', access: 'business', roles: desk },
  move: { method: 'POST', path: '/api/board/moves', when: 'queued', access: 'business', roles: desk },
} as const satisfies Routes;
