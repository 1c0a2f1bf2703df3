import { Entity } from 'electrodb';
import {
  firmAttribute,
  firmKey,
  idAttribute,
  keptAttributes,
  onTable,
  revisionAttribute,
  service,
  text,
} from '#functions/lib/entity.ts';
import {
  applianceKinds,
  applianceOwners,
  contactRoles,
  flues,
  fuels,
  nations,
  siteKinds,
  tenures,
} from '#shared/sites/kinds.ts';

const required = { type: 'string', required: true } as const;
const yes = { type: 'boolean' } as const;

/** A property, with its contacts. */
export const siteEntity = new Entity(
  {
    model: { entity: 'site', version: '1', service },
    attributes: {
      ...keptAttributes,
      clientId: { type: 'number', required: true },
      name: text,
      address: required,
      postcode: required,
      uprn: text,
      kind: { type: siteKinds, required: true },
      tenure: { type: tenures, required: true },
      nation: { type: nations, required: true },
      landlord: { type: 'map', properties: { name: required, address: required } },
      access: text,
      contacts: {
        type: 'list',
        items: {
          type: 'map',
          properties: {
            id: { type: 'number', required: true },
            role: { type: contactRoles, required: true },
            name: required,
            phone: text,
            email: text,
            getsCopies: yes,
            paperOnly: yes,
          },
        },
      },
      applianceCount: { type: 'number' },
      jobCount: { type: 'number' },
      archivedAt: text,
      revision: revisionAttribute,
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'site#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);

/** Reserves an address for one property of a client, and lists the properties of a client. */
export const siteAt = new Entity(
  {
    model: { entity: 'siteAt', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      clientId: idAttribute,
      /** A hash that is equal for equal addresses. */
      place: required,
      siteId: { type: 'number', required: true },
    },
    indexes: {
      byPlace: {
        pk: firmKey,
        sk: {
          field: 'sk',
          composite: ['clientId', 'place'],
          template: 'siteAt#${clientId}#${place}',
          casing: 'none',
        },
      },
    },
  },
  onTable,
);

/** An appliance, stored by its property. */
export const applianceEntity = new Entity(
  {
    model: { entity: 'appliance', version: '1', service },
    attributes: {
      ...keptAttributes,
      siteId: idAttribute,
      kind: { type: applianceKinds, required: true },
      location: required,
      make: text,
      model: text,
      serial: text,
      gcNumber: text,
      fuel: { type: fuels, required: true },
      flue: { type: flues },
      owner: { type: applianceOwners, required: true },
      installedOn: text,
      warrantyUntil: text,
      removedOn: text,
      note: text,
    },
    indexes: {
      bySite: {
        pk: firmKey,
        sk: {
          field: 'sk',
          composite: ['siteId', 'id'],
          template: 'appliance#${siteId}#${id}',
          casing: 'none',
        },
      },
    },
  },
  onTable,
);
