import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { Event } from './event.ts';
import type { Offer } from './quotes.ts';
import type { Purchase } from './receipts.ts';
import { demoStock } from './stock.ts';
import { demoFirmId, demoUserId, type Stores } from './stores.ts';
import type { Hire } from './team.ts';

/** A quote: written, sent by sharing its link, and answered by phone. */
export const offerEvents = (
  { quotes, firms, notOnce }: Stores,
  { at, client, input, sentAt, answer }: Offer,
  clientIds: number[],
): Event[] => {
  const kept = { id: 0 };
  const firm = async () => (await firms.firmEntity.get({ firmId: demoFirmId }).go()).data as StoredFirm;
  const write = async () => {
    const offer = { ...input, clientId: clientIds[client] ?? 0 };
    kept.id = (await quotes.createQuote(await firm(), offer, notOnce)).id;
  };
  const send = async () => quotes.linkQuote(await firm(), kept.id, notOnce);
  const hear = async (says: 'accepted' | 'declined') =>
    quotes.answerByHand(await firm(), kept.id, { answer: says, how: 'phone' }, { once: notOnce });
  return [
    { at, happen: write },
    ...(sentAt === undefined ? [] : [{ at: sentAt, happen: send }]),
    ...(answer ? [{ at: answer.at, happen: () => hear(answer.says) }] : []),
  ];
};

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
