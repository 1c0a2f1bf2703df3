import * as z from 'zod/mini';
import { device, deviceId } from '../members/device.ts';
import { json, none, redirect, resource } from '../route.ts';
import { user } from './user.ts';

const text = z.optional(z.string().check(z.maxLength(4096)));

export const authRoutes = resource({
  user: {
    method: 'GET',
    path: '/api/auth/user',
    access: 'session',
    summary: 'The signed-in user',
    reply: json(user),
  },
  login: {
    method: 'GET',
    path: '/api/login',
    access: 'public',
    summary: 'Send the browser to the identity provider',
    query: z.object({ fresh: text, to: text }),
    reply: redirect,
  },
  callback: {
    method: 'GET',
    path: '/api/callback',
    access: 'public',
    summary: 'Where the identity provider sends the browser back to',
    query: z.object({ code: text, state: text, iss: text, error: text, error_description: text }),
    reply: redirect,
  },
  logout: {
    method: 'GET',
    path: '/api/logout',
    access: 'public',
    summary: 'End the session here and at the identity provider',
    reply: redirect,
  },
  signOut: {
    method: 'POST',
    when: 'connected',
    path: '/api/logout',
    access: 'public',
    summary: 'The same by a form, which no other site can send',
    reply: redirect,
  },
  devices: {
    method: 'GET',
    path: '/api/auth/devices',
    access: 'session',
    summary: 'The browsers that the user has signed in with, the last used first',
    reply: json(z.array(device)),
  },
  endDevice: {
    method: 'DELETE',
    when: 'connected',
    path: '/api/auth/devices/{deviceId}',
    access: 'session',
    summary: 'Sign the user out in one browser',
    params: z.object({ deviceId }),
    reply: none,
  },
  logoutEverywhere: {
    method: 'DELETE',
    when: 'connected',
    path: '/api/auth/sessions',
    access: 'session',
    summary: 'End every session of the signed-in user, this one too',
    reply: none,
  },
});
