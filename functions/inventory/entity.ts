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
  /** Epoch milliseconds, a number so that moves made at once can each count it on: `updatedAt` always grows. */
  updatedMs: required,
  /** `updatedMs` of the last change that was no plain move: a move relies on price and minimum being what it read. */
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
  /** How many moves point here: an item with any is retired rather than deleted. */
  moveCount: count,
} as const;

// Made by one function so that both are of one type.
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

/** An item that is no longer listed. It lies apart, so that a page of the list never has to step over it. */
export const retiredEntity = itemsUnder('retiredItem');

/** Holds a SKU for one listed item of its firm. */
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
 * There for every listed item that is low or out of stock, with all of the item: the low-stock list reads these and no
 * item. One that holds no more than its id, written before they held more, is read with its item.
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

/** What the listed items add up to, written in the transaction of every change. */
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
