import * as z from 'zod/mini';
import { founder, orNull } from '../../fields.ts';
import { itemCategories, itemLocations, moveReasons, moveTypes } from '../../inventory/stock.ts';

const text = z.optional(z.string());
const number = z.optional(z.number());

/** A stock item. `isActive` tells whether it is listed or retired. */
export const itemRecord = z.object({
  userId: founder,
  madeBy: orNull(z.string()),
  id: z.number(),
  createdAt: z.string(),
  /** Epoch milliseconds: of the last change, shown as `updatedAt`, and of the last change other than a move. */
  updatedMs: z.number(),
  editedMs: z.number(),
  name: z.string(),
  description: text,
  category: z.enum(itemCategories),
  sku: text,
  barcode: text,
  quantity: z.number(),
  minQuantity: number,
  maxQuantity: number,
  unitPrice: number,
  supplierName: text,
  supplierContact: text,
  location: z.optional(z.enum(itemLocations)),
  isActive: z.boolean(),
  moveCount: number,
});

/** A stock transaction, which never changes. */
export const stockMoveRecord = z.object({
  userId: founder,
  id: z.number(),
  itemId: z.number(),
  jobId: number,
  type: z.enum(moveTypes),
  quantity: z.number(),
  change: z.number(),
  unitPrice: number,
  totalCost: number,
  reason: z.optional(z.enum(moveReasons)),
  notes: text,
  transactionDate: z.string(),
  createdAt: z.string(),
});
