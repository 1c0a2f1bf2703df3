import { listPayments, readPayment, readTaken } from '#functions/ledger/payments-of.ts';
import { lazily } from '#functions/lib/lazily.ts';
import { serve } from '#functions/lib/serve.ts';
import { shownPayment } from '#shared/domain/payments/shown.ts';
import { paymentsContract } from '#shared/payments/contract.ts';

// Most cold starts serve a list, so the code that writes, emails or calls Stripe loads on demand.
const storing = lazily(() => import('./store.ts'));
const connecting = lazily(() => import('./connect/connect.ts'));

export const handler = serve(
  paymentsContract,
  {
    list: ({ firm, query }) => listPayments(firm.firmId, query),
    record: async ({ firm, body, once }) => (await storing()).recordPayment(firm.firmId, body, once),
    match: async ({ firm, body, once }) =>
      (await import('./match.ts')).matchRows(firm.firmId, body.rows, once),
    undo: async ({ firm, params, query }) =>
      (await storing()).undoPayment(firm.firmId, params.id, query.updatedAt),
    remove: async ({ firm, params, body, once }) =>
      (await storing()).removePayment(firm.firmId, params.id, body.reason, once),
    restore: async ({ firm, params, once }) => (await storing()).restorePayment(firm.firmId, params.id, once),
    refund: async ({ firm, params, body, once }) =>
      (await storing()).refundPayment(firm.firmId, params.id, body, once),
    payouts: async ({ firm, query }) => (await import('./online/payouts.ts')).payoutsIn(firm.firmId, query),
    connectStanding: async ({ firm, query }) =>
      (await connecting()).connectStanding(firm.firmId, query.ask !== 'no'),
    connect: async ({ firm }) => (await connecting()).beginConnect(firm),
    connectSettings: async ({ firm, body }) => (await connecting()).changeConnect(firm.firmId, body),
    disconnect: async ({ firm }) => (await connecting()).disconnect(firm.firmId),
    check: async ({ firm, body }) =>
      (await import('./online/check.ts')).checkInvoice(firm.firmId, body.invoiceId),
    connectWebhook: async ({ body, event }) =>
      (await import('./online/webhook.ts')).receive(body, event.headers['stripe-signature']),
    receipt: async ({ firm, params, once }) =>
      (await import('./receipt.ts')).mailReceipt(firm, params.id, once),
  },
  {
    present: {
      undo: async ({ firm }, id) => shownPayment(await readPayment(firm.firmId, id)),
      record: async ({ firm, body }, id) => shownPayment(await readTaken(firm.firmId, id, body.invoiceId)),
    },
  },
);
