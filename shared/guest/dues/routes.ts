import type { Routes } from '../../route.ts';

export const dueRoutes = {
  visit: { method: 'POST', path: '/api/guest/visit', when: 'connected', access: 'guest' },
  done: { method: 'POST', path: '/api/guest/done', when: 'connected', access: 'guest' },
} as const satisfies Routes;
