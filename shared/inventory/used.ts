import { toPence } from '../money.ts';
import type { Move } from './move.ts';

/** What of an item went into a job. */
export interface Used {
  itemId: number;
  name: string;
  count: number;
  /** At what it was bought for. */
  pence: number;
}

/** What was taken for a job less what came back, by item; what came to nothing is left out. */
export const usedIn = (moves: readonly Move[]): Used[] => {
  const items = new Map<number, Used>();
  for (const { itemId, item, type, change, unitPrice } of moves) {
    if (type !== 'out' && type !== 'return') continue;
    const { count = 0, pence = 0 } = items.get(itemId) ?? {};
    const moved = pence - change * toPence(unitPrice ?? 0);
    items.set(itemId, { itemId, name: item?.name ?? '', count: count - change, pence: moved });
  }
  return [...items.values()].filter(({ count }) => count !== 0);
};
