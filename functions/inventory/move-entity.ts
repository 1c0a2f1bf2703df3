import { Entity } from 'electrodb';
import {
  firmAttribute,
  firmKey,
  idAttribute,
  moneyAttribute,
  onTable,
  service,
} from '#functions/lib/entity.ts';
import { moveReasons, moveTypes } from '#shared/inventory/stock.ts';

const required = { type: 'number', required: true } as const;
const instant = { type: 'string', required: true } as const;

const model = { entity: 'stockMove', version: '1', service } as const;

const attributes = {
  firmId: firmAttribute,
  id: idAttribute,
  itemId: idAttribute,
  jobId: { type: 'number' },
  type: { type: moveTypes, required: true },
  quantity: required,
  /** The quantity added to the stock; negative if removed. */
  change: required,
  unitPrice: moneyAttribute,
  totalCost: moneyAttribute,
  reason: { type: moveReasons },
  notes: { type: 'string' },
  transactionDate: instant,
  createdAt: instant,
} as const;

const indexes = {
  byItem: {
    pk: firmKey,
    sk: {
      field: 'sk',
      composite: ['itemId', 'id'],
      template: 'stockMove#${itemId}#${id}',
      casing: 'none',
    },
  },
  byId: {
    index: 'gsi1',
    pk: { ...firmKey, field: 'gsi1pk' },
    sk: { field: 'gsi1sk', composite: ['id'], template: 'stockMove#${id}', casing: 'none' },
  },
} as const;

/** A stock transaction. It is never changed. */
export const moveEntity = new Entity({ model, attributes, indexes }, onTable);

/** Same, for a move for a job, which can also be looked up by it. ElectroDB would write half a key for a move without a job. */
export const jobMoveEntity = new Entity(
  {
    model,
    attributes: { ...attributes, jobId: required },
    indexes: {
      ...indexes,
      byJob: {
        index: 'gsi2',
        pk: {
          field: 'gsi2pk',
          composite: ['firmId', 'jobId'],
          template: 'firm#${firmId}#jobMoves#${jobId}',
          casing: 'none',
        },
        sk: { field: 'gsi2sk', composite: ['id'], template: 'stockMove#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);
