import { madeAt } from '../../ids.ts';
import type { ItemInput, ItemUpdate } from '../../inventory/contract.ts';
import type { MoveInput } from '../../inventory/move.ts';
import { mostUnits } from '../../inventory/stock.ts';
import { conflict, invalidField } from '../../kernel/refusal.ts';
import { toPence, toPounds } from '../../money.ts';
import { applied, withoutNulls } from '../applied.ts';
import type { KeptOf } from '../reader.ts';

type Item = KeptOf<'item'>;
type Move = KeptOf<'stockMove'>;

/** Throws 400 on `quantity` if the stock's value would exceed what a money field holds. */
const checkWorth = ({ quantity, unitPrice }: Item): void => {
  if (quantity > mostUnits(unitPrice)) throw invalidField('quantity', 'That’s too many at this unit price');
};

/** A new item at a moment (epoch milliseconds). The opening quantity isn't a move. Throws 400 if it is too high. */
export const newItem = <Own extends Pick<Item, 'id'>>(
  { name, category, ...input }: ItemInput,
  own: Own,
  now: number,
) => {
  const kept = { ...own, createdAt: new Date(now).toISOString(), updatedMs: now, editedMs: now };
  const item = { quantity: 0, isActive: true, ...withoutNulls(input), name, category, ...kept };
  checkWorth(item);
  return item;
};

/** An item edited at a moment; its timestamp always increases, even if the clock is behind. */
const edited = <Each extends Item>(item: Each, now: number): Each => {
  const updatedMs = Math.max(now, item.updatedMs + 1);
  return { ...item, updatedMs, editedMs: updatedMs };
};

/**
 * An item after an update: fields left out stay, `null` clears. A new quantity is an adjustment, which counts as a move. Throws
 * 400 if it is too high.
 */
export const changedItem = <Each extends Item>(
  current: Each,
  { updatedAt: _, ...changes }: ItemUpdate,
  now: number,
): { item: Each; adjustedBy: number } => {
  const item = edited(applied<Item>(current, changes) as Each, now);
  checkWorth(item);
  const adjustedBy = item.quantity - current.quantity;
  const { moveCount = 0 } = item;
  return { item: adjustedBy === 0 ? item : { ...item, moveCount: moveCount + 1 }, adjustedBy };
};

/** What remains of a deleted item: one with moves is retired to keep them; otherwise undefined. */
export const itemDeleted = <Each extends Item>(current: Each, now: number): Each | undefined => {
  if (!current.moveCount) return undefined;
  return current.isActive ? { ...edited(current, now), isActive: false } : current;
};

/** Throws 409 if there is too little stock to take, 400 if the result is too high. */
export const checkRoom = (
  { quantity, unitPrice }: Pick<Item, 'quantity' | 'unitPrice'>,
  change: number,
): void => {
  if (quantity + change < 0) {
    const message = `Only ${quantity} in stock`;
    throw conflict(message, [{ path: 'quantity', message }]);
  }
  if (quantity + change > mostUnits(unitPrice))
    throw invalidField('quantity', 'That’s more than you can keep in stock');
};

type Out = Pick<Move, 'jobId' | 'type' | 'change' | 'unitPrice'>;

/**
 * The cost in pounds of one of an item's pieces that are still out on a job. It is an average, since nobody says which piece
 * comes back, and rounded down, so that no job's cost goes below zero. Undefined if none is out: what comes back then was never
 * taken.
 */
export const priceOut = (moves: readonly Out[], jobId: number): number | undefined => {
  const own = moves.filter((move) => move.jobId === jobId && (move.type === 'out' || move.type === 'return'));
  const count = own.reduce((sum, { change }) => sum - change, 0);
  const pence = own.reduce((sum, { change, unitPrice = 0 }) => sum - change * toPence(unitPrice), 0);
  return count > 0 ? toPounds(Math.max(0, Math.floor(pence / count))) : undefined;
};

const earlier = (at: string, ms: number): string => new Date(Math.min(Date.parse(at), ms)).toISOString();

interface NewMove<Own> {
  given: MoveInput;
  /** The change in stock. */
  change: number;
  /** The price in pounds if the move has none. */
  usual: number | undefined;
  kept: Own;
  at: string;
}

/**
 * A move as stored: the unit price defaults to the usual one, and the total cost is computed in pence. Throws 400 if it exceeds
 * what a money field holds.
 */
export const newMove = <Own extends Pick<Move, 'id'>>({ given, change, usual, kept, at }: NewMove<Own>) => {
  const { id: chosen, itemId, type, quantity, updatedAt: _, totalCost: __, ...others } = given;
  // A queued move happened when its id was created, if the device's clock can be believed.
  const transactionDate = chosen === undefined ? at : earlier(at, madeAt(chosen));
  const unitPrice = given.unitPrice ?? usual;
  if (quantity > mostUnits(unitPrice)) throw invalidField('quantity', 'That’s too many at this unit price');
  const totalCost = unitPrice === undefined ? undefined : toPounds(quantity * toPence(unitPrice));
  const own = { itemId, type, quantity, change, transactionDate, createdAt: at };
  return { ...withoutNulls({ ...others, unitPrice, totalCost }), ...kept, ...own } satisfies Move;
};

/** The item after a move of `change`. */
export const itemMoved = <Each extends Item>(item: Each, change: number, now: number): Each => ({
  ...item,
  quantity: item.quantity + change,
  moveCount: (item.moveCount ?? 0) + 1,
  updatedMs: Math.max(now, item.updatedMs + 1),
});
