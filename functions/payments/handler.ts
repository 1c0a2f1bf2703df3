import { serve } from '#functions/lib/serve.ts';
import { shownPayment } from '#shared/domain/payments/shown.ts';
import { paymentsRoutes } from '#shared/payments/contract.ts';
import { matchRows } from './match.ts';
import { listPayments, readTaken } from './read.ts';
import * as store from './store.ts';

/** The provider's client is needed by few calls. */
const connecting = () => import('./connect/connect.ts');

export const handler = serve(
  paymentsRoutes,
  {
    list: ({ user, query }) => listPayments(user.userId, query),
    record: ({ user, body, once }) => store.recordPayment(user.userId, body, once),
    match: ({ user, body, once }) => matchRows(user.userId, body.rows, once),
    remove: ({ user, params }) => store.removePayment(user.userId, params.id),
    refund: ({ user, params, body, once }) => store.refundPayment(user.userId, params.id, body, once),
    connectStanding: async ({ user, query }) =>
      (await connecting()).connectStanding(user.userId, query.ask !== 'no'),
    connect: async ({ user }) => (await connecting()).beginConnect(user),
    connectSettings: async ({ user, body }) => (await connecting()).changeConnect(user.userId, body),
    disconnect: async ({ user }) => (await connecting()).disconnect(user.userId),
    check: async ({ user, body }) =>
      (await import('./online/check.ts')).checkInvoice(user.userId, body.invoiceId),
    connectWebhook: async ({ body, event }) =>
      (await import('./online/webhook.ts')).receive(body, event.headers['stripe-signature']),
    // Large, and needed by no other call.
    receipt: async ({ user, params, once }) =>
      (await import('./receipt.ts')).mailReceipt(user, params.id, once),
  },
  {
    present: {
      record: async ({ user, body }, id) => shownPayment(await readTaken(user.userId, id, body.invoiceId)),
    },
  },
);
