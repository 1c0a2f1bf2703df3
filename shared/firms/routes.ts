import { crew, desk } from '../members/roles.ts';
import type { Routes } from '../route.ts';

export const firmsRoutes = {
  list: { method: 'GET', path: '/api/firms', access: 'session' },
  create: { method: 'POST', path: '/api/firms', when: 'connected', access: 'session', idempotent: true },
  enter: { method: 'POST', path: '/api/firms/{firmId}/enter', when: 'connected', access: 'session' },
  leave: { method: 'POST', path: '/api/firms/{firmId}/leave', when: 'connected', access: 'session' },
  roles: { method: 'GET', path: '/api/firms/roles', access: 'session' },
  rules: {
    method: 'GET',
    path: '/api/firms/rules',
    access: 'business',
    roles: crew,
    scope: 'all',
    follows: ['settings'],
  },
  setRules: { method: 'PUT', path: '/api/firms/rules', when: 'connected', access: 'business', roles: desk },
} as const satisfies Routes;
