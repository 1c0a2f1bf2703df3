import { books, desk } from '../members/roles.ts';
import type { Routes } from '../route.ts';

export const employeesRoutes = {
  list: { method: 'GET', path: '/api/employees', access: 'business', roles: books },
  stats: { method: 'GET', path: '/api/employee-stats', access: 'business', roles: books },
  today: {
    method: 'GET',
    path: '/api/employees/today',
    access: 'business',
    roles: books,
    follows: ['punch', 'week', 'leave', 'employee', 'job', 'assignment', 'member'],
  },
  get: { method: 'GET', path: '/api/employees/{id}', access: 'business', roles: books },
  create: {
    method: 'POST',
    path: '/api/employees',
    when: 'queued',
    ownId: true,
    access: 'business',
    roles: desk,
  },
  update: { method: 'PUT', path: '/api/employees/{id}', when: 'queued', access: 'business', roles: desk },
  remove: { method: 'DELETE', path: '/api/employees/{id}', when: 'queued', access: 'business', roles: desk },
} as const satisfies Routes;
