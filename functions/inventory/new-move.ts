import type { EntityItem } from 'electrodb';
import { nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import { invalidField } from '#functions/lib/errors.ts';
import { IdTaken } from '#functions/lib/ids.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { madeAt, newId } from '#shared/ids.ts';
import type { MoveInput } from '#shared/inventory/move.ts';
import { mostUnits } from '#shared/inventory/stock.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { jobMoveEntity, moveEntity } from './move-entity.ts';
import type { StoredItem } from './read.ts';

export type StoredMove = EntityItem<typeof moveEntity>;

interface Props {
  firmId: FirmId;
  item: StoredItem;
  given: MoveInput;
  /** What it adds to the stock. */
  change: number;
  /** Pounds, where it has no price of its own; the item's otherwise. */
  usual?: number | undefined;
  id?: number;
}

const earlier = (at: string, ms: number): string => new Date(Math.min(Date.parse(at), ms)).toISOString();

/** A move as it is kept: without a unit price it takes the usual one, and the total cost is worked out in pence. */
export const newMove = ({
  firmId,
  item,
  given,
  change,
  usual = item.unitPrice,
  id = newId(),
}: Props): StoredMove => {
  const at = nextInstant();
  const { itemId, type, quantity, updatedAt: _, ...others } = given;
  // One that waited for a connection happened when its id was made, if the clock can be believed.
  const transactionDate = given.id === undefined ? at : earlier(at, madeAt(id));
  const unitPrice = given.unitPrice ?? usual;
  if (quantity > mostUnits(unitPrice)) throw invalidField('quantity', 'That’s too many at this unit price');
  const totalCost = unitPrice === undefined ? undefined : toPounds(quantity * toPence(unitPrice));
  const kept = { firmId, id, itemId, type, quantity, change, transactionDate, createdAt: at };
  return { ...withoutNulls({ ...others, unitPrice, totalCost }), ...kept };
};

/** Writes a new move. */
export const putMove = ({ jobId, ...move }: StoredMove): Write =>
  write(
    jobId === undefined ? moveEntity.create(move) : jobMoveEntity.create({ ...move, jobId }),
    () => new IdTaken(),
  );
