import * as z from 'zod/mini';
import { idParams, idText } from '../fields.ts';
import { books } from '../members/roles.ts';
import { json, resource } from '../route.ts';
import { clientThread, siteThread } from './shapes.ts';

export const threadRoutes = resource({
  ofClient: {
    method: 'GET',
    path: '/api/clients/{id}/thread',
    access: 'business',
    roles: books,
    summary: 'The jobs, quotes and invoices of a client, or of one of their jobs, and what is owed',
    params: idParams,
    query: z.strictObject({ jobId: z.optional(idText) }),
    reply: json(clientThread),
  },
  ofSite: {
    method: 'GET',
    path: '/api/sites/{id}/thread',
    access: 'business',
    roles: books,
    summary: 'The jobs, certificates, quotes and invoices of a property, and what is owed for it',
    params: idParams,
    reply: json(siteThread),
  },
});
