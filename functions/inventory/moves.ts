import { countFigures } from '#functions/figures/moved.ts';
import { isOwnJob } from '#functions/jobs/own.ts';
import { jobTitles } from '#functions/jobs/references.ts';
import { nextInstant } from '#functions/lib/changes.ts';
import type { Once } from '#functions/lib/idempotency.ts';
import { withNewId } from '#functions/lib/ids.ts';
import { withLatest } from '#functions/lib/latest.ts';
import { pageById } from '#functions/lib/list.ts';
import { remembering, versionsOf } from '#functions/lib/names.ts';
import { takeId, takenWithin } from '#functions/lib/taken-id.ts';
import { transact } from '#functions/lib/transact.ts';
import { checkRoom, newMove } from '#shared/domain/inventory/rules.ts';
import { shownItem, shownMove } from '#shared/domain/inventory/views.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import type { MoveInput, MoveQuery } from '#shared/inventory/move.ts';
import { changeBy } from '#shared/inventory/stock.ts';
import { conflict, invalidField, notFound, Refusal } from '#shared/kernel/refusal.ts';
import { jobMoveEntity, moveEntity } from './move-entity.ts';
import { putMove, type StoredMove } from './new-move.ts';
import { crosses, settle, step } from './quantity.ts';
import { type DatedItem, itemNames, readItem } from './read.ts';
import { recount } from './totals.ts';
import { priceOutOf } from './went-out.ts';

const idsIn = (ids: (number | undefined)[]): number[] => [...new Set(ids)].filter((id) => id !== undefined);

const knownItems = remembering(itemNames);
const knownJobs = remembering(jobTitles);

const join = async (firmId: FirmId, moves: StoredMove[], version: string) => {
  const [items, jobs] = await Promise.all([
    knownItems(firmId, idsIn(moves.map(({ itemId }) => itemId)), version),
    knownJobs(firmId, idsIn(moves.map(({ jobId }) => jobId)), version),
  ]);
  return moves.map((move) =>
    shownMove(move, { item: items.get(move.itemId) ?? null, job: jobs.get(move.jobId ?? 0) ?? null }),
  );
};

const pageOf = (firmId: FirmId, { itemId, jobId, ...query }: MoveQuery) => {
  if (itemId !== undefined) return pageById(moveEntity, moveEntity.query.byItem({ firmId, itemId }), query);
  const indexed =
    jobId === undefined ? moveEntity.query.byId({ firmId }) : jobMoveEntity.query.byJob({ firmId, jobId });
  return pageById(moveEntity, indexed, query, { consistent: false });
};

/** A page of moves with their items and jobs, newest first, in at most two sequential round trips. */
export const listMoves = async (firmId: FirmId, query: MoveQuery) => {
  const [{ rows, next }, { names }] = await Promise.all([pageOf(firmId, query), versionsOf(firmId)]);
  return { rows: await join(firmId, rows, names), next };
};

const jobOf = async (firmId: FirmId, id: number | null | undefined) => {
  if (id === null || id === undefined) return null;
  const job = (await jobTitles(firmId, [id])).get(id);
  if (!job) throw invalidField('jobId', 'Choose a job from your list', 'not_yours');
  return job;
};

const itemOf = async (firmId: FirmId, id: number) => {
  const item = await readItem(firmId, id).catch((error: unknown) => {
    const isMissing = error instanceof Refusal && error.status === 404;
    throw isMissing ? invalidField('itemId', 'Choose an item from your stock', 'not_yours') : error;
  });
  if (!item.isActive) throw conflict(`${item.name} was deleted`);
  return item;
};

/** A return from a job reduces its cost by as much as taking the item increased it. */
const usualPrice = async (firmId: FirmId, { type, itemId, jobId, unitPrice }: MoveInput) =>
  type === 'return' && jobId && typeof unitPrice !== 'number' ? priceOutOf(firmId, itemId, jobId) : undefined;

/** A stock count is valid only if there was no move since it was taken. */
const checkCount = ({ type, updatedAt }: MoveInput, item: DatedItem): void => {
  if (type !== 'adjustment' || updatedAt === undefined || updatedAt === item.updatedAt) return;
  const message = `${item.name} has changed since you counted it. Count it again.`;
  throw new Refusal('not_now', message, undefined, { current: shownItem(item) });
};

/**
 * Records a move and the new quantity together. Throws 400 naming `itemId` or `jobId` if they are not the firm's, 409 if more is
 * taken than there is, or with the item if it has moved since it was counted.
 */
export const recordMove = async (firmId: FirmId, given: MoveInput, once: Once) => {
  const [job, usual] = await Promise.all([jobOf(firmId, given.jobId), usualPrice(firmId, given)]);
  let tries = 0;
  const attempt = async (item: DatedItem, id: number) => {
    tries += 1;
    checkCount(given, item);
    const { type, quantity } = given;
    const change = changeBy(type, quantity, item.quantity);
    checkRoom(item, change);
    const priced = usual ?? item.unitPrice;
    const move = newMove({ given, change, usual: priced, kept: { firmId, id }, at: nextInstant() });
    const reply = shownMove(move, { item: { id: item.id, name: item.name }, job });
    await transact([
      ...(type === 'adjustment' || crosses(item, change)
        ? settle(item, change)
        : step(item, change, tries > 1)),
      putMove(move),
      ...takeId({ firmId, kind: 'stockMove', id: given.id }, item.id),
      ...countFigures(firmId, [{ kind: 'stockMove', before: undefined, after: move }]),
      ...recount(firmId, item, { ...item, quantity: item.quantity + change }),
      ...once.writes(reply),
    ]);
    return reply;
  };
  const record = (id: number) =>
    withLatest(
      () => itemOf(firmId, given.itemId),
      undefined,
      (item) => attempt(item, id),
    );
  return withNewId(record, given.id);
};

/**
 * The move that already has an id chosen by a browser for `itemId`; it may belong to another item. Throws 404, also for a field
 * worker (`mine`) if it is not for a job of theirs.
 */
export const takenMove = async (
  firmId: FirmId,
  { id, itemId }: { id: number; itemId: number },
  mine: number | undefined,
) => {
  const within = (await takenWithin(firmId, 'stockMove', id)) ?? itemId;
  const [{ data }, { names }] = await Promise.all([
    moveEntity.get({ firmId, itemId: within, id }).go({ consistent: true }),
    versionsOf(firmId),
  ]);
  const isTold = mine === undefined || (data?.jobId && (await isOwnJob(firmId, data.jobId, mine)));
  const [joined] = await join(firmId, data && isTold ? [data] : [], names);
  if (!joined) throw notFound();
  return joined;
};
