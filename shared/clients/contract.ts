import * as z from 'zod/mini';
import {
  basedOn,
  email,
  idParams,
  lines,
  optional,
  ownId,
  pageQuery,
  requiredLine,
  telephone,
} from '../fields.ts';
import { importInput, importReply } from '../importing.ts';
import { textLimits } from '../limits.ts';
import { books, desk } from '../members/roles.ts';
import { created, json, none, page, resource } from '../route.ts';
import { client } from './client.ts';
import { clientMoreInput } from './more.ts';
import { reviewRoute } from './review.ts';
import { clientTaxInput } from './tax.ts';

export const clientInput = z.strictObject({
  name: requiredLine(textLimits.name),
  email: optional(email),
  phone: optional(telephone),
  address: optional(lines(textLimits.address)),
  ...clientMoreInput,
  ...clientTaxInput,
});
export type ClientInput = z.output<typeof clientInput>;

export const newClient = z.extend(clientInput, ownId);
export type NewClient = z.output<typeof newClient>;

export const clientUpdate = z.extend(clientInput, basedOn);
export type ClientUpdate = z.output<typeof clientUpdate>;

const one = { path: '/api/clients/{id}', access: 'business', params: idParams } as const;

export const clientsRoutes = resource({
  list: {
    method: 'GET',
    path: '/api/clients',
    access: 'business',
    roles: books,
    summary: 'The clients, newest first',
    query: pageQuery,
    reply: page(client),
  },
  get: { ...one, method: 'GET', roles: books, summary: 'One client', reply: json(client) },
  create: {
    method: 'POST',
    when: 'queued',
    ownId: true,
    path: '/api/clients',
    access: 'business',
    roles: desk,
    summary: 'Add a client',
    body: newClient,
    reply: created(client),
  },
  import: {
    method: 'POST',
    when: 'connected',
    path: '/api/clients/import',
    access: 'business',
    roles: desk,
    summary: 'Import clients from rows of a file; rows already imported are skipped',
    body: importInput(clientInput),
    reply: json(importReply),
  },
  review: { ...one, ...reviewRoute, reply: json(client) },
  update: {
    ...one,
    method: 'PUT',
    when: 'queued',
    roles: desk,
    summary: 'Change a client',
    body: clientUpdate,
    reply: json(client),
  },
  remove: {
    ...one,
    method: 'DELETE',
    when: 'queued',
    roles: desk,
    summary: 'Delete a client that has no jobs and no invoices',
    reply: none,
  },
});
