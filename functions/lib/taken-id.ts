import { Entity } from 'electrodb';
import type { Kind } from '#shared/domain/kinds.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { idempotencyMs } from '#shared/limits.ts';
import { firmAttribute, firmKey, idAttribute, onTable, service } from './entity.ts';
import { IdTaken } from './ids.ts';
import { type Write, write } from './transact.ts';

/**
 * Marks a browser's id as taken, for records inside another record, whose own key does not keep an id from being used twice; names
 * that other record. Kept as long as the call's key.
 */
const takenIdEntity = new Entity(
  {
    model: { entity: 'takenId', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      kind: { type: 'string', required: true },
      id: idAttribute,
      within: { type: 'number', required: true },
      /** Epoch seconds. */
      ttl: { type: 'number', required: true },
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['kind', 'id'], template: 'takenId#${kind}#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);

interface Taken {
  firmId: FirmId;
  kind: Kind;
  /** Undefined if the browser chose none. */
  id: number | undefined;
}

/** Takes an id, in the transaction that creates its record. Throws IdTaken. */
export const takeId = ({ firmId, kind, id }: Taken, within: number): Write[] => {
  if (id === undefined) return [];
  const ttl = Math.floor((Date.now() + idempotencyMs.queued) / 1000);
  return [write(takenIdEntity.create({ firmId, kind, id, within, ttl }), () => new IdTaken())];
};

/** The record within which an id was recently taken; undefined if it was not. */
export const takenWithin = async (firmId: FirmId, kind: Kind, id: number): Promise<number | undefined> => {
  const { data } = await takenIdEntity.get({ firmId, kind, id }).go({ consistent: true });
  return data?.within;
};
