import { Entity, type EntityItem } from 'electrodb';
import { firmAttribute, firmKey, idAttribute, onTable, service } from '#functions/lib/entity.ts';
import { roles } from '#shared/members/roles.ts';

export const invitationEntity = new Entity(
  {
    model: { entity: 'invitation', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      id: idAttribute,
      email: { type: 'string', required: true },
      role: { type: roles, required: true },
      seesPrices: { type: 'boolean', required: true },
      employeeId: { type: 'number' },
      invitedBy: { type: 'string', required: true },
      /** The hash of the secret in the latest link; the link itself is never stored. */
      tokenHash: { type: 'string', required: true },
      /** The hashes of earlier links. */
      endedHashes: { type: 'list', items: { type: 'string' } },
      sends: { type: 'number', required: true },
      sentAt: { type: 'string', required: true },
      expiresAt: { type: 'string', required: true },
      state: { type: ['open', 'accepted', 'withdrawn'] as const, required: true },
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'invitation#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);
export type StoredInvitation = EntityItem<typeof invitationEntity>;

/** A guard that allows an address only one open invitation. */
export const invitedGuard = new Entity(
  {
    model: { entity: 'invited', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      email: { type: 'string', required: true },
      /** The invitation, and when it expires. */
      id: { type: 'number', required: true },
      expiresAt: { type: 'string', required: true },
    },
    indexes: {
      byEmail: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['email'], template: 'invited#${email}', casing: 'none' },
      },
    },
  },
  onTable,
);
