import { happened } from '#functions/lib/metrics.ts';
import { serve } from '#functions/lib/serve.ts';
import { invoicesRoutes } from '#shared/invoices/contract.ts';
import { getInvoice, listInvoices } from './joined.ts';
import { invoiceFile } from './pdf.ts';
import { remind } from './remind.ts';
import * as store from './store.ts';

export const handler = serve(invoicesRoutes, {
  list: ({ user, query }) => listInvoices(user.userId, query),
  get: ({ user, params }) => getInvoice(user.userId, params.id),
  create: async ({ user, body, once }) => {
    const invoice = await store.createInvoice(user.userId, body, once);
    happened('InvoiceCreated');
    return invoice;
  },
  update: ({ user, params, body }) => store.updateInvoice(user.userId, params.id, body),
  remove: ({ user, params }) => store.removeInvoice(user.userId, params.id),
  pdf: ({ user, params }) => invoiceFile(user, params.id),
  remind: ({ user, params, once }) => remind(user, params.id, { once }),
});
