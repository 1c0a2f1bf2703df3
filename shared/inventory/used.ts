import { toPence } from '../money.ts';
import type { Move } from './move.ts';

/** The quantity of an item used for a job. */
export interface Used {
  itemId: number;
  name: string;
  count: number;
  /** At cost. */
  pence: number;
}

/** Stock taken for a job less returns, by item, leaving out zeros. */
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
