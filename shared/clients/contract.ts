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
import { removal } from '../removal.ts';
import { contract, created, json, page } from '../route.ts';
import { client } from './client.ts';
import { clientMoreInput } from './more.ts';
import { reviewShape } from './review.ts';
import { clientsRoutes } from './routes.ts';
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
export const clientsContract = contract(clientsRoutes, {
  list: {
    summary: 'The clients, newest first',
    query: pageQuery,
    reply: page(client),
  },
  get: { params: idParams, summary: 'One client', reply: json(client) },
  create: {
    summary: 'Add a client',
    body: newClient,
    reply: created(client),
  },
  import: {
    summary: 'Import clients from rows of a file; rows already imported are skipped',
    body: importInput(clientInput),
    reply: json(importReply),
  },
  review: { params: idParams, ...reviewShape, reply: json(client) },
  update: {
    params: idParams,
    summary: 'Change a client',
    body: clientUpdate,
    reply: json(client),
  },
  remove: {
    params: idParams,
    summary: 'Delete a client that has no jobs and no invoices',
    ...removal(client),
  },
});
