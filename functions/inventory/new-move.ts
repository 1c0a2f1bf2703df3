import type { EntityItem } from 'electrodb';
import { nextInstant, withoutNulls } from '#functions/lib/changes.ts';
import { invalidField } from '#functions/lib/errors.ts';
import { IdTaken, newId } from '#functions/lib/ids.ts';
import { type Write, write } from '#functions/lib/transact.ts';
import type { MoveInput } from '#shared/inventory/move.ts';
import { mostUnits } from '#shared/inventory/stock.ts';
import { toPence, toPounds } from '#shared/money.ts';
import { moveEntity } from './move-entity.ts';
import type { StoredItem } from './read.ts';

export type StoredMove = EntityItem<typeof moveEntity>;

interface Props {
  userId: string;
  item: StoredItem;
  given: MoveInput;
  /** What it adds to the stock. */
  change: number;
  id?: number;
}

/** A move as it is kept: without a unit price it takes the item's, and the total cost is worked out in pence. */
export const newMove = ({ userId, item, given, change, id = newId() }: Props): StoredMove => {
  const at = nextInstant();
  const { itemId, type, quantity } = given;
  const unitPrice = given.unitPrice ?? item.unitPrice;
  if (quantity > mostUnits(unitPrice)) throw invalidField('quantity', 'Too many at this unit price');
  const totalCost = unitPrice === undefined ? undefined : toPounds(quantity * toPence(unitPrice));
  const kept = { userId, id, itemId, type, quantity, change, transactionDate: at, createdAt: at };
  return { ...withoutNulls({ ...given, unitPrice, totalCost }), ...kept };
};

/** Writes a new move. */
export const putMove = (move: StoredMove): Write => write(moveEntity.create(move), () => new IdTaken());
