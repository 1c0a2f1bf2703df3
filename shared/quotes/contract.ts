import * as z from 'zod/mini';
import { basedOn, idParams, kept, orNull, pageQuery } from '../fields.ts';
import { draft } from '../invoices/drafts.ts';
import { shownLines } from '../invoices/lines.ts';
import { accepted, created, file, json, none, page, resource } from '../route.ts';
import { answerInput } from './answer.ts';
import { shownDeposit } from './deposit.ts';
import { contractKinds, priceKinds, quoteChecks, quoteFields } from './fields.ts';
import { quoteLetter } from './letter.ts';
import { quoteStatuses } from './status.ts';

export const quoteInput = quoteFields.check(...quoteChecks);
export type QuoteInput = z.output<typeof quoteInput>;

/** Left out of an update, a field stays; the whole is checked again. */
export const quoteUpdate = z
  .extend(quoteFields, {
    title: z.optional(quoteFields.shape.title),
    lines: z.optional(quoteFields.shape.lines),
    ...basedOn,
  })
  .check(...quoteChecks);
export type QuoteUpdate = z.output<typeof quoteUpdate>;

/** Holds of a whole quote, whose update may tell a part of what belongs together. */
export const wholeQuote = z.looseObject({}).check(...quoteChecks);

export const quoteRow = z.object({
  ...kept,
  clientId: z.number(),
  /** The job it belongs to, or the one that its acceptance made. */
  jobId: orNull(z.number()),
  number: z.string(),
  title: z.string(),
  /** As it is kept; `shownQuoteStatus` tells what has expired. */
  status: z.enum(quoteStatuses),
  /** What was sent last: 1 is the first version, 0 none yet. */
  version: z.number(),
  /** Pounds, VAT included; of the sent version once there is one, with what was chosen once it is accepted. */
  total: z.number(),
  validUntil: z.string(),
  deposit: orNull(shownDeposit),
  /** True where what is being worked on differs from what was sent. */
  changed: z._default(z.boolean(), false),
  followUps: z._default(z.boolean(), false),
  sentAt: orNull(z.string()),
  /** Why the last mail with it did not go out. */
  mailTrouble: orNull(z.string()),
  openedAt: orNull(z.string()),
  answeredAt: orNull(z.string()),
  /** When a customer asked for a quote that had expired to be made anew. */
  askedAt: orNull(z.string()),
  client: orNull(z.object({ id: z.number(), name: z.string() })),
  job: orNull(z.object({ id: z.number(), title: z.string() })),
});
export type QuoteRow = z.output<typeof quoteRow>;

/** How it was answered, as the trader sees it. */
const shownAnswer = z.object({
  answer: z.enum(['accepted', 'declined']),
  /** `guest`: by the customer on the page. */
  how: z.string(),
  name: orNull(z.string()),
  reason: orNull(z.string()),
  note: orNull(z.string()),
  version: z.number(),
  /** The places of the optional lines that were chosen. */
  chosen: z._default(z.array(z.number()), []),
  total: z.number(),
  at: z.string(),
  /** What the customer ticked about an early start, and when; null where nothing was asked or ticked. */
  startEarly: orNull(z.object({ asks: z.boolean(), understands: z.boolean(), at: z.string() })),
  /** The last day on which a consumer may cancel; null where there is no such right. */
  cancelUntil: orNull(z.string()),
  /** The deposit's invoice. */
  invoiceId: orNull(z.number()),
  cancelledAt: orNull(z.string()),
});

export const quote = z.extend(quoteRow, {
  ...shownLines,
  message: orNull(z.string()),
  terms: orNull(z.string()),
  priceKind: z._default(z.enum(priceKinds), 'quote'),
  contract: z._default(z.enum(contractKinds), 'work'),
  answer: orNull(shownAnswer),
  /** What the next version will say of these two; `validUntil` and `deposit` are those of the sent one. */
  working: z.object({ validUntil: z.string(), deposit: orNull(shownDeposit) }),
  /** The draft or invoice that the rest was billed by. */
  invoiceDraftId: orNull(z.number()),
});
export type Quote = z.output<typeof quote>;

export const quoteVersion = z.object({
  version: z.number(),
  sentAt: z.string(),
  /** Of its canonical JSON, SHA-256 in hex. */
  hash: z.string(),
  total: z.number(),
  validUntil: z.string(),
});
export type QuoteVersion = z.output<typeof quoteVersion>;

/** Whose quotes: all, those of one client, or those of one job. */
const idText = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,15}$/, 'Is not an id')), z.transform(Number));
export const quotesQuery = z.extend(pageQuery, { clientId: z.optional(idText), jobId: z.optional(idText) });
export type QuotesQuery = z.output<typeof quotesQuery>;

const all = { path: '/api/quotes', access: 'business' } as const;
const one = { path: '/api/quotes/{id}', access: 'business', params: idParams } as const;
const versionParams = z.extend(idParams, {
  version: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'Is not a version')), z.transform(Number)),
});

export const quotesRoutes = resource({
  list: {
    ...all,
    method: 'GET',
    summary: 'The quotes, newest first, without their lines',
    query: quotesQuery,
    reply: page(quoteRow),
  },
  get: { ...one, method: 'GET', summary: 'One quote with its lines', reply: json(quote) },
  create: {
    ...all,
    method: 'POST',
    summary: 'Write a quote',
    body: quoteInput,
    idempotent: true,
    reply: created(quote),
  },
  update: { ...one, method: 'PUT', summary: 'Change a quote', body: quoteUpdate, reply: json(quote) },
  remove: { ...one, method: 'DELETE', summary: 'Delete a quote that was never sent', reply: none },
  send: {
    ...one,
    path: '/api/quotes/{id}/send',
    method: 'POST',
    summary: 'Mail the customer a quote with its link',
    body: quoteLetter,
    idempotent: true,
    reply: accepted(quote),
  },
  link: {
    ...one,
    path: '/api/quotes/{id}/link',
    method: 'POST',
    summary: 'A new link to a quote, to be copied or texted; what it shows is sent by that',
    idempotent: true,
    reply: json(z.object({ url: z.string() })),
  },
  revoke: { ...one, path: '/api/quotes/{id}/link', method: 'DELETE', summary: 'End all links', reply: none },
  withdraw: {
    ...one,
    path: '/api/quotes/{id}/withdraw',
    method: 'POST',
    summary: 'Take back a quote that nobody answered',
    reply: json(quote),
  },
  copy: {
    ...one,
    path: '/api/quotes/{id}/copy',
    method: 'POST',
    summary: 'A new draft like a quote',
    idempotent: true,
    reply: created(quote),
  },
  answer: {
    ...one,
    path: '/api/quotes/{id}/answer',
    method: 'POST',
    summary: 'Write down what the customer answered',
    body: answerInput,
    idempotent: true,
    reply: json(quote),
  },
  versions: {
    ...one,
    path: '/api/quotes/{id}/versions',
    method: 'GET',
    summary: 'What was sent, newest first',
    reply: json(z.array(quoteVersion)),
  },
  versionPdf: {
    ...one,
    path: '/api/quotes/{id}/versions/{version}/pdf',
    method: 'GET',
    summary: 'A quote as it was sent, as a PDF',
    params: versionParams,
    reply: file('application/pdf'),
  },
  pdf: {
    ...one,
    path: '/api/quotes/{id}/pdf',
    method: 'GET',
    summary: 'The quote as a PDF',
    reply: file('application/pdf'),
  },
  invoice: {
    ...one,
    path: '/api/quotes/{id}/invoice',
    method: 'POST',
    summary: 'The final invoice of an accepted quote as a draft, its deposit taken off',
    idempotent: true,
    reply: created(draft),
  },
});
