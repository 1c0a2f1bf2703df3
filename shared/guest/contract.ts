import * as z from 'zod/mini';
import { id } from '../fields.ts';
import { contract, json, none } from '../route.ts';
import { guestDocument } from './document.ts';
import { dueShapes } from './dues/calls.ts';
import { held } from './held.ts';
import { invitationShapes } from './invitation.ts';
import { payingShapes } from './paying.ts';
import { answeringShapes } from './quotes/answering.ts';
import { guestRoutes } from './routes.ts';

/** The link's token, sent in the body to keep it out of access logs. */
export const openingShapes = {
  open: {
    summary: 'The document that a link is for',
    body: held,
    reply: json(guestDocument),
  },
  seen: {
    summary: 'Record that the link was opened',
    body: held,
    reply: none,
  },
  pdf: {
    summary: 'The document as a PDF',
    body: held,
  },
} as const;

/** The customer's calls for a statement's link. */
const statementShapes = {
  invoice: {
    summary: 'The link of an invoice that the statement lists, where it is read and paid',
    body: z.extend(held, { invoiceId: id }),
    reply: json(z.object({ url: z.string() })),
  },
} as const;

const mails = {
  params: z.object({ token: z.string() }),
} as const;

/** A client's choice of optional mails; the page works without scripts, as it is opened from a mail. */
const mailsShapes = {
  mails: { ...mails, summary: 'The page where a client stops or restarts these emails' },
  changeMails: {
    ...mails,
    summary: 'Stop or restart these emails, from that page or from an email program (RFC 8058)',
  },
} as const;

/** All the customer's calls. */
export const guestContract = contract(guestRoutes, {
  ...openingShapes,
  ...statementShapes,
  ...dueShapes,
  ...answeringShapes,
  ...payingShapes,
  ...mailsShapes,
  ...invitationShapes,
});
