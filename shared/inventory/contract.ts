import * as z from 'zod/mini';
import {
  basedOn,
  code,
  idParams,
  kept,
  line,
  lines,
  optional,
  orNull,
  ownId,
  pageQuery,
  pounds,
  requiredLine,
} from '../fields.ts';
import { importInput, importReply } from '../importing.ts';
import { textLimits } from '../limits.ts';
import { priced } from '../members/marks.ts';
import { removal } from '../removal.ts';
import { contract, created, json, page } from '../route.ts';
import { move, moveInput, moveQuery } from './move.ts';
import { inventoryRoutes } from './routes.ts';
import { itemCategories, itemLocations, mostUnits } from './stock.ts';
import { units } from './units.ts';

const itemFields = z.strictObject({
  name: requiredLine(textLimits.name),
  description: optional(lines(textLimits.longText)),
  category: z.enum(itemCategories),
  sku: optional(code(textLimits.code)),
  barcode: optional(line(textLimits.code)),
  quantity: z.optional(units),
  minQuantity: optional(units),
  maxQuantity: optional(units),
  unitPrice: optional(pounds),
  supplierName: optional(line(textLimits.name)),
  supplierContact: optional(line(textLimits.email)),
  location: optional(z.enum(itemLocations)),
  isActive: z.optional(z.boolean()),
});

const boundsInOrder = z.refine<{ minQuantity?: number | null; maxQuantity?: number | null }>(
  ({ minQuantity, maxQuantity }) => (minQuantity ?? 0) <= (maxQuantity ?? Number.POSITIVE_INFINITY),
  { path: ['maxQuantity'], error: 'Cannot be below the minimum' },
);

export const itemInput = itemFields.check(boundsInOrder);
export type ItemInput = z.output<typeof itemInput>;

export const newItem = z.extend(itemFields, ownId).check(boundsInOrder);
export type NewItem = z.output<typeof newItem>;

/** Only checked on complete items: an update may have just one of the two bounds. */
export const boundedItem = z.looseObject({}).check(boundsInOrder);

/** An item as a row of a file: active, and its stock value within what a money column holds. */
export const itemRow = z.omit(itemFields, { isActive: true }).check(
  boundsInOrder,
  z.refine(({ quantity, unitPrice }) => (quantity ?? 0) <= mostUnits(unitPrice), {
    path: ['quantity'],
    error: 'That’s too many at this unit price',
  }),
);
export type ItemRow = z.output<typeof itemRow>;

export const itemUpdate = z.extend(itemFields, basedOn).check(boundsInOrder);
export type ItemUpdate = z.output<typeof itemUpdate>;

export const item = z.object({
  ...kept,
  name: z.string(),
  description: orNull(z.string()),
  category: z.enum(itemCategories),
  sku: orNull(z.string()),
  barcode: orNull(z.string()),
  quantity: z.number(),
  minQuantity: z._default(z.number(), 0),
  maxQuantity: orNull(z.number()),
  unitPrice: priced(orNull(z.number())),
  supplierName: orNull(z.string()),
  supplierContact: orNull(z.string()),
  location: orNull(z.enum(itemLocations)),
  /** False for a deleted item that is kept for its moves. */
  isActive: z.boolean(),
});
export type Item = z.output<typeof item>;

export const inventoryStats = z.object({
  totalItems: z.number(),
  /** Including those out of stock. */
  lowStockItems: z.number(),
  /** Pounds: the sum of quantity times unit price, over items with a price. */
  totalValue: z.number(),
});
export const inventoryContract = contract(inventoryRoutes, {
  list: {
    summary: 'The items, newest first',
    query: pageQuery,
    reply: page(item),
  },
  stats: {
    summary: 'How many items there are, how many are low and what they are worth',
    reply: json(inventoryStats),
  },
  lowStock: {
    summary: 'The items that are low or out of stock, newest first',
    query: pageQuery,
    reply: page(item),
  },
  get: { params: idParams, summary: 'One item', reply: json(item) },
  create: {
    summary: 'Add an item',
    body: newItem,
    reply: created(item),
  },
  import: {
    summary: 'Import stock from rows of a file; rows already imported are skipped',
    body: importInput(itemRow),
    reply: json(importReply),
  },
  update: {
    params: idParams,
    summary: 'Change an item',
    body: itemUpdate,
    reply: json(item),
  },
  remove: {
    params: idParams,
    summary: 'Delete an item; one with transactions is kept for them, but not listed',
    ...removal(item),
  },
  moves: {
    summary: 'The stock transactions, of all items, of one or for a job, newest first',
    query: moveQuery,
    reply: page(move),
  },
  move: {
    summary: 'Record a stock transaction and the new quantity',
    body: moveInput,
    reply: created(move),
  },
});
