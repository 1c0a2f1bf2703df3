import { all, books, desk } from '../members/roles.ts';
import type { Routes } from '../route.ts';

export const sitesRoutes = {
  list: { method: 'GET', path: '/api/sites', access: 'business', roles: books },
  get: { method: 'GET', path: '/api/sites/{id}', access: 'business', roles: books },
  create: {
    method: 'POST',
    path: '/api/sites',
    when: 'queued',
    ownId: true,
    access: 'business',
    roles: desk,
  },
  import: { method: 'POST', path: '/api/sites/import', when: 'connected', access: 'business', roles: desk },
  update: { method: 'PUT', path: '/api/sites/{id}', when: 'queued', access: 'business', roles: desk },
  remove: { method: 'DELETE', path: '/api/sites/{id}', when: 'queued', access: 'business', roles: desk },
  appliances: {
    method: 'GET',
    path: '/api/sites/{id}/appliances',
    access: 'business',
    roles: all,
    scope: 'own',
  },
  addAppliance: {
    method: 'POST',
    path: '/api/sites/{id}/appliances',
    when: 'queued',
    ownId: true,
    access: 'business',
    roles: desk,
  },
  history: {
    method: 'GET',
    path: '/api/sites/{id}/appliances/{applianceId}/history',
    access: 'business',
    roles: books,
  },
  updateAppliance: {
    method: 'PUT',
    path: '/api/sites/{id}/appliances/{applianceId}',
    when: 'queued',
    access: 'business',
    roles: desk,
  },
  removeAppliance: {
    method: 'DELETE',
    path: '/api/sites/{id}/appliances/{applianceId}',
    when: 'queued',
    access: 'business',
    roles: desk,
  },
} as const satisfies Routes;
