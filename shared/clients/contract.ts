import * as z from 'zod/mini';
import {
  basedOn,
  email,
  idParams,
  kept,
  line,
  lines,
  optional,
  orNull,
  pageQuery,
  requiredLine,
} from '../fields.ts';
import { importInput, importReply } from '../importing.ts';
import { textLimits } from '../limits.ts';
import { created, json, none, page, resource } from '../route.ts';
import { mailTroubles } from './mail-troubles.ts';
import { clientTax, clientTaxInput } from './tax.ts';

export const clientInput = z.strictObject({
  name: requiredLine(textLimits.name),
  email: optional(email),
  phone: optional(line(textLimits.phone)),
  address: optional(lines(textLimits.address)),
  ...clientTaxInput,
});
export type ClientInput = z.output<typeof clientInput>;

export const clientUpdate = z.extend(clientInput, basedOn);
export type ClientUpdate = z.output<typeof clientUpdate>;

export const client = z.object({
  ...kept,
  name: z.string(),
  email: orNull(z.string()),
  phone: orNull(z.string()),
  address: orNull(z.string()),
  /** What became of the last mail to this address, where it was not good: the platform sends no more there. */
  mailTrouble: orNull(z.enum(mailTroubles)),
  ...clientTax,
});
export type Client = z.output<typeof client>;

const one = { path: '/api/clients/{id}', access: 'business', params: idParams } as const;

export const clientsRoutes = resource({
  list: {
    method: 'GET',
    path: '/api/clients',
    access: 'business',
    summary: 'The clients, newest first',
    query: pageQuery,
    reply: page(client),
  },
  get: { ...one, method: 'GET', summary: 'One client', reply: json(client) },
  create: {
    method: 'POST',
    path: '/api/clients',
    access: 'business',
    summary: 'Add a client',
    body: clientInput,
    idempotent: true,
    reply: created(client),
  },
  import: {
    method: 'POST',
    path: '/api/clients/import',
    access: 'business',
    summary: 'Add clients from rows of a file; rows that are there already are left out',
    body: importInput(clientInput),
    reply: json(importReply),
  },
  update: { ...one, method: 'PUT', summary: 'Change a client', body: clientUpdate, reply: json(client) },
  remove: {
    ...one,
    method: 'DELETE',
    summary: 'Delete a client that has no jobs and no invoices',
    reply: none,
  },
});
