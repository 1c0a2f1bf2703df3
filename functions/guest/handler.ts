import { serve } from '#functions/lib/serve.ts';
import { openingRoutes } from '#shared/guest/contract.ts';
import { admitGuest } from './admit.ts';
import { guestInvoiceOf } from './invoice.ts';
import { seen } from './seen.ts';

/** Large, and needed by few calls. */
const pdf = () => import('#functions/invoices/pdf.ts');

export const handler = serve(
  openingRoutes,
  {
    open: ({ user, guest }) => guestInvoiceOf(user, guest.opened),
    seen: ({ guest, event }) => seen(guest, event.cookies),
    pdf: async ({ user, guest }) => (await pdf()).fileOf(user, guest.opened.invoice),
  },
  {},
  admitGuest,
);
