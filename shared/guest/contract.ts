import * as z from 'zod/mini';
import { id, line, optional, pounds, requiredLine } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { chosenLines, quoteAnswers } from '../quotes/answer.ts';
import { file, json, none, resource } from '../route.ts';
import { guestDocument } from './document.ts';

/** What stands behind `#` in a link: 32 random bytes in base64url. */
export const guestToken = z.string().check(z.regex(/^[\w-]{43}$/, 'Is not a link of ours'));

/** As the provider writes it into the address that it leads back to. */
const checkoutSession = z.string().check(z.regex(/^cs_\w{1,200}$/, 'Is not a payment’s'));

const held = z.strictObject({ token: guestToken });

/** The two ticks of CCR reg 36, asked apart. */
const earlyTicks = { asks: z.boolean(), understands: z.boolean() };

/** Why a customer says no: one to choose, and words of their own. */
export const declineReasons = ['price', 'timing', 'someone_else', 'not_now'] as const;

export const guestAnswerInput = z
  .strictObject({
    token: guestToken,
    /** What the page showed; another than what was sent last is refused. */
    version: z.int().check(z.minimum(1, 'Is not a version')),
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'Is not a hash')),
    answer: z.enum(quoteAnswers),
    /** Typed to sign; needed to accept. */
    name: optional(line(textLimits.name)),
    chosen: z.optional(chosenLines),
    reason: optional(line(textLimits.address)),
    startEarly: z.optional(z.strictObject(earlyTicks)),
  })
  .check(
    z.refine(({ answer, name }) => answer !== 'accepted' || Boolean(name), {
      path: ['name'],
      error: 'Type your name',
    }),
  );
export type GuestAnswerInput = z.output<typeof guestAnswerInput>;

const signed = z.strictObject({ token: guestToken, name: requiredLine(textLimits.name) });

const post = { method: 'POST', access: 'guest' } as const;

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
    summary: 'Say that somebody looked at it',
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

/** What the customer may do with the link of a quote. */
export const answeringRoutes = resource({
  answer: {
    ...post,
    path: '/api/guest/answer',
    summary: 'Accept or decline a quote',
    body: guestAnswerInput,
    idempotent: true,
    reply: json(guestDocument),
  },
  ask: {
    ...post,
    path: '/api/guest/ask',
    summary: 'Ask for a quote that has expired to be made anew',
    body: held,
    reply: none,
  },
  startEarly: {
    ...post,
    path: '/api/guest/start-early',
    summary: 'Ask for the work to begin before the time to cancel is over',
    body: z.extend(signed, earlyTicks),
    idempotent: true,
    reply: json(guestDocument),
  },
  cancel: {
    ...post,
    path: '/api/guest/cancel',
    summary: 'Cancel what was accepted, while the law allows it',
    body: signed,
    idempotent: true,
    reply: json(guestDocument),
  },
});

export const guestPayInput = z.strictObject({
  token: guestToken,
  /** Pounds; all that is owed unless told. */
  amount: z.optional(pounds),
  /** Where the page is to take one way alone. */
  way: z.optional(z.enum(['card', 'bank'])),
});
export type GuestPayInput = z.output<typeof guestPayInput>;

/** Paying online by the link of an invoice, or of the quote whose deposit it is. */
export const payingRoutes = resource({
  pay: {
    ...post,
    path: '/api/guest/pay',
    summary: 'Where an invoice can be paid now',
    body: guestPayInput,
    reply: json(z.object({ url: z.string() })),
  },
  payment: {
    ...post,
    path: '/api/guest/payment',
    summary: 'Ask the provider whether a payment has come, and show the document as it then is',
    body: z.extend(held, { session: z.optional(checkoutSession) }),
    reply: json(guestDocument),
  },
  receipt: {
    ...post,
    path: '/api/guest/receipt',
    summary: 'The invoice with its payments as a PDF',
    body: held,
    reply: file('application/pdf'),
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
  mails: { ...mails, method: 'GET', summary: 'The page on which a client stops mails, or wants them again' },
  changeMails: {
    ...mails,
    method: 'POST',
    summary: 'Stop these mails, or want them again; by that page, or by a mail program (RFC 8058)',
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
};
