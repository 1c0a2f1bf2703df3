import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { onTable, service, text, userAttribute, userKey } from '#functions/lib/entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';

/** A person who signs in. Their work belongs to a firm (functions/lib/tenant/firm-entity.ts). */
export const userEntity = new Entity(
  {
    model: { entity: 'user', version: '1', service },
    attributes: {
      userId: userAttribute,
      email: { type: 'string', required: true },
      /** The identity provider has verified the address. */
      emailVerified: { type: 'boolean' },
      /** A hash of its mailbox; see functions/auth/mailbox-hash.ts. */
      mailboxHash: text,
      /** The identity (`sub`) that signs in now, if not the first one, whose `sub` is the user's id. */
      identityId: text,
      firstName: text,
      lastName: text,
      /** True once the user has set their name here: it then overrides the identity provider's. */
      namedHere: { type: 'boolean' },
      profileImageUrl: text,
      /** The firm they last used, which a sign-in opens. */
      lastFirmId: { type: CustomAttributeType<FirmId>('string') },
      /** Each person has one free trial, in any firm. */
      trialUsedAt: text,
      /** Set once the user has asked for their account to be erased: nobody can sign in to it any more. */
      erasingSince: text,
      /** Keys of the directory of all users (functions/auth/directory.ts). */
      directory: { type: 'string', field: 'gsi2pk' },
      directoryKey: { type: 'string', field: 'gsi2sk' },
      createdAt: { type: 'string', required: true, readOnly: true },
      updatedAt: { type: 'string', required: true },
    },
    indexes: {
      byId: { pk: userKey, sk: { field: 'sk', composite: [], template: 'user', casing: 'none' } },
    },
  },
  onTable,
);
export type StoredUser = EntityItem<typeof userEntity>;

/** Uniqueness guard: one email address, one user. */
export const emailGuard = new Entity(
  {
    model: { entity: 'emailGuard', version: '1', service },
    attributes: {
      email: { type: 'string', required: true },
      userId: userAttribute,
    },
    indexes: {
      byEmail: {
        pk: { field: 'pk', composite: ['email'], template: 'email#${email}', casing: 'none' },
        sk: { field: 'sk', composite: [], template: 'guard', casing: 'none' },
      },
    },
  },
  onTable,
);
