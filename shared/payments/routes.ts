import { books, desk, owner } from '../members/roles.ts';
import type { Routes } from '../route.ts';

export const paymentsRoutes = {
  list: { method: 'GET', path: '/api/payments', access: 'business', roles: books },
  record: {
    method: 'POST',
    path: '/api/payments',
    when: 'queued',
    ownId: true,
    access: 'business',
    roles: desk,
  },
  match: {
    method: 'POST',
    path: '/api/payments/match',
    when: 'connected',
    access: 'business',
    roles: desk,
    idempotent: true,
  },
  remove: { method: 'DELETE', path: '/api/payments/{id}', when: 'queued', access: 'business', roles: desk },
  refund: {
    method: 'POST',
    path: '/api/payments/{id}/refund',
    when: 'connected',
    access: 'business',
    roles: desk,
    idempotent: true,
  },
  check: { method: 'POST', path: '/api/payments/check', when: 'connected', access: 'business', roles: desk },
  receipt: {
    method: 'POST',
    path: '/api/payments/{id}/receipt',
    when: 'queued',
    access: 'business',
    roles: desk,
  },
  connectStanding: { method: 'GET', path: '/api/payments/connect', access: 'business', roles: desk },
  connect: {
    method: 'POST',
    path: '/api/payments/connect',
    when: 'connected',
    access: 'business',
    roles: owner,
    idempotent: true,
  },
  connectSettings: {
    method: 'PUT',
    path: '/api/payments/connect',
    when: 'connected',
    access: 'business',
    roles: owner,
  },
  disconnect: {
    method: 'DELETE',
    path: '/api/payments/connect',
    when: 'connected',
    access: 'business',
    roles: owner,
  },
  connectWebhook: {
    method: 'POST',
    path: '/api/stripe/connect-webhook',
    when: 'connected',
    access: 'public',
    rawBody: true,
  },
} as const satisfies Routes;
