import { serve } from '#functions/lib/serve.ts';
import { guestContract } from '#shared/guest/contract.ts';
import { admitGuest } from './admit.ts';
import { guestDocumentOf } from './document.ts';
import { dueCalls } from './dues/calls.ts';
import { fileFor } from './file.ts';
import type { Guest } from './opened.ts';
import { quoteCalls, repeatedCalls } from './quotes/calls.ts';
import { seen } from './seen.ts';

/** Most visitors only read a document, so the code for answering loads on demand. */
export const handler = serve<typeof guestContract, Guest>(
  guestContract,
  {
    mails: async ({ params, event }) =>
      (await import('./mails.ts')).mailsPage(params.token, event.headers.accept),
    changeMails: async ({ params, body, event }) =>
      (await import('./mails.ts')).changeMails(params.token, body, event.headers.accept),
    invitation: async ({ body }) => (await import('#functions/members/held.ts')).heldInvitation(body.token),
    open: ({ firm, guest }) => guestDocumentOf(firm, guest),
    seen: ({ guest, event }) => seen(guest, event.cookies),
    pdf: ({ firm, guest }) => fileFor(firm, guest.opened),
    invoice: async ({ guest, body }) => (await import('./statement.ts')).linkOfInvoice(guest, body.invoiceId),
    ...dueCalls,
    ...quoteCalls,
    pay: async ({ firm, guest, body }) => (await import('./pay.ts')).payByGuest(firm, guest, body),
    payment: async ({ guest, body }) => (await import('./pay.ts')).paymentOfGuest(guest, body.session),
    receipt: async ({ firm, guest }) => (await import('./pay.ts')).receiptOfGuest(firm, guest),
  },
  {
    admitGuest,
    again: repeatedCalls,
  },
);
