import * as z from 'zod/mini';
import { id } from '../fields.ts';
import { file, json, none, resource } from '../route.ts';
import { answeringRoutes } from './answering.ts';
import { guestDocument } from './document.ts';
import { held, post } from './held.ts';
import { invitationRoutes } from './invitation.ts';
import { payingRoutes } from './paying.ts';

/** What opens a link. The token comes in the body, so that no log of addresses holds it. */
export const openingRoutes = resource({
  open: {
    ...post,
    path: '/api/guest/open',
    summary: 'The document that a link is for',
    body: held,
    reply: json(guestDocument),
  },
  seen: {
    ...post,
    path: '/api/guest/seen',
    summary: 'Record that the link was opened',
    body: held,
    reply: none,
  },
  pdf: {
    ...post,
    path: '/api/guest/pdf',
    summary: 'The document as a PDF',
    body: held,
    reply: file('application/pdf'),
  },
});

/** What the customer may do with the link of a statement. */
const statementRoutes = resource({
  invoice: {
    ...post,
    path: '/api/guest/invoice',
    summary: 'The link of an invoice that the statement lists, where it is read and paid',
    body: z.extend(held, { invoiceId: id }),
    reply: json(z.object({ url: z.string() })),
  },
});

const mails = {
  path: '/api/guest/mails/{token}',
  access: 'public',
  params: z.object({ token: z.string() }),
  reply: file('text/html'),
} as const;

/** Which mails a client gets that nobody has to send; by a page that needs no script, as it is opened from a mail. */
const mailsRoutes = resource({
  mails: { ...mails, method: 'GET', summary: 'The page where a client stops or restarts these emails' },
  changeMails: {
    ...mails,
    method: 'POST',
    when: 'connected',
    summary: 'Stop or restart these emails, from that page or from an email program (RFC 8058)',
    rawBody: true,
  },
});

/** What the customer may do with a link. */
export const guestRoutes = {
  ...openingRoutes,
  ...statementRoutes,
  ...answeringRoutes,
  ...payingRoutes,
  ...mailsRoutes,
  ...invitationRoutes,
};
