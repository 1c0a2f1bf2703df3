import * as z from 'zod/mini';
import { orNull } from '../fields.ts';
import { json, none } from '../route.ts';

/**
 * How far somebody is with being paid online. `unfinished`: Stripe still asks for something before the first payment;
 * `checking`: Stripe looks at what was given; `restricted`: it worked and was switched off; `refused`: Stripe will not;
 * `disconnected`: switched off here; `lost`: the access was taken away at Stripe.
 */
export const connectStates = [
  'none',
  'unfinished',
  'checking',
  'ready',
  'restricted',
  'refused',
  'disconnected',
  'lost',
] as const;
export type ConnectState = (typeof connectStates)[number];

export const connectStanding = z.object({
  state: z.enum(connectStates),
  /** Whether cards and wallets, and whether Pay by Bank, can be taken now. */
  cards: z.boolean(),
  bank: z.boolean(),
  /** What Stripe still asks for: `proof of who you are`. */
  missing: z.array(z.string()),
  /** Sentences that say why it does not work (any more). */
  why: z.array(z.string()),
  /** May a customer pay a part? */
  partPayments: z.boolean(),
  /** The owner's pages at Stripe. */
  dashboard: orNull(z.string()),
});
export type ConnectStanding = z.output<typeof connectStanding>;

export const connectSettings = z.strictObject({ partPayments: z.boolean() });
/** Being paid online: an account of the tradesperson's own at Stripe. */
export const connectShapes = {
  connectStanding: {
    summary: 'The status of online payments, from Stripe now or as last known',
    query: z.strictObject({ ask: z.optional(z.literal('no', 'Is no or left out')) }),
    reply: json(connectStanding),
  },
  connect: {
    summary: "Start or continue the set-up of online payments: the address of Stripe's form",
    reply: json(z.object({ url: z.string() })),
  },
  connectSettings: {
    summary: 'Turn part payments on or off',
    body: connectSettings,
    reply: json(connectStanding),
  },
  disconnect: {
    summary: 'Turn off online payments; records stay',
    reply: none,
  },
} as const;

/** Where the provider tells what happened at the accounts of those who are paid. */
export const connectHookShapes = {
  connectWebhook: {
    summary: 'Webhook of the payment provider for connected accounts, signed',
    reply: none,
  },
} as const;
