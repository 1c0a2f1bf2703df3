import type { Routes } from '../../route.ts';

export const quoteRoutes = {
  answer: { method: 'POST', path: '/api/guest/answer', when: 'connected', access: 'guest', idempotent: true },
  ask: { method: 'POST', path: '/api/guest/ask', when: 'connected', access: 'guest' },
  startEarly: {
    method: 'POST',
    path: '/api/guest/start-early',
    when: 'connected',
    access: 'guest',
    idempotent: true,
  },
  cancel: { method: 'POST', path: '/api/guest/cancel', when: 'connected', access: 'guest', idempotent: true },
} as const satisfies Routes;
