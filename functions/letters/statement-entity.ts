import { Entity } from 'electrodb';
import { firmAttribute, firmKey, idAttribute, onTable, service } from '#functions/lib/entity.ts';
import { letterAttributes } from './fate.ts';

/** A statement that was emailed, and its outcome; created once. Its content follows from the invoices of its day. */
export const sentStatementEntity = new Entity(
  {
    model: { entity: 'sentStatement', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      clientId: idAttribute,
      id: idAttribute,
      ...letterAttributes,
    },
    indexes: {
      byClient: {
        pk: firmKey,
        sk: {
          field: 'sk',
          composite: ['clientId', 'id'],
          template: 'sentStatement#${clientId}#${id}',
          casing: 'none',
        },
      },
    },
  },
  onTable,
);
