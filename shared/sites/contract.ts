import * as z from 'zod/mini';
import { basedOn, idParams, idText, ownId, pageQuery } from '../fields.ts';
import { importReply } from '../importing.ts';
import { removal } from '../removal.ts';
import { contract, created, json, page } from '../route.ts';
import { appliance, applianceInput, applianceReading } from './appliance.ts';
import { sitesRoutes } from './routes.ts';
import { siteRows } from './row.ts';
import { site, siteInput } from './site.ts';

export const newSite = z.extend(siteInput, ownId);
export type NewSite = z.output<typeof newSite>;

/** Fields left out stay unchanged. An archived property is not offered for new work. */
export const siteUpdate = z.extend(z.partial(siteInput), { ...basedOn, archived: z.optional(z.boolean()) });
export type SiteUpdate = z.output<typeof siteUpdate>;

export const newAppliance = z.extend(applianceInput, ownId);
export type NewAppliance = z.output<typeof newAppliance>;

export const applianceUpdate = z.extend(z.partial(applianceInput), basedOn);
export type ApplianceUpdate = z.output<typeof applianceUpdate>;
const oneWithin = {
  params: z.extend(idParams, { applianceId: idParams.shape.id }),
} as const;

export const sitesContract = contract(sitesRoutes, {
  list: {
    summary: 'The properties, newest first, or those of a client',
    query: z.extend(pageQuery, { clientId: z.optional(idText) }),
    reply: page(site),
  },
  get: { params: idParams, summary: 'One property', reply: json(site) },
  create: {
    summary: 'Add a property to a client',
    body: newSite,
    reply: created(site),
  },
  import: {
    summary:
      'Import properties with their appliances from rows of a file, and clients who are not there yet; rows already imported are skipped',
    body: siteRows,
    reply: json(importReply),
  },
  update: {
    params: idParams,
    summary: 'Change or archive a property',
    body: siteUpdate,
    reply: json(site),
  },
  remove: {
    params: idParams,
    summary: 'Delete a property with its appliances',
    ...removal(site),
  },
  appliances: {
    params: idParams,
    summary: 'The appliances of a property, newest first',
    query: pageQuery,
    reply: page(appliance),
  },
  addAppliance: {
    params: idParams,
    summary: 'Add an appliance to a property',
    body: newAppliance,
    reply: created(appliance),
  },
  history: {
    ...oneWithin,
    summary: 'What issued certificates said of an appliance, newest first',
    query: pageQuery,
    reply: page(applianceReading),
  },
  updateAppliance: {
    ...oneWithin,
    summary: 'Change an appliance',
    body: applianceUpdate,
    reply: json(appliance),
  },
  removeAppliance: {
    ...oneWithin,
    summary: 'Delete an appliance',
    ...removal(appliance),
  },
});
