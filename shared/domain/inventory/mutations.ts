import type { ItemUpdate, NewItem } from '../../inventory/contract.ts';
import type { MoveInput } from '../../inventory/move.ts';
import { changeBy } from '../../inventory/stock.ts';
import { bodyIn, change } from '../changed.ts';
import type { Apply, MutationEntry } from '../mutation.ts';
import { idIn } from '../reader.ts';
import { ruled } from '../ruled.ts';
import { changedItem, checkRoom, itemDeleted, itemMoved, newItem, newMove, priceOut } from './rules.ts';

const create: Apply = (_, input, { userId, newId, now }) => {
  const { id: __, ...given } = bodyIn<NewItem>(input);
  return [change('item', undefined, newItem(given, { userId, madeBy: userId, id: newId }, now))];
};

/** A new quantity is also a move, but the server assigns that move's id. */
const update: Apply = (db, input, { now }) => {
  const current = db.get('item', idIn(input));
  return current && [change('item', current, changedItem(current, bodyIn<ItemUpdate>(input), now).item)];
};

const remove: Apply = (db, input, { now }) => {
  const current = db.get('item', idIn(input));
  return current && [change('item', current, itemDeleted(current, now))];
};

const move: Apply = (db, input, { userId, newId, at, now }) => {
  const given = bodyIn<MoveInput>(input);
  const { itemId, jobId, type, quantity } = given;
  const item = db.get('item', itemId);
  if (!item) return undefined;
  if (!item.isActive) return [];
  const by = changeBy(type, quantity, item.quantity);
  checkRoom(item, by);
  const back = type === 'return' && jobId ? priceOut(db.by('stockMove', 'itemId', itemId), jobId) : undefined;
  const usual = back ?? item.unitPrice;
  const made = newMove({ given, change: by, usual, kept: { userId, id: newId }, at });
  return [change('stockMove', undefined, made), change('item', item, itemMoved(item, by, now))];
};

const subject: MutationEntry['subject'] = (input) => `item/${idIn(input)}`;

/** The item and the job may themselves still be queued. */
const namedBy: MutationEntry['needs'] = (input) => {
  const { itemId, jobId } = bodyIn<MoveInput>(input);
  return [`item/${itemId}`, ...(jobId ? [`job/${jobId}`] : [])];
};

export const inventoryMutations: readonly MutationEntry[] = [
  { route: 'POST /api/inventory', subject: (_, { newId }) => `item/${newId}`, apply: ruled(create) },
  { route: 'PUT /api/inventory/{id}', subject, apply: ruled(update) },
  { route: 'DELETE /api/inventory/{id}', subject, apply: remove },
  {
    route: 'POST /api/inventory/transactions',
    subject: (input) => `item/${bodyIn<MoveInput>(input).itemId}`,
    needs: namedBy,
    apply: ruled(move),
  },
];
