import { CustomAttributeType, Entity, type EntityItem } from 'electrodb';
import { onTable, service, text, userAttribute, userKey } from '#functions/lib/entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';

/** A person who signs in. What they do, they do in a firm (functions/lib/tenant/firm-entity.ts). */
export const userEntity = new Entity(
  {
    model: { entity: 'user', version: '1', service },
    attributes: {
      userId: userAttribute,
      email: { type: 'string', required: true },
      /** The provider has seen them read a mail to it. */
      emailVerified: { type: 'boolean' },
      /** Of its mailbox; see functions/auth/mailbox-hash.ts. */
      mailboxHash: text,
      /** The identity (`sub`) that signs in now, where it is not the first one, whose `sub` is the user's id. */
      identityId: text,
      firstName: text,
      lastName: text,
      /** True once the user has said their name here: what the provider says no longer counts. */
      namedHere: { type: 'boolean' },
      profileImageUrl: text,
      /** The firm that they were in last: where a sign-in leads. */
      lastFirmId: { type: CustomAttributeType<FirmId>('string') },
      /** Each person has one free trial, in whichever firm. */
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

/** Holds an email address for one user, so that no second one can have it. */
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
