import { lazily } from '#functions/lib/lazily.ts';
import { serve } from '#functions/lib/serve.ts';
import { guestRoutes } from '#shared/guest/contract.ts';
import { admitGuest } from './admit.ts';
import { documentNow, guestDocumentOf } from './document.ts';
import { fileFor } from './file.ts';
import type { Guest } from './opened.ts';
import { seen } from './seen.ts';

/** A repeated call is shown the document as it stands. */
const asItStands = (_: unknown, { guest }: { guest: Guest | undefined }) => {
  if (!guest) throw new Error('A guest has no link');
  return documentNow(guest.link);
};

const answering = lazily(() => import('./answer.ts'));

/** Most who open a document only read it: what answering takes is loaded when somebody does. */
export const handler = serve(
  guestRoutes,
  {
    mails: async ({ params }) => (await import('./mails.ts')).mailsPage(params.token),
    changeMails: async ({ params, body }) => (await import('./mails.ts')).changeMails(params.token, body),
    open: ({ user, guest }) => guestDocumentOf(user, guest),
    seen: ({ guest, event }) => seen(guest, event.cookies),
    pdf: ({ user, guest }) => fileFor(user, guest.opened),
    invoice: async ({ guest, body }) => (await import('./statement.ts')).linkOfInvoice(guest, body.invoiceId),
    answer: async (call) => (await answering()).answerByGuest(call),
    ask: async ({ user, guest }) => (await import('./ask.ts')).askAgain(user, guest),
    startEarly: async ({ guest, body, once }) =>
      (await import('./start-early.ts')).startEarly(guest, body, once),
    pay: async ({ user, guest, body }) => (await import('./pay.ts')).payByGuest(user, guest, body),
    payment: async ({ guest, body }) => (await import('./pay.ts')).paymentOfGuest(guest, body.session),
    receipt: async ({ user, guest }) => (await import('./pay.ts')).receiptOfGuest(user, guest),
    cancel: async ({ user, guest, body, once }) =>
      (await import('./cancel.ts')).cancelByGuest(user, guest, body.name, once),
  },
  { again: { answer: asItStands, startEarly: asItStands, cancel: asItStands }, admitGuest },
);
