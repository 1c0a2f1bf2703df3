import { Entity } from 'electrodb';
import {
  firmAttribute,
  firmKey,
  idAttribute,
  moneyAttribute,
  onTable,
  revisionAttribute,
  service,
  text,
} from '#functions/lib/entity.ts';
import { itemCategories, itemLocations } from '#shared/inventory/stock.ts';

const count = { type: 'number' } as const;
const required = { type: 'number', required: true } as const;

const attributes = {
  firmId: firmAttribute,
  id: idAttribute,
  createdAt: { type: 'string', required: true, readOnly: true },
  madeBy: text,
  /** Epoch milliseconds, as a number so that concurrent moves can each increment it: `updatedAt` always increases. */
  updatedMs: required,
  /** `updatedMs` of the last change other than a plain move: a move depends on price and minimum being as read. */
  editedMs: required,
  name: { type: 'string', required: true },
  description: text,
  category: { type: itemCategories, required: true },
  sku: text,
  barcode: text,
  quantity: required,
  minQuantity: count,
  maxQuantity: count,
  unitPrice: moneyAttribute,
  supplierName: text,
  supplierContact: text,
  location: { type: itemLocations },
  isActive: { type: 'boolean', required: true },
  /** The number of its moves: an item with any is retired rather than deleted. */
  moveCount: count,
} as const;

// Made by one function so that both have the same type.
const itemsUnder = (prefix: 'item' | 'retiredItem') =>
  new Entity(
    {
      model: { entity: prefix as string, version: '1', service },
      attributes,
      indexes: {
        byId: {
          pk: firmKey,
          sk: { field: 'sk', composite: ['id'], template: `${prefix}#\${id}` as string, casing: 'none' },
        },
      },
    },
    onTable,
  );

/** An item in stock. */
export const itemEntity = itemsUnder('item');

/** An item that is no longer listed. Stored separately, so that a page of the list never has to skip it. */
export const retiredEntity = itemsUnder('retiredItem');

/** Reserves a SKU for one listed item of its firm. */
export const skuGuard = new Entity(
  {
    model: { entity: 'sku', version: '1', service },
    attributes: { firmId: firmAttribute, sku: { type: 'string', required: true }, itemId: required },
    indexes: {
      bySku: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['sku'], template: 'sku#${sku}', casing: 'none' },
      },
    },
  },
  onTable,
);

/**
 * Exists for every listed item that is low or out of stock, as a copy of the item: the low-stock list reads only these. Older
 * marks contain only the id and are read with their item.
 */
export const lowMark = new Entity(
  {
    model: { entity: 'lowStock', version: '1', service },
    attributes: {
      ...attributes,
      ...{ createdAt: text, updatedMs: count, editedMs: count, name: text, quantity: count },
      category: { type: itemCategories },
      isActive: { type: 'boolean' },
    },
    indexes: {
      byId: {
        pk: firmKey,
        sk: { field: 'sk', composite: ['id'], template: 'lowStock#${id}', casing: 'none' },
      },
    },
  },
  onTable,
);

/** The totals of the listed items, written in the transaction of every change. */
export const totalsEntity = new Entity(
  {
    model: { entity: 'stockTotals', version: '1', service },
    attributes: {
      firmId: firmAttribute,
      items: count,
      low: count,
      valuePence: count,
      revision: revisionAttribute,
    },
    indexes: {
      byFirm: { pk: firmKey, sk: { field: 'sk', composite: [], template: 'stockTotals', casing: 'none' } },
    },
  },
  onTable,
);
