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
    list: ({ firm, query }) => listPayments(firm.firmId, query),
    record: ({ firm, body, once }) => store.recordPayment(firm.firmId, body, once),
    match: ({ firm, body, once }) => matchRows(firm.firmId, body.rows, once),
    remove: ({ firm, params }) => store.removePayment(firm.firmId, params.id),
    refund: ({ firm, params, body, once }) => store.refundPayment(firm.firmId, params.id, body, once),
    connectStanding: async ({ firm, query }) =>
      (await connecting()).connectStanding(firm.firmId, query.ask !== 'no'),
    connect: async ({ firm }) => (await connecting()).beginConnect(firm),
    connectSettings: async ({ firm, body }) => (await connecting()).changeConnect(firm.firmId, body),
    disconnect: async ({ firm }) => (await connecting()).disconnect(firm.firmId),
    check: async ({ firm, body }) =>
      (await import('./online/check.ts')).checkInvoice(firm.firmId, body.invoiceId),
    connectWebhook: async ({ body, event }) =>
      (await import('./online/webhook.ts')).receive(body, event.headers['stripe-signature']),
    // Large, and needed by no other call.
    receipt: async ({ firm, params, once }) =>
      (await import('./receipt.ts')).mailReceipt(firm, params.id, once),
  },
  {
    present: {
      record: async ({ firm, body }, id) => shownPayment(await readTaken(firm.firmId, id, body.invoiceId)),
    },
  },
);
