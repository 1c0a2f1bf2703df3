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
  /** What it added to the stock; negative where it took away. */
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

/** The same of one that is for a job, found by it too. ElectroDB would write half a key for one without a job. */
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
