import { serve } from '#functions/lib/serve.ts';
import { paymentsRoutes } from '#shared/payments/contract.ts';
import { matchRows } from './match.ts';
import { listPayments, readTaken, shownPayment } from './read.ts';
import * as store from './store.ts';

export const handler = serve(
  paymentsRoutes,
  {
    list: ({ user, query }) => listPayments(user.userId, query),
    record: ({ user, body, once }) => store.recordPayment(user.userId, body, once),
    match: ({ user, body, once }) => matchRows(user.userId, body.rows, once),
    remove: ({ user, params }) => store.removePayment(user.userId, params.id),
    refund: ({ user, params, body, once }) => store.refundPayment(user.userId, params.id, body, once),
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
