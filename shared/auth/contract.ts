import * as z from 'zod/mini';
import { device, deviceId } from '../members/device.ts';
import { contract, json, none, redirect } from '../route.ts';
import { authRoutes } from './routes.ts';
import { user } from './user.ts';

const text = z.optional(z.string().check(z.maxLength(4096)));

export const authContract = contract(authRoutes, {
  user: {
    summary: 'The signed-in user',
    reply: json(user),
  },
  login: {
    summary: 'Send the browser to the identity provider',
    query: z.object({ fresh: text, to: text }),
    reply: redirect,
  },
  callback: {
    summary: 'Where the identity provider sends the browser back to',
    query: z.object({ code: text, state: text, iss: text, error: text, error_description: text }),
    reply: redirect,
  },
  logout: {
    summary: 'End the session here and at the identity provider',
    reply: redirect,
  },
  signOut: {
    summary: 'The same by a form, which no other site can send',
    reply: redirect,
  },
  devices: {
    summary: 'The browsers that the user has signed in with, the last used first',
    reply: json(z.array(device)),
  },
  endDevice: {
    summary: 'Sign the user out in one browser',
    params: z.object({ deviceId }),
    reply: none,
  },
  logoutEverywhere: {
    summary: 'End every session of the signed-in user, this one too',
    reply: none,
  },
});
