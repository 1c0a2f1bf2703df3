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
import { books, crew, desk, all as everybody } from '../members/roles.ts';
import { created, json, none, page, resource } from '../route.ts';
import { move, moveInput, moveQuery } from './move.ts';
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

/** Holds of a whole item, whose update may tell one of the two bounds alone. */
export const boundedItem = z.looseObject({}).check(boundsInOrder);

/** An item as a row of a file: in use, and its pieces worth no more than a money column holds. */
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
  /** False for one that was deleted but has moves to remember. */
  isActive: z.boolean(),
});
export type Item = z.output<typeof item>;

export const inventoryStats = z.object({
  totalItems: z.number(),
  /** Out of stock ones included. */
  lowStockItems: z.number(),
  /** Pounds: quantity times unit price of every item that has one. */
  totalValue: z.number(),
});

const all = { path: '/api/inventory', access: 'business' } as const;
const one = { path: '/api/inventory/{id}', access: 'business', params: idParams } as const;
const moves = { path: '/api/inventory/transactions', access: 'business' } as const;

export const inventoryRoutes = resource({
  list: {
    ...all,
    method: 'GET',
    roles: everybody,
    scope: 'all',
    summary: 'The items, newest first',
    query: pageQuery,
    reply: page(item),
  },
  stats: {
    method: 'GET',
    path: '/api/inventory/stats',
    access: 'business',
    roles: books,
    summary: 'How many items there are, how many are low and what they are worth',
    reply: json(inventoryStats),
  },
  lowStock: {
    method: 'GET',
    path: '/api/inventory/low-stock',
    access: 'business',
    roles: everybody,
    scope: 'all',
    summary: 'The items that are low or out of stock, newest first',
    query: pageQuery,
    reply: page(item),
  },
  get: { ...one, method: 'GET', roles: everybody, scope: 'all', summary: 'One item', reply: json(item) },
  create: {
    ...all,
    method: 'POST',
    when: 'queued',
    ownId: true,
    roles: desk,
    summary: 'Add an item',
    body: newItem,
    reply: created(item),
  },
  import: {
    method: 'POST',
    when: 'connected',
    path: '/api/inventory/import',
    access: 'business',
    roles: desk,
    summary: 'Import stock from rows of a file; rows already imported are skipped',
    body: importInput(itemRow),
    reply: json(importReply),
  },
  update: {
    ...one,
    method: 'PUT',
    when: 'queued',
    roles: desk,
    summary: 'Change an item',
    body: itemUpdate,
    reply: json(item),
  },
  remove: {
    ...one,
    method: 'DELETE',
    when: 'queued',
    roles: desk,
    summary: 'Delete an item; one with transactions is kept for them, but not listed',
    reply: none,
  },
  moves: {
    ...moves,
    method: 'GET',
    roles: books,
    summary: 'The stock transactions, of all items, of one or for a job, newest first',
    query: moveQuery,
    reply: page(move),
  },
  move: {
    ...moves,
    method: 'POST',
    when: 'queued',
    ownId: true,
    roles: crew,
    scope: 'own',
    summary: 'Record a stock transaction and the new quantity',
    body: moveInput,
    reply: created(move),
  },
});
