import type { StripeEvent } from '@fettle/stripe-local/wire.ts';
import { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { expectCounted } from '#functions/testing/counted.ts';
import {
  type Billed,
  billed,
  connected,
  customerOf,
  deliverConnected,
  holdTheirs,
  invoiceOf,
  press,
  tellAccount,
} from '#functions/testing/online.ts';
import { seeded } from '#shared/seeded.ts';
import { localSystem, type Someone } from '../../../local/testing/system.ts';

const system = localSystem();
const deliveries = 1_000;
const atOnce = 12;

/** Seeded random integers below a bound. */
const randomOf = (seed: number) => {
  const next = seeded(seed);
  return (below: number): number => (next() * 2 ** 32) % below;
};
type Random = ReturnType<typeof randomOf>;

const shuffled = <T>(all: T[], random: Random): T[] => {
  const left = [...all];
  return all.flatMap(() => left.splice(random(left.length), 1));
};

const client = () => {
  const { hostname, port } = new URL(system.services.stripe);
  return new Stripe('sk_test_local', { host: hostname, port, protocol: 'http', telemetry: false });
};

/** Random events of an invoice that happen only at Stripe. */
const happenings = async (owner: Someone, bill: Billed, random: Random): Promise<void> => {
  const customer = customerOf(system, bill);
  const first = await customer.pageFor({ amount: 30, way: random(2) === 0 ? 'card' : 'bank' });
  const ends = [
    async () => void (await press(first, 'card')),
    async () => {
      await press(first, 'bank-later');
      await tellAccount(system, owner, { bank: random(2) === 0 ? 'pays' : 'fails' });
    },
    async () => void (await tellAccount(system, owner, { expireSessions: true })),
  ];
  await ends[random(3)]?.();
};

/** Randomly refunds or disputes a charge. */
const afterwards = async (owner: Someone, account: string, random: Random): Promise<void> => {
  const { charges } = await tellAccount(system, owner);
  const paid = charges.filter(({ status, refunded, pence }) => status === 'succeeded' && refunded < pence);
  const charge = paid[random(Math.max(1, paid.length))];
  if (!charge) return;
  const options = { stripeAccount: account };
  const refund = { payment_intent: charge.intent, amount: 1 + random(charge.pence - charge.refunded) };
  // A disputed amount can't be refunded.
  if (random(3) > 0)
    await client()
      .refunds.create(refund, options)
      .catch(() => undefined);
  else await tellAccount(system, owner, { dispute: { inquiry: random(2) === 0 } });
  if (random(2) === 0) await tellAccount(system, owner, { disputeEnds: random(2) === 0 ? 'won' : 'lost' });
};

/** The pence an invoice has received according to Stripe, calculated without our own code. */
const truthOf = async (account: string, invoiceId: number): Promise<number> => {
  const stripe = client();
  const options = { stripeAccount: account };
  const [sessions, refunds, disputes] = await Promise.all([
    stripe.checkout.sessions.list({ limit: 100, expand: ['data.payment_intent'] }, options),
    stripe.refunds.list({ limit: 100 }, options),
    stripe.disputes.list({ limit: 100 }, options),
  ]);
  const intents = sessions.data
    .filter(({ metadata }) => metadata?.invoiceId === `${invoiceId}`)
    .flatMap(({ payment_intent: intent }) =>
      typeof intent === 'object' && intent?.status === 'succeeded' ? [intent] : [],
    );
  const ids = new Set(intents.map(({ id }) => id));
  const isIts = ({ payment_intent: id }: { payment_intent: unknown }) => ids.has(`${id}`);
  const came = intents.reduce((sum, { amount_received }) => sum + amount_received, 0);
  const back = refunds.data.filter(isIts).reduce((sum, { amount }) => sum + amount, 0);
  const taken = disputes.data
    .filter(isIts)
    .flatMap(({ balance_transactions: moves }) => moves)
    .reduce((sum, { amount }) => sum + amount, 0);
  return came - back + taken;
};

it(`${deliveries} shuffled, doubled, forged and late events leave invoices as at Stripe`, {
  timeout: 120_000,
}, async () => {
  const random = randomOf(20_261_122);
  const owner = await connected(system, { partPayments: true });
  const stranger = await connected(system);
  const { account } = await tellAccount(system, owner);
  const other = (await tellAccount(system, stranger)).account;
  await holdTheirs(system, owner);
  const bills: Billed[] = [];
  for (let n = 0; n < 8; n++) bills.push(await billed(owner, 150 + 10 * n));
  const told = new Map<string, StripeEvent>();
  const collect = async () => {
    for (const event of (await tellAccount(system, owner)).events) told.set(event.id, event);
  };
  const unsent = new Set<string>();
  const round = async () => {
    for (const bill of bills) await happenings(owner, bill, random);
    for (let n = 0; n < 4; n++) await afterwards(owner, account, random);
    const known = told.size;
    await collect();
    for (const id of [...told.keys()].slice(known)) unsent.add(id);
  };
  /** The event unchanged, or corrupted: a corrupted one must have no effect. */
  const bent: ((event: StripeEvent) => { event: object; secret?: string })[] = [
    (event) => ({ event: { ...event, livemode: true } }),
    (event) => ({ event: { ...event, id: `evt_${random(1e6)}`, account: other } }),
    (event) => ({ event, secret: 'whsec_guessed' }),
    (event) => ({
      event: {
        ...event,
        id: `evt_${random(1e6)}`,
        data: { object: { ...event.data.object, metadata: { invoiceId: `${bills[random(8)]?.id}` } } },
      },
    }),
  ];
  let sent = 0;
  const send = async (event: StripeEvent, isBent: boolean) => {
    sent += 1;
    const { event: body, secret } = isBent ? (bent[random(bent.length)]?.(event) ?? { event }) : { event };
    const { status } = await deliverConnected(system.nobody, body, secret ? { secret } : {});
    expect(status).toBe(secret ? 400 : 204);
    if (!isBent) unsent.delete(event.id);
  };
  const sendAll = async (all: [StripeEvent, boolean][]) => {
    for (let at = 0; at < all.length; at += atOnce)
      await Promise.all(all.slice(at, at + atOnce).map(([event, isBent]) => send(event, isBent)));
  };
  const rounds = 3;
  for (let n = 0; n < rounds; n++) {
    await round();
    const all = [...told.values()];
    const some = Array.from({ length: Math.floor(deliveries / rounds) - 40 }, () => {
      const event = all[random(all.length)];
      return event ? [[event, random(4) === 0] as [StripeEvent, boolean]] : [];
    }).flat();
    await sendAll(some);
  }
  // The last events are delivered late, along with all that were missed.
  const late = shuffled(
    [...unsent].flatMap((id) => told.get(id) ?? []),
    random,
  ).map((event): [StripeEvent, boolean] => [event, false]);
  await sendAll(late);
  const rest = Array.from(
    { length: Math.max(0, deliveries - sent) },
    () => [...told.values()][random(told.size)],
  );
  await sendAll(rest.flatMap((event) => (event ? [[event, false] as [StripeEvent, boolean]] : [])));
  expect(sent).toBeGreaterThanOrEqual(deliveries);
  const found = await Promise.all(bills.map(async (bill) => Math.round((await invoiceOf(bill)).paid * 100)));
  expect(found).toEqual(await Promise.all(bills.map(({ id }) => truthOf(account, id))));
  // Proves that the storm covered enough different states.
  expect(new Set(found).size).toBeGreaterThan(3);
  await expectCounted(owner);
});
