import { CustomAttributeType } from 'electrodb';
import type { FirmId, UserId } from '#shared/firms/ids.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { config } from './config.ts';
import { document } from './table.ts';
import { caller } from './tenant.ts';

/** Options for every ElectroDB entity. */
export const onTable = { client: document, table: config.tableName };

/** The service name in every entity's model. */
export const service = 'fettle';

/** A firm's partition, which holds every record of its business. Without `casing`, ElectroDB would lower-case the keys. */
export const firmKey = {
  field: 'pk',
  composite: ['firmId'] as ['firmId'],
  template: 'firm#${firmId}' as const,
  casing: 'none',
} as const;

/** A person's partition: their user, sessions and memberships. */
export const userKey = {
  field: 'pk',
  composite: ['userId'] as ['userId'],
  template: 'user#${userId}' as const,
  casing: 'none',
} as const;

export const firmAttribute = {
  type: CustomAttributeType<FirmId>('string'),
  required: true,
  readOnly: true,
} as const;
export const userAttribute = {
  type: CustomAttributeType<UserId>('string'),
  required: true,
  readOnly: true,
} as const;

/** The index partition of everything that was made out to a client. */
export const clientKey = {
  field: 'gsi2pk',
  composite: ['firmId', 'clientId'] as ['firmId', 'clientId'],
  template: 'firm#${firmId}#client#${clientId}' as const,
  casing: 'none',
} as const;

export const text = { type: 'string' } as const;
export const requiredText = { type: 'string', required: true } as const;

/** Ids are padded so that keys sort numerically. */
export const idAttribute = { type: 'number', required: true, padding: { length: 16, char: '0' } } as const;

/** Pounds in code, integer pence in the table. */
export const moneyAttribute = {
  type: 'number',
  get: (pence?: number) => (pence === undefined ? undefined : toPounds(pence)),
  set: (pounds?: number) => (pounds === undefined ? undefined : toPence(pounds)),
} as const;

/**
 * On every item that holds counts: grows with each change of them, so that the nightly recount (functions/upkeep) can tell whether
 * they changed while it counted.
 */
export const revisionAttribute = { type: 'number' } as const;

/** Attributes of every record. Timestamps are ISO 8601 UTC. */
export const keptAttributes = {
  firmId: firmAttribute,
  id: idAttribute,
  createdAt: { type: 'string', required: true, readOnly: true },
  updatedAt: { type: 'string', required: true },
  /** The person who created it, if one did. */
  madeBy: { type: CustomAttributeType<UserId>('string'), readOnly: true },
} as const;

/** The attributes of a record created now. */
export const madeNow = (at: string) => ({ createdAt: at, updatedAt: at, madeBy: caller() });
