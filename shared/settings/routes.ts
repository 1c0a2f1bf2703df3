import { books, desk, owner } from '../members/roles.ts';
import type { Routes } from '../route.ts';

export const settingsRoutes = {
  updateProfile: { method: 'PUT', path: '/api/settings/profile', when: 'queued', access: 'session' },
  updateBusiness: {
    method: 'PUT',
    path: '/api/settings/business',
    when: 'queued',
    access: 'business',
    roles: owner,
  },
  logo: { method: 'GET', path: '/api/settings/logo', access: 'business', roles: desk },
  putLogo: {
    method: 'PUT',
    path: '/api/settings/logo',
    when: 'queued',
    access: 'business',
    roles: owner,
    upload: true,
  },
  removeLogo: {
    method: 'DELETE',
    path: '/api/settings/logo',
    when: 'queued',
    access: 'business',
    roles: owner,
  },
  updateEmail: {
    method: 'PUT',
    path: '/api/settings/email',
    when: 'connected',
    access: 'business',
    roles: owner,
  },
  updateNumbering: {
    method: 'PUT',
    path: '/api/settings/numbering',
    when: 'connected',
    access: 'business',
    roles: owner,
  },
  updateReminders: {
    method: 'PUT',
    path: '/api/settings/reminders',
    when: 'queued',
    access: 'business',
    roles: desk,
  },
  updateReviews: {
    method: 'PUT',
    path: '/api/settings/reviews',
    when: 'queued',
    access: 'business',
    roles: desk,
  },
  updateAppointments: {
    method: 'PUT',
    path: '/api/settings/appointments',
    when: 'queued',
    access: 'business',
    roles: desk,
  },
  tax: { method: 'GET', path: '/api/settings/tax', access: 'business', roles: books },
  updateTax: { method: 'PUT', path: '/api/settings/tax', when: 'queued', access: 'business', roles: owner },
  testEmail: {
    method: 'POST',
    path: '/api/settings/test-email',
    when: 'connected',
    access: 'business',
    roles: owner,
    idempotent: true,
  },
} as const satisfies Routes;
