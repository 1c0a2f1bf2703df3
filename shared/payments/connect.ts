import * as z from 'zod/mini';
import { orNull } from '../fields.ts';
import { json, none } from '../route.ts';

/**
 * The state of online payments. `unfinished`: Stripe needs more details before the first payment; `checking`: Stripe is reviewing
 * the details; `restricted`: it worked and was switched off; `refused`: Stripe declined; `disconnected`: switched off here;
 * `lost`: access was revoked at Stripe.
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
  /** Whether cards and wallets, and Pay by Bank, can be accepted now. */
  cards: z.boolean(),
  bank: z.boolean(),
  /** What Stripe still needs: `proof of who you are`. */
  missing: z.array(z.string()),
  /** Sentences that say why it doesn't work, or stopped working. */
  why: z.array(z.string()),
  /** Whether customers can make part payments. */
  partPayments: z.boolean(),
  /** The URL of the owner's Stripe dashboard. */
  dashboard: orNull(z.string()),
});
export type ConnectStanding = z.output<typeof connectStanding>;

export const connectSettings = z.strictObject({ partPayments: z.boolean() });
/** Online payments, with a Stripe account of the trader's own. */
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

/** The webhook for Stripe's events about connected accounts. */
export const connectHookShapes = {
  connectWebhook: {
    summary: 'Webhook of the payment provider for connected accounts, signed',
    reply: none,
  },
} as const;
