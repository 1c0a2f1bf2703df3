import * as z from 'zod/mini';
import { idParams, idText } from '../fields.ts';
import { contract, json } from '../route.ts';
import { threadRoutes } from './routes.ts';
import { clientThread, siteThread } from './shapes.ts';

export const threadContract = contract(threadRoutes, {
  ofClient: {
    summary: 'The jobs, quotes and invoices of a client, or of one of their jobs, and what is owed',
    params: idParams,
    query: z.strictObject({ jobId: z.optional(idText) }),
    reply: json(clientThread),
  },
  ofSite: {
    summary: 'The jobs, certificates, quotes and invoices of a property, and what is owed for it',
    params: idParams,
    reply: json(siteThread),
  },
});
