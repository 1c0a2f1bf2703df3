import * as z from 'zod/mini';
import { idParams } from '../fields.ts';
import { desk } from '../members/roles.ts';
import { json, none } from '../route.ts';

const link = { path: '/api/invoices/{id}/link', access: 'business', params: idParams } as const;

export const linkRoutes = {
  link: {
    ...link,
    method: 'POST',
    when: 'connected',
    roles: desk,
    summary: 'Create a link to the invoice to copy or text',
    idempotent: true,
    /** What stands behind `#` is kept nowhere: the reply is the only place to have it from. */
    reply: json(z.object({ url: z.string() })),
  },
  unlink: {
    ...link,
    method: 'DELETE',
    when: 'connected',
    roles: desk,
    summary: 'Stop all links to the invoice',
    reply: none,
  },
} as const;
