import { books, desk } from '../members/roles.ts';
import type { Routes } from '../route.ts';

export const taxRoutes = {
  vat: { method: 'GET', path: '/api/tax/vat', access: 'business', roles: books },
  registration: { method: 'GET', path: '/api/tax/registration', access: 'business', roles: books },
  mtd: { method: 'GET', path: '/api/tax/mtd', access: 'business', roles: books },
  cis: { method: 'GET', path: '/api/tax/cis', access: 'business', roles: books },
  cisStatement: {
    method: 'PUT',
    path: '/api/tax/cis/{monthEnd}/{clientId}',
    when: 'queued',
    access: 'business',
    roles: desk,
  },
  removeCisStatement: {
    method: 'DELETE',
    path: '/api/tax/cis/{monthEnd}/{clientId}',
    when: 'queued',
    access: 'business',
    roles: desk,
  },
  putCisFile: {
    method: 'PUT',
    path: '/api/tax/cis/{monthEnd}/{clientId}/file',
    when: 'queued',
    access: 'business',
    roles: desk,
    upload: true,
  },
  removeCisFile: {
    method: 'DELETE',
    path: '/api/tax/cis/{monthEnd}/{clientId}/file',
    when: 'queued',
    access: 'business',
    roles: desk,
  },
  records: { method: 'GET', path: '/api/tax/records', access: 'business', roles: books },
} as const satisfies Routes;
