import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { SeenBefore } from '#functions/lib/idempotency.ts';
import { idIn, isForbidden, isMissing, provider, providerId } from '#functions/lib/provider.ts';
import { boundTo } from '#functions/lib/tenant.ts';
import { write } from '#functions/lib/transact.ts';
import { eventEntity } from '#functions/subscription/entity.ts';
import type { FirmId } from '#shared/firms/ids.ts';
import { Refusal } from '#shared/kernel/refusal.ts';
import { connectEvents } from '#shared/payments/at-provider.ts';
import { askConnect } from '../connect/ask.ts';
import { ownerOfAccount, readConnect } from '../connect/entity.ts';
import { type PageOf, pageOfIntent } from './at-provider.ts';
import { settlePayment } from './settle-payment.ts';

/** Verifies an event. Throws 400 if its signature is wrong or older than five minutes, 503 if the endpoint has no secret yet. */
const verified = async (rawBody: string, signature: string): Promise<Stripe.Event> => {
  const { client, connectWebhookSecret } = await provider();
  if (!connectWebhookSecret) throw new Refusal('busy', 'Card payments aren’t set up yet');
  try {
    return client.webhooks.constructEvent(rawBody, signature, connectWebhookSecret);
  } catch {
    throw new Refusal('validation', 'The signature is not valid');
  }
};

/** The only parts of an event we trust: whose it is, and which page or payment it is about. */
const eventShape = z.object({
  id: providerId,
  type: z.string(),
  account: z.optional(providerId),
  livemode: z.boolean(),
  data: z.object({
    object: z.looseObject({
      id: z.optional(z.unknown()),
      payment_intent: z.optional(z.unknown()),
      metadata: z.nullish(z.looseObject({ invoiceId: z.optional(z.unknown()) })),
    }),
  }),
});
type Known = z.output<typeof eventShape>;

const read = (event: unknown): Known => {
  const { data: known } = z.safeParse(eventShape, event);
  if (!known) throw new Refusal('validation', 'The event cannot be read');
  return known;
};

const acted = new Set<string>(connectEvents);

/** Stripe retries an event for three days, and allows resending by hand for thirty. */
const keptSeconds = 35 * 24 * 60 * 60;

const isSeen = async (firmId: FirmId, eventId: string): Promise<boolean> =>
  (await eventEntity.get({ firmId, eventId }).go({ consistent: true })).data !== null;

const seen = (firmId: FirmId, eventId: string) => {
  const ttl = Math.floor(Date.now() / 1000) + keptSeconds;
  return write(eventEntity.create({ firmId, eventId, ttl }), () => new SeenBefore());
};

/** The page an event is about. Payments made in another way are not ours. */
const pageOf = async (account: string, { type, data }: Known): Promise<PageOf | undefined> => {
  const { id, payment_intent, metadata } = data.object;
  const [session, intent] = [idIn(id), idIn(payment_intent)];
  if (type.startsWith('checkout.session.'))
    return session ? { session, invoiceId: Number(metadata?.invoiceId) } : undefined;
  return intent ? pageOfIntent(account, intent) : undefined;
};

const settleAt = async (firmId: FirmId, account: string, event: Known): Promise<void> => {
  if (await isSeen(firmId, event.id)) return;
  const page = await pageOf(account, event);
  if (!page || !Number.isSafeInteger(page.invoiceId)) return;
  const { session, invoiceId } = page;
  try {
    await settlePayment(firmId, invoiceId, { account, session }, [seen(firmId, event.id)]);
  } catch (error) {
    if (!(error instanceof SeenBefore)) throw error;
  }
};

/** The owner may have revoked access, or the event may be forged: Stripe knows. */
const askAgain = async (firmId: FirmId, account: string): Promise<void> => {
  const kept = await readConnect(firmId);
  if (kept?.account === account && !kept.lostAt) await askConnect(kept);
};

const act = async (firmId: FirmId, account: string, event: Known): Promise<void> => {
  if (event.type === 'account.application.deauthorized') return askAgain(firmId, account);
  try {
    await settleAt(firmId, account, event);
  } catch (error) {
    // What the event is about is out of reach, so resending it would change nothing.
    if (isForbidden(error)) return askAgain(firmId, account);
    if (!isMissing(error)) throw error;
  }
};

/**
 * Processes an event of a connected account, once, by asking Stripe for the current state. Ignores events of the other mode (a
 * live endpoint receives test events too), without an account, or of an account that is not this app's. Any failure other than a
 * bad signature or shape (400) is a 500, and Stripe retries.
 */
export const receive = async (rawBody: string, signature = ''): Promise<void> => {
  const event = read(await verified(rawBody, signature));
  const { isLive } = await provider();
  const { account, type, livemode } = event;
  if (!account || !acted.has(type) || livemode !== isLive) return;
  const firmId = await ownerOfAccount(account);
  if (!firmId) return;
  boundTo({ firms: [firmId] });
  await act(firmId, account, event);
};
