import type { ConnectState } from '#shared/payments/connect.ts';

const success = (description: string) => ({ title: 'Success', description });

export const onlineTexts = {
  hint: 'Your customers can pay invoices online by card, Apple Pay, Google Pay or from their bank. The money goes straight to you.',
  fees: 'You have your own Stripe account. Stripe takes a fee from each payment. Fettle takes nothing.',
  asking: 'Asking Stripe...',
  failed: 'Stripe didn’t answer. Try again in a moment.',

  states: {
    none: 'Not set up',
    unfinished: 'Not finished',
    checking: 'Being checked',
    ready: 'Ready',
    restricted: 'Switched off by Stripe',
    refused: 'Turned down by Stripe',
    disconnected: 'Switched off',
    lost: 'Disconnected',
  } satisfies Record<ConnectState, string>,
  begin: {
    none: 'Set up with Stripe',
    unfinished: 'Continue with Stripe',
    checking: 'Check in Stripe',
    ready: 'Change in Stripe',
    restricted: 'Fix it in Stripe',
    refused: 'Check in Stripe',
    disconnected: 'Switch on again',
    lost: 'Connect again',
  } satisfies Record<ConnectState, string>,
  beginning: 'Opening Stripe...',
  beginFailed: 'Failed to open Stripe',

  missing: 'Stripe still needs:',
  takes: 'Your customers can pay by',
  cards: 'Card, Apple Pay and Google Pay',
  bank: 'Pay by Bank',
  noBank: 'Pay by Bank isn’t switched on for your account.',
  bankStays: 'Until then, customers see your bank details instead of a Pay button.',
  kept: 'We keep a record of everything already paid.',

  parts: 'Allow part payments',
  partsHint: 'From £1. Customers see how much is left to pay.',
  partsFailed: 'Failed to save this',

  stop: 'Turn off online payments',
  stopping: 'Turning off...',
  askStop: {
    title: 'Turn off online payments?',
    description:
      'The Pay button disappears from your invoices. You keep your Stripe account and your payment records.',
    action: 'Turn off online payments',
  },
  stopped: success('Online payments turned off'),
  stopFailed: 'Failed to turn off online payments',
} as const;
