import { Entity } from 'electrodb';
import { idAttribute, moneyAttribute, onTable, ownerKey, service } from '#functions/lib/entity.ts';
import { moveReasons, moveTypes } from '#shared/inventory/stock.ts';

const required = { type: 'number', required: true } as const;
const instant = { type: 'string', required: true } as const;

/** A stock transaction. It is never changed. */
export const moveEntity = new Entity(
  {
    model: { entity: 'stockMove', version: '1', service },
    attributes: {
      userId: { type: 'string', required: true },
      id: idAttribute,
      itemId: idAttribute,
      jobId: { type: 'number' },
      type: { type: moveTypes, required: true },
      quantity: required,
      /** What it added to the stock; negative where it took away. */
      change: required,
      unitPrice: moneyAttribute,
      totalCost: moneyAttribute,
      reason: { type: moveReasons },
      notes: { type: 'string' },
      transactionDate: instant,
      createdAt: instant,
    },
    indexes: {
      byItem: {
        pk: ownerKey,
        sk: {
          field: 'sk',
          composite: ['itemId', 'id'],
          template: 'stockMove#${itemId}#${id}',
          casing: 'none',
        },
      },
      byId: {
        index: 'gsi1',
        pk: { ...ownerKey, field: 'gsi1pk' },
        sk: { field: 'gsi1sk', composite: ['id'], template: 'stockMove#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);
