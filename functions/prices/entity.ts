import { Entity } from 'electrodb';
import {
  firmAttribute,
  firmKey,
  keptAttributes,
  moneyAttribute,
  onTable,
  revisionAttribute,
  service,
} from '#functions/lib/entity.ts';
import { priceKinds } from '#shared/prices/contract.ts';
import { vatCodes } from '#shared/uk/vat.ts';

export const priceEntity = new Entity(
  {
    model: { entity: 'price', version: '1', service },
    attributes: {
      ...keptAttributes,
      name: { type: 'string', required: true },
      kind: { type: priceKinds, required: true },
      unit: { type: 'string', required: true },
      unitPrice: { ...moneyAttribute, required: true },
      vat: { type: vatCodes, required: true },
      cost: moneyAttribute,
      code: { type: 'string' },
      uses: { type: 'number' },
      lastUsedAt: { type: 'string' },
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'price#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);

/** The number of a firm's prices. */
export const priceTotals = new Entity(
  {
    model: { entity: 'priceTotals', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      prices: { type: 'number' },
      revision: revisionAttribute,
    },
    indexes: {
      byFirm: { pk: firmKey, sk: { field: 'sk', composite: [], template: 'priceTotals', casing: 'none' } },
    },
  },
  onTable,
);
