import * as z from 'zod/mini';
import { id, lines, optional, orNull, pageQuery, pounds } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { moveReasons, moveTypes } from './stock.ts';
import { units } from './units.ts';

/** A move. `quantity` is how much comes or goes, for an adjustment what was counted. The server works out `totalCost`. */
export const moveInput = z
  .strictObject({
    itemId: id,
    jobId: optional(id),
    type: z.enum(moveTypes),
    quantity: units,
    unitPrice: optional(pounds),
    totalCost: optional(pounds),
    reason: optional(z.enum(moveReasons)),
    notes: optional(lines(textLimits.longText)),
  })
  .check(
    z.refine(({ type, quantity }) => type === 'adjustment' || quantity >= 1, {
      path: ['quantity'],
      error: 'Must be at least 1',
    }),
  );
export type MoveInput = z.output<typeof moveInput>;

export const move = z.object({
  id: z.number(),
  userId: z.string(),
  itemId: z.number(),
  jobId: orNull(z.number()),
  type: z.enum(moveTypes),
  quantity: z.number(),
  /** What it added to the stock; negative where it took away. */
  change: z.number(),
  unitPrice: orNull(z.number()),
  totalCost: orNull(z.number()),
  reason: orNull(z.enum(moveReasons)),
  notes: orNull(z.string()),
  transactionDate: z.string(),
  createdAt: z.string(),
  item: orNull(z.object({ id: z.number(), name: z.string() })),
  job: orNull(z.object({ id: z.number(), title: z.string() })),
});
export type Move = z.output<typeof move>;

/** Whose moves: all, or those of one item. */
export const moveQuery = z.extend(pageQuery, {
  itemId: z.optional(
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,15}$/, 'Is not an id')), z.transform(Number)),
  ),
});
export type MoveQuery = z.output<typeof moveQuery>;
