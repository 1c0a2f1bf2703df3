import type { StoredFirm } from '#functions/lib/tenant/firm-entity.ts';
import type { Event } from '../event.ts';
import { demoFirmId, type Stores } from '../stores.ts';
import { demoQuotes, type Offer } from './offers.ts';

/** A quote: written, sent by sharing its link, and answered by phone. */
const offerEvents = (
  { firms, notOnce }: Stores,
  { at, client, input, sentAt, answer }: Offer,
  clientIds: number[],
): Event[] => {
  const kept = { id: 0 };
  const firm = async () => (await firms.firmEntity.get({ firmId: demoFirmId }).go()).data as StoredFirm;
  const write = async () => {
    const offer = { ...input, clientId: clientIds[client] ?? 0 };
    const { createQuote } = await import('#functions/quotes/store.ts');
    kept.id = (await createQuote(await firm(), offer, notOnce)).id;
  };
  const send = async () => {
    const { linkQuote } = await import('#functions/quotes/send/link.ts');
    return linkQuote(await firm(), kept.id, notOnce);
  };
  const hear = async (says: 'accepted' | 'declined') => {
    const { answerByHand } = await import('#functions/quotes/answer/by-hand.ts');
    return answerByHand(await firm(), kept.id, { answer: says, how: 'phone' }, { once: notOnce });
  };
  return [
    { at, happen: write },
    ...(sentAt === undefined ? [] : [{ at: sentAt, happen: send }]),
    ...(answer ? [{ at: answer.at, happen: () => hear(answer.says) }] : []),
  ];
};

/** The quotes of the weeks before `now` (epoch milliseconds). */
export const quoteEvents = (stores: Stores, now: number, clientIds: number[]): Event[] =>
  demoQuotes(now).flatMap((offer) => offerEvents(stores, offer, clientIds));
