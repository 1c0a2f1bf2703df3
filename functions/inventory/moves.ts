import { refigure } from '#functions/jobs/figures.ts';
import { jobTitles } from '#functions/jobs/references.ts';
import { conflict, invalidField, Refusal } from '#functions/lib/errors.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { withNewId } from '#functions/lib/ids.ts';
import { Moved, withLatest } from '#functions/lib/latest.ts';
import { pageById } from '#functions/lib/list.ts';
import { transact, type Write, write } from '#functions/lib/transact.ts';
import type { MoveInput, MoveQuery } from '#shared/inventory/move.ts';
import { changeBy, mostUnits } from '#shared/inventory/stock.ts';
import { bandOf } from './band.ts';
import { itemEntity } from './entity.ts';
import { moveEntity } from './move-entity.ts';
import { newMove, putMove, type StoredMove, shareOf } from './new-move.ts';
import { getItem, itemNames, type StoredItem } from './read.ts';
import { recount } from './totals.ts';

const idsIn = (ids: (number | undefined)[]): number[] => [...new Set(ids)].filter((id) => id !== undefined);

const join = async (userId: string, moves: StoredMove[]) => {
  const [items, jobs] = await Promise.all([
    itemNames(userId, idsIn(moves.map(({ itemId }) => itemId))),
    jobTitles(userId, idsIn(moves.map(({ jobId }) => jobId))),
  ]);
  return moves.map((move) => ({
    ...move,
    item: items.get(move.itemId) ?? null,
    job: jobs.get(move.jobId ?? 0) ?? null,
  }));
};

/** A page of moves with their items and jobs, newest first, in two sequential round trips. */
export const listMoves = async (userId: string, { itemId, ...query }: MoveQuery) => {
  const { rows, next } =
    itemId === undefined
      ? await pageById(moveEntity, moveEntity.query.byId({ userId }), query, { consistent: false })
      : await pageById(moveEntity, moveEntity.query.byItem({ userId, itemId }), query);
  return { rows: await join(userId, rows), next };
};

const jobOf = async (userId: string, id: number | null | undefined) => {
  if (id === null || id === undefined) return null;
  const job = (await jobTitles(userId, [id])).get(id);
  if (!job) throw invalidField('jobId', 'There is no such job');
  return job;
};

const itemOf = async (userId: string, id: number) => {
  const item = await getItem(userId, id).catch((error: unknown) => {
    const isMissing = error instanceof Refusal && error.status === 404;
    throw isMissing ? invalidField('itemId', 'There is no such item') : error;
  });
  if (!item.isActive) throw conflict(`${item.name} was deleted`);
  return item;
};

const checkRoom = ({ quantity, unitPrice }: StoredItem, change: number): void => {
  if (quantity + change < 0) {
    const message = `Only ${quantity} in stock`;
    throw conflict(message, [{ path: 'quantity', message }]);
  }
  if (quantity + change > mostUnits(unitPrice))
    throw invalidField('quantity', 'More than can be kept in stock');
};

/**
 * Adds to the item whatever others add at the same time, as long as that crosses no line: the minimum, zero, the most
 * there can be. Only then must it be read again, so that a crowd on one item is not sent back again and again.
 */
const step = (item: StoredItem, change: number, isCrowded: boolean): Write => {
  const { userId, id, editedMs } = item;
  const { from, to } = bandOf(item, change);
  const now = Date.now();
  const patch = itemEntity.patch({ userId, id }).add({ quantity: change, moveCount: 1 });
  // Whoever was overtaken cannot set the time they came at, but it was just now: one millisecond more than the other.
  const hasOwnTime = !isCrowded && item.updatedMs < now;
  const stamped = hasOwnTime ? patch.set({ updatedMs: now }) : patch.add({ updatedMs: 1 });
  const still = stamped.where(
    (attr, { eq, between }) => `${eq(attr.editedMs, editedMs)} AND ${between(attr.quantity, from, to)}`,
  );
  const inTime = hasOwnTime ? still.where((attr, { lt }) => lt(attr.updatedMs, now)) : still;
  return write(inTime, () => new Moved());
};

/** Sets what was counted, if nothing has moved since the item was read. */
const adjust = ({ userId, id, updatedMs }: StoredItem, counted: number): Write => {
  const patch = itemEntity
    .patch({ userId, id })
    .set({ quantity: counted, updatedMs: Math.max(Date.now(), updatedMs + 1) })
    .add({ moveCount: 1 })
    .where((attr, { eq }) => eq(attr.updatedMs, updatedMs));
  return write(patch, () => new Moved());
};

/**
 * Records a move and the new quantity together. Throws 400 naming `itemId` or `jobId` if they are not the user's,
 * 409 if more is taken than there is.
 */
export const recordMove = async (userId: string, given: MoveInput, once: Once) => {
  const job = await jobOf(userId, given.jobId);
  let tries = 0;
  const attempt = async (item: StoredItem, id: number) => {
    tries += 1;
    const { type, quantity } = given;
    const change = changeBy(type, quantity, item.quantity);
    checkRoom(item, change);
    const move = newMove({ userId, item, given, change, id });
    const reply = { ...move, item: { id: item.id, name: item.name }, job };
    await transact([
      type === 'adjustment' ? adjust(item, quantity) : step(item, change, tries > 1),
      putMove(move),
      ...refigure(userId, undefined, shareOf(move)),
      ...recount(userId, item.id, item, { ...item, quantity: item.quantity + change }),
      ...once.writes(reply),
    ]);
    return reply;
  };
  return withNewId((id) =>
    withLatest(
      () => itemOf(userId, given.itemId),
      undefined,
      (item) => attempt(item, id),
    ),
  );
};
