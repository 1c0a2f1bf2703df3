import * as z from 'zod/mini';
import { type Item, inventoryRoutes } from '#shared/inventory/contract.ts';
import { type MoveInput, move } from '#shared/inventory/move.ts';
import { changeBy } from '#shared/inventory/stock.ts';
import { routeKey } from '#shared/route.ts';
import type { NewEntry } from '../../outbox/entry.ts';
import {
  added,
  amended,
  amendedOne,
  beginning,
  changed,
  type Laying,
  namesAround,
  toldFields,
} from './laying.ts';

const record = routeKey(inventoryRoutes.move);
const update = routeKey(inventoryRoutes.update);

const moved = (one: unknown, entry: NewEntry): unknown => {
  const item = one as Item;
  const { itemId, type, quantity } = entry.body as MoveInput;
  return item.id === itemId
    ? { ...item, quantity: item.quantity + changeBy(type, quantity, item.quantity) }
    : item;
};

const asMove = (entry: NewEntry) => {
  const { type, quantity } = entry.body as MoveInput;
  const { createdAt, ...begun } = beginning(entry);
  return z.parse(move, {
    ...toldFields(entry),
    ...namesAround(entry),
    ...begun,
    createdAt,
    transactionDate: createdAt,
    // What a count comes to is known when it has arrived.
    change: type === 'adjustment' ? 0 : changeBy(type, quantity, 0),
  });
};

const belongs = (row: unknown, part: unknown): boolean =>
  Object.entries((part ?? {}) as object).every(
    ([name, value]) => name === 'limit' || String((row as Record<string, unknown>)[name]) === value,
  );

export const inventoryLaying: Laying = {
  rows: {
    [inventoryRoutes.list.path]: {
      [record]: (rows, entry) => rows.map((row) => moved(row, entry) as typeof row),
      [update]: amended(),
    },
    [inventoryRoutes.moves.path]: { [record]: added(asMove, belongs) },
  },
  ones: {
    [inventoryRoutes.get.path]: {
      [record]: (one, entry) => one && moved(one, entry),
      [update]: amendedOne(),
    },
  },
  replies: { [record]: asMove, [update]: (entry) => changed(entry.base, entry) },
};
