import { Entity } from 'electrodb';
import { moneyAttribute, onTable, ownerKey, service } from '#functions/lib/entity.ts';

/** What a user says of a contractor's statement for a tax month, which ends on `monthEnd`. */
export const cisStatementEntity = new Entity(
  {
    model: { entity: 'cisStatement', version: '1', service },
    attributes: {
      userId: { type: 'string', required: true },
      monthEnd: { type: 'string', required: true },
      clientId: { type: 'number', required: true },
      receivedOn: { type: 'string' },
      deducted: moneyAttribute,
    },
    indexes: {
      byMonth: {
        pk: ownerKey,
        sk: {
          field: 'sk',
          composite: ['monthEnd', 'clientId'],
          template: 'cisStatement#${monthEnd}#${clientId}',
          casing: 'none',
        },
      },
    },
  },
  onTable,
);
