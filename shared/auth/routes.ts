import type { Routes } from '../route.ts';

export const authRoutes = {
  user: {
    method: 'GET',
    path: '/api/auth/user',
    access: 'session',
    follows: ['settings', 'profile', 'member'],
  },
  login: { method: 'GET', path: '/api/login', access: 'public' },
  callback: { method: 'GET', path: '/api/callback', access: 'public' },
  logout: { method: 'GET', path: '/api/logout', access: 'public' },
  signOut: { method: 'POST', path: '/api/logout', when: 'connected', access: 'public' },
  devices: { method: 'GET', path: '/api/auth/devices', access: 'session' },
  endDevice: { method: 'DELETE', path: '/api/auth/devices/{deviceId}', when: 'connected', access: 'session' },
  logoutEverywhere: { method: 'DELETE', path: '/api/auth/sessions', when: 'connected', access: 'session' },
} as const satisfies Routes;
