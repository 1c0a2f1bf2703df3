import * as z from 'zod/mini';
import { basedOn, idParams, idText, ownId, pageQuery } from '../fields.ts';
import { importReply } from '../importing.ts';
import { books, desk } from '../members/roles.ts';
import { created, json, none, page, resource } from '../route.ts';
import { appliance, applianceInput, applianceReading } from './appliance.ts';
import { siteRows } from './row.ts';
import { site, siteInput } from './site.ts';

export const newSite = z.extend(siteInput, ownId);
export type NewSite = z.output<typeof newSite>;

/** What is left out stays. One that is archived is not offered for new work. */
export const siteUpdate = z.extend(z.partial(siteInput), { ...basedOn, archived: z.optional(z.boolean()) });
export type SiteUpdate = z.output<typeof siteUpdate>;

export const newAppliance = z.extend(applianceInput, ownId);
export type NewAppliance = z.output<typeof newAppliance>;

export const applianceUpdate = z.extend(z.partial(applianceInput), basedOn);
export type ApplianceUpdate = z.output<typeof applianceUpdate>;

const sites = { path: '/api/sites', access: 'business' } as const;
const one = { path: '/api/sites/{id}', access: 'business', params: idParams } as const;
const within = { path: '/api/sites/{id}/appliances', access: 'business', params: idParams } as const;
const oneWithin = {
  path: '/api/sites/{id}/appliances/{applianceId}',
  access: 'business',
  params: z.extend(idParams, { applianceId: idParams.shape.id }),
} as const;

export const sitesRoutes = resource({
  list: {
    ...sites,
    method: 'GET',
    roles: books,
    summary: 'The properties, newest first, or those of a client',
    query: z.extend(pageQuery, { clientId: z.optional(idText) }),
    reply: page(site),
  },
  get: { ...one, method: 'GET', roles: books, summary: 'One property', reply: json(site) },
  create: {
    ...sites,
    method: 'POST',
    when: 'queued',
    ownId: true,
    roles: desk,
    summary: 'Add a property to a client',
    body: newSite,
    reply: created(site),
  },
  import: {
    method: 'POST',
    when: 'connected',
    path: '/api/sites/import',
    access: 'business',
    roles: desk,
    summary:
      'Import properties from rows of a file, and clients who are not there yet; rows already imported are skipped',
    body: siteRows,
    reply: json(importReply),
  },
  update: {
    ...one,
    method: 'PUT',
    when: 'queued',
    roles: desk,
    summary: 'Change or archive a property',
    body: siteUpdate,
    reply: json(site),
  },
  remove: {
    ...one,
    method: 'DELETE',
    when: 'queued',
    roles: desk,
    summary: 'Delete a property with its appliances',
    reply: none,
  },
  appliances: {
    ...within,
    method: 'GET',
    roles: books,
    summary: 'The appliances of a property, newest first',
    query: pageQuery,
    reply: page(appliance),
  },
  addAppliance: {
    ...within,
    method: 'POST',
    when: 'queued',
    ownId: true,
    roles: desk,
    summary: 'Add an appliance to a property',
    body: newAppliance,
    reply: created(appliance),
  },
  history: {
    ...oneWithin,
    path: '/api/sites/{id}/appliances/{applianceId}/history',
    method: 'GET',
    roles: books,
    summary: 'What issued certificates said of an appliance, newest first',
    query: pageQuery,
    reply: page(applianceReading),
  },
  updateAppliance: {
    ...oneWithin,
    method: 'PUT',
    when: 'queued',
    roles: desk,
    summary: 'Change an appliance',
    body: applianceUpdate,
    reply: json(appliance),
  },
  removeAppliance: {
    ...oneWithin,
    method: 'DELETE',
    when: 'queued',
    roles: desk,
    summary: 'Delete an appliance',
    reply: none,
  },
});
