import type { ConnectState } from '#shared/payments/connect.ts';

const success = (description: string) => ({ title: 'Success', description });

/** What the settings say of being paid online, once. */
export const onlineTexts = {
  hint: 'Customers pay an invoice on its page: by card, Apple Pay, Google Pay or from their bank. The money goes straight to you.',
  fees: 'You have a Stripe account of your own. Stripe takes its fee of each payment. Fettle takes nothing.',
  asking: 'Asking Stripe...',
  failed: 'Stripe did not answer. Try again in a moment.',

  states: {
    none: 'Not set up',
    unfinished: 'Not finished',
    checking: 'Being checked',
    ready: 'Ready',
    restricted: 'Switched off by Stripe',
    refused: 'Turned down by Stripe',
    disconnected: 'Switched off',
    lost: 'Access taken away',
  } satisfies Record<ConnectState, string>,
  begin: {
    none: 'Set up with Stripe',
    unfinished: 'Go on at Stripe',
    checking: 'Look at Stripe',
    ready: 'Change at Stripe',
    restricted: 'Mend it at Stripe',
    refused: 'Look at Stripe',
    disconnected: 'Switch on again',
    lost: 'Connect again',
  } satisfies Record<ConnectState, string>,
  beginning: 'Opening Stripe...',
  beginFailed: 'Failed to open Stripe',

  missing: 'Stripe still asks for:',
  takes: 'Your customers can pay by',
  cards: 'Card, Apple Pay and Google Pay',
  bank: 'Pay by Bank',
  noBank: 'Pay by Bank is not switched on for your account.',
  bankStays: 'Until then your bank details stand on the page, and there is no button to pay.',
  kept: 'Everything that was paid stays recorded.',

  parts: 'Customers may pay a part',
  partsHint: 'From £1. They see what is left.',
  partsFailed: 'Failed to save this',

  stop: 'Stop being paid online',
  stopping: 'Stopping...',
  askStop: {
    title: 'Stop being paid online?',
    description: 'The button leaves your invoices. Your Stripe account and everything recorded stay.',
    action: 'Stop being paid online',
  },
  stopped: success('Customers can no longer pay online'),
  stopFailed: 'Failed to stop it',
} as const;
