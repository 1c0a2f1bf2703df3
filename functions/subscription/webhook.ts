import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { findFirm } from '#functions/firms/read.ts';
import { SeenBefore } from '#functions/lib/idempotency.ts';
import { boundTo } from '#functions/lib/tenant.ts';
import { write } from '#functions/lib/transact.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import { settlingEvents } from '#shared/subscription/at-provider.ts';
import { idIn, provider, providerId } from '../lib/provider.ts';
import { ownerOf } from './customer.ts';
import { eventEntity } from './entity.ts';
import { settle } from './settle.ts';

/** Verifies an event. Throws 400 if its signature is wrong or older than five minutes, as Stripe advises against replays. */
const verified = async (rawBody: string, signature: string): Promise<Stripe.Event> => {
  const { client, webhookSecret } = await provider();
  try {
    return client.webhooks.constructEvent(rawBody, signature, webhookSecret);
  } catch {
    throw new Refusal('validation', 'The signature is not valid');
  }
};

const settling = new Set<string>(settlingEvents);

/** The only part of an event we trust: whom it is about. It may be old, and events arrive in any order. */
const eventShape = z.object({
  id: providerId,
  type: z.string(),
  data: z.object({ object: z.looseObject({ customer: z.optional(z.unknown()) }) }),
});

const read = (event: unknown) => {
  const { data: known } = z.safeParse(eventShape, event);
  if (!known) throw new Refusal('validation', 'The event cannot be read');
  return { id: known.id, type: known.type, customer: idIn(known.data.object.customer) };
};

/** Stripe retries an event for three days, and allows resending by hand for thirty. */
const keptSeconds = 35 * 24 * 60 * 60;

const actOnce = async (firmId: FirmId, eventId: string): Promise<void> => {
  const [firm, { data: before }] = await Promise.all([
    findFirm(firmId),
    eventEntity.get({ firmId, eventId }).go({ consistent: true }),
  ]);
  // Writes nothing for a firm that is being erased: it would be left behind.
  if (!firm || firm.erasingSince || before) return;
  const ttl = Math.floor(Date.now() / 1000) + keptSeconds;
  const acted = write(eventEntity.create({ firmId, eventId, ttl }), () => new SeenBefore());
  try {
    await settle(firm, [acted]);
  } catch (error) {
    if (!(error instanceof SeenBefore)) throw error;
  }
};

/** Processes an event, once. Any failure other than a bad signature or shape (400) is a 500, and Stripe retries. */
export const receive = async (rawBody: string, signature = ''): Promise<void> => {
  const { id, type, customer } = read(await verified(rawBody, signature));
  const firmId = customer && settling.has(type) && (await ownerOf(customer));
  if (!firmId) return;
  boundTo({ firms: [firmId] });
  await actOnce(firmId, id);
};
