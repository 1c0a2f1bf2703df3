import { Entity } from 'electrodb';
import {
  firmAttribute,
  firmKey,
  idAttribute,
  onTable,
  revisionAttribute,
  service,
} from '#functions/lib/entity.ts';
import { clientFigures } from '#shared/domain/clients/record.ts';
import { invalidField } from '#shared/kernel/refusal.ts';
import { sumsOf } from './sums.ts';

/** Thrown if the client to count on doesn't exist. */
export const noSuchClient = () => invalidField('clientId', 'Choose a client from your list', 'not_yours');

/**
 * A client's figures. They are part of the client's own item (functions/clients/entity.ts reads them too), so that a list of
 * clients shows them in one read; this entity is the part that only figures change.
 */
export const clientFiguresEntity = new Entity(
  {
    model: { entity: 'client', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      id: idAttribute,
      ...sumsOf(clientFigures, 'clientId'),
      revision: revisionAttribute,
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'client#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);
