import { CustomAttributeType } from 'electrodb';
import type { FirmId, UserId } from '#shared/firms/ids.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { config } from './config.ts';
import { document } from './table.ts';
import { caller } from './tenant.ts';

/** Options every ElectroDB entity is made with. */
export const onTable = { client: document, table: config.tableName };

/** The service name in every entity's model. */
export const service = 'fettle';

/** The partition of a firm: every record of its business lies in it. ElectroDB would lower-case keys by itself. */
export const firmKey = {
  field: 'pk',
  composite: ['firmId'] as ['firmId'],
  template: 'firm#${firmId}' as const,
  casing: 'none',
} as const;

/** The partition of a person: who they are, where they are signed in, and which firms they are in. */
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

/** The partition of an index in which all papers of a client lie. */
export const clientKey = {
  field: 'gsi2pk',
  composite: ['firmId', 'clientId'] as ['firmId', 'clientId'],
  template: 'firm#${firmId}#client#${clientId}' as const,
  casing: 'none',
} as const;

export const text = { type: 'string' } as const;
export const requiredText = { type: 'string', required: true } as const;

/** Ids are padded so that keys sort as numbers do. */
export const idAttribute = { type: 'number', required: true, padding: { length: 16, char: '0' } } as const;

/** Pounds outside, integer pence in the table. */
export const moneyAttribute = {
  type: 'number',
  get: (pence?: number) => (pence === undefined ? undefined : toPounds(pence)),
  set: (pounds?: number) => (pounds === undefined ? undefined : toPence(pounds)),
} as const;

/**
 * On every item that counts others: grows whenever its counts are moved. The nightly recount (functions/upkeep) knows
 * by it whether they were moved while it counted.
 */
export const revisionAttribute = { type: 'number' } as const;

/** Attributes every kept record has. Instants are ISO 8601 UTC. */
export const keptAttributes = {
  firmId: firmAttribute,
  id: idAttribute,
  createdAt: { type: 'string', required: true, readOnly: true },
  updatedAt: { type: 'string', required: true },
  /** Which person made it, where one did. */
  madeBy: { type: CustomAttributeType<UserId>('string'), readOnly: true },
} as const;

/** What a record carries that is made now. */
export const madeNow = (at: string) => ({ createdAt: at, updatedAt: at, madeBy: caller() });
