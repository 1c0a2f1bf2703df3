import * as z from 'zod/mini';
import {
  basedOn,
  founder,
  id,
  idText,
  lines,
  optional,
  orNull,
  ownId,
  pageQuery,
  pounds,
} from '../fields.ts';
import { textLimits } from '../limits.ts';
import { priced } from '../members/marks.ts';
import { type MoveType, moveReasons, moveTypes } from './stock.ts';
import { units } from './units.ts';

/**
 * A stock move. `quantity` is the amount in or out or, for an adjustment, the count. The server calculates `totalCost`. Amounts
 * apply to the stock at that time; a count may name the item's `updatedAt` at which it was taken.
 */
export const moveInput = z
  .strictObject({
    ...ownId,
    ...basedOn,
    itemId: id,
    jobId: optional(id),
    type: z.enum(moveTypes),
    quantity: units,
    unitPrice: priced(optional(pounds)),
    totalCost: priced(optional(pounds)),
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

/** Field staff only take stock out for a job, or return it. */
export const fieldMoveTypes = ['out', 'return'] as const satisfies readonly MoveType[];
export const whichJob = 'Say which of your jobs it is for';
export const fieldMoveInput = moveInput.check(
  z.refine(({ jobId }) => jobId !== undefined && jobId !== null, { path: ['jobId'], error: whichJob }),
);

export const move = z.object({
  id: z.number(),
  userId: founder,
  itemId: z.number(),
  jobId: orNull(z.number()),
  type: z.enum(moveTypes),
  quantity: z.number(),
  /** Its effect on the stock; negative if it took away. */
  change: z.number(),
  unitPrice: priced(orNull(z.number())),
  totalCost: priced(orNull(z.number())),
  reason: orNull(z.enum(moveReasons)),
  notes: orNull(z.string()),
  transactionDate: z.string(),
  createdAt: z.string(),
  item: orNull(z.object({ id: z.number(), name: z.string() })),
  job: orNull(z.object({ id: z.number(), title: z.string() })),
});
export type Move = z.output<typeof move>;

/** All moves, or those of one item or job. */
export const moveQuery = z.extend(pageQuery, { itemId: z.optional(idText), jobId: z.optional(idText) }).check(
  z.refine(({ itemId, jobId }) => itemId === undefined || jobId === undefined, {
    path: ['jobId'],
    error: 'Ask for the moves of an item or of a job',
  }),
);
export type MoveQuery = z.output<typeof moveQuery>;
