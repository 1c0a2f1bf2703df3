import type { Event } from './event.ts';
import type { Purchase } from './receipts.ts';
import { demoStock } from './stock.ts';
import { demoFirmId, demoUserId, type Stores } from './stores.ts';
import type { Hire } from './team.ts';

/** Stock items and their movements. */
export const stockEvents = ({ items, moves, notOnce }: Stores, since: number, now: number): Event[] => {
  const ids: number[] = [];
  return demoStock(since, now).map((event) => ({
    at: event.at,
    happen: async () => {
      if ('item' in event) {
        ids[event.number] = (await items.createItem(demoFirmId, event.item, notOnce)).id;
        return;
      }
      await moves.recordMove(demoFirmId, { itemId: ids[event.number] ?? 0, ...event.move }, notOnce);
    },
  }));
};

/** The team, one after another; their ids are added to `memberIds`. */
export const hireEvents = ({ employees, notOnce }: Stores, team: Hire[], memberIds: number[]): Event[] =>
  team.map(({ at, employee }, member) => ({
    at,
    happen: async () => {
      memberIds[member] = (await employees.createEmployee(demoFirmId, employee, notOnce)).id;
    },
  }));

/** The receipts, each with its photo. */
export const purchaseEvents = (
  { receipts, notOnce }: Stores,
  purchases: { purchase: Purchase; picture: Uint8Array }[],
): Event[] =>
  purchases.map(({ purchase: { at, input }, picture }) => ({
    at,
    happen: () => {
      const file = { bytes: picture, name: `receipt-${input.receiptDate}.jpg` };
      return receipts.createReceipt({ firmId: demoFirmId, madeBy: demoUserId }, input, file, notOnce);
    },
  }));
