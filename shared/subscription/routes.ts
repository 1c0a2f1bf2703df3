import { desk, owner } from '../members/roles.ts';
import type { Routes } from '../route.ts';

export const subscriptionRoutes = {
  startTrial: {
    method: 'POST',
    path: '/api/start-trial',
    when: 'connected',
    access: 'session',
    roles: owner,
    idempotent: true,
  },
  get: { method: 'GET', path: '/api/subscription', access: 'session', roles: desk },
  create: {
    method: 'POST',
    path: '/api/create-subscription',
    when: 'connected',
    access: 'session',
    roles: owner,
    idempotent: true,
  },
  portal: { method: 'POST', path: '/api/billing-portal', when: 'connected', access: 'session', roles: owner },
  webhook: {
    method: 'POST',
    path: '/api/stripe/webhook',
    when: 'connected',
    access: 'public',
    rawBody: true,
  },
} as const satisfies Routes;
