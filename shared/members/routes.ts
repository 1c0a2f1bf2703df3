import { desk, owner } from '../members/roles.ts';
import type { Routes } from '../route.ts';

export const membersRoutes = {
  list: { method: 'GET', path: '/api/members', access: 'business', roles: desk, follows: ['member'] },
  invitations: {
    method: 'GET',
    path: '/api/members/invitations',
    access: 'business',
    roles: desk,
    follows: ['member'],
  },
  invite: {
    method: 'POST',
    path: '/api/members/invitations',
    when: 'connected',
    access: 'business',
    roles: desk,
    idempotent: true,
  },
  resend: {
    method: 'POST',
    path: '/api/members/invitations/{id}/send',
    when: 'connected',
    access: 'business',
    roles: desk,
    idempotent: true,
  },
  withdraw: {
    method: 'DELETE',
    path: '/api/members/invitations/{id}',
    when: 'connected',
    access: 'business',
    roles: desk,
  },
  accept: { method: 'POST', path: '/api/members/accept', when: 'connected', access: 'session' },
  update: {
    method: 'PUT',
    path: '/api/members/{userId}',
    when: 'connected',
    access: 'business',
    roles: owner,
  },
  devices: { method: 'GET', path: '/api/members/{userId}/devices', access: 'business', roles: owner },
  signOutDevice: {
    method: 'DELETE',
    path: '/api/members/{userId}/devices/{deviceId}',
    when: 'connected',
    access: 'business',
    roles: owner,
  },
  remove: {
    method: 'POST',
    path: '/api/members/{userId}/remove',
    when: 'connected',
    access: 'business',
    roles: desk,
  },
} as const satisfies Routes;
