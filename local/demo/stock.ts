import type { ItemInput } from '#shared/inventory/contract.ts';
import type { MoveInput } from '#shared/inventory/move.ts';
import { type Dice, dice } from './chance.ts';
import { dayMs, hourMs } from './clock.ts';

/** A stock item in the van or the workshop, and how many are used at a time. */
interface Shelf {
  item: ItemInput & { quantity: number; minQuantity: number; maxQuantity: number };
  use: number;
}

const supplier = { supplierName: 'Example Merchants', supplierContact: 'counter@example.com' };
const shelf = (
  use: number,
  [quantity, minQuantity, maxQuantity]: [number, number, number],
  fields: Pick<ItemInput, 'name' | 'category' | 'sku' | 'unitPrice' | 'location' | 'description'>,
): Shelf => ({ use, item: { ...supplier, ...fields, quantity, minQuantity, maxQuantity } });

const shelves: readonly Shelf[] = [
  shelf(4, [30, 10, 40], {
    name: 'Copper pipe 15 mm, 3 m',
    category: 'materials',
    sku: 'CP-15-3',
    unitPrice: 11.49,
    location: 'warehouse',
    description: 'Table X, half hard',
  }),
  shelf(2, [16, 5, 20], {
    name: 'Copper pipe 22 mm, 3 m',
    category: 'materials',
    sku: 'CP-22-3',
    unitPrice: 22.8,
    location: 'warehouse',
  }),
  shelf(6, [60, 20, 80], {
    name: 'Compression elbow 15 mm',
    category: 'parts',
    sku: 'CE-15',
    unitPrice: 2.15,
    location: 'van',
  }),
  shelf(4, [24, 10, 40], {
    name: 'Isolating valve 15 mm',
    category: 'parts',
    sku: 'IV-15',
    unitPrice: 3.2,
    location: 'van',
  }),
  shelf(2, [8, 4, 12], {
    name: 'Radiator valve set',
    category: 'parts',
    sku: 'RV-SET',
    unitPrice: 18.75,
    location: 'van',
  }),
  shelf(8, [90, 25, 120], {
    name: 'Tap washer ½″',
    category: 'consumables',
    sku: 'TW-12',
    unitPrice: 0.12,
    location: 'van',
  }),
  shelf(3, [18, 6, 24], {
    name: 'PTFE tape',
    category: 'consumables',
    sku: 'PT-12',
    unitPrice: 0.65,
    location: 'van',
  }),
  shelf(2, [10, 4, 15], {
    name: 'Silicone, clear',
    category: 'consumables',
    sku: 'SI-CL',
    unitPrice: 5.4,
    location: 'shop',
  }),
  shelf(1, [5, 2, 6], {
    name: 'Central heating inhibitor, 1 l',
    category: 'consumables',
    sku: 'CHI-1',
    unitPrice: 13.9,
    location: 'shop',
  }),
  shelf(0, [1, 0, 1], {
    name: 'Press tool',
    category: 'tools',
    sku: 'PRESS',
    unitPrice: 1249,
    location: 'van',
    description: 'On the charger overnight',
  }),
];

/** A stock movement, at epoch milliseconds, of the item at this index. */
export type StockEvent =
  | { at: number; number: number; item: ItemInput }
  | { at: number; number: number; move: Omit<MoveInput, 'itemId'> };

const movesOf = ({ item, use }: Shelf, number: number, since: number, now: number, chance: Dice) => {
  const events: StockEvent[] = [];
  let left = item.quantity;
  if (use === 0) return events;
  for (let at = since; at < now; at += chance.between(14, 34) * dayMs) {
    const taken = Math.min(left, chance.between(1, use));
    if (taken > 0)
      events.push({ at: at + 3 * hourMs, number, move: { type: 'out', quantity: taken, reason: 'usage' } });
    left -= taken;
    if (left > item.minQuantity || !chance.happens(0.35)) continue;
    const quantity = item.maxQuantity - left;
    events.push({ at: at + 8 * hourMs, number, move: { type: 'in', quantity, reason: 'purchase' } });
    left = item.maxQuantity;
  }
  return events;
};

/** The demo's stock: items added at `since`, then used and restocked until `now`. */
export const demoStock = (since: number, now: number): StockEvent[] => {
  const chance = dice(4_711);
  return shelves.flatMap((one, number) => [
    { at: since + number * hourMs, number, item: one.item },
    ...movesOf(one, number, since + dayMs, now, chance),
  ]);
};
