import * as z from 'zod/mini';
import { basedOn, idParams, idText, ownId, pageQuery } from '../fields.ts';
import { importInput, importReply } from '../importing.ts';
import { draft } from '../invoices/drafts.ts';
import { books, desk } from '../members/roles.ts';
import { accepted, created, file, json, none, page, resource } from '../route.ts';
import { answerInput } from './answer.ts';
import { quoteChecks, quoteFields } from './fields.ts';
import { quoteRow as rowOfFile } from './importing.ts';
import { quoteLetter } from './letter.ts';
import { quote, quoteRow, quoteVersion } from './shown.ts';

export const quoteInput = quoteFields.check(...quoteChecks);
export type QuoteInput = z.output<typeof quoteInput>;

export const newQuote = z.extend(quoteFields, ownId).check(...quoteChecks);
export type NewQuote = z.output<typeof newQuote>;

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

/** Whose quotes: all, those of one client, or those of one job. */
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
    roles: books,
    summary: 'The quotes, newest first, without their lines',
    query: quotesQuery,
    reply: page(quoteRow),
  },
  get: { ...one, method: 'GET', roles: books, summary: 'One quote with its lines', reply: json(quote) },
  create: {
    ...all,
    method: 'POST',
    when: 'queued',
    ownId: true,
    roles: desk,
    summary: 'Create a quote',
    body: newQuote,
    reply: created(quote),
  },
  import: {
    ...all,
    path: '/api/quotes/import',
    method: 'POST',
    when: 'connected',
    roles: desk,
    summary: 'Import quotes as drafts from rows of a file; rows already imported are skipped',
    body: importInput(rowOfFile),
    reply: json(importReply),
  },
  update: {
    ...one,
    method: 'PUT',
    when: 'queued',
    roles: desk,
    summary: 'Change a quote',
    body: quoteUpdate,
    reply: json(quote),
  },
  remove: {
    ...one,
    method: 'DELETE',
    when: 'queued',
    roles: desk,
    summary: 'Delete a quote that was never sent',
    reply: none,
  },
  send: {
    ...one,
    path: '/api/quotes/{id}/send',
    method: 'POST',
    when: 'queued',
    roles: desk,
    summary: 'Email the customer a quote with its link',
    body: quoteLetter,
    reply: accepted(quote),
  },
  link: {
    ...one,
    path: '/api/quotes/{id}/link',
    method: 'POST',
    when: 'connected',
    roles: desk,
    summary: 'Create a link to a quote to copy or text; this counts as sending it',
    idempotent: true,
    reply: json(z.object({ url: z.string() })),
  },
  revoke: {
    ...one,
    path: '/api/quotes/{id}/link',
    method: 'DELETE',
    when: 'connected',
    roles: desk,
    summary: 'End all links',
    reply: none,
  },
  withdraw: {
    ...one,
    path: '/api/quotes/{id}/withdraw',
    method: 'POST',
    when: 'queued',
    roles: desk,
    summary: 'Withdraw a quote that has no answer',
    reply: json(quote),
  },
  copy: {
    ...one,
    path: '/api/quotes/{id}/copy',
    method: 'POST',
    when: 'queued',
    ownId: true,
    roles: desk,
    summary: 'Copy a quote to a new draft',
    body: z.strictObject(ownId),
    needsNoBody: true,
    reply: created(quote),
  },
  answer: {
    ...one,
    path: '/api/quotes/{id}/answer',
    method: 'POST',
    when: 'queued',
    roles: desk,
    summary: "Record the customer's answer",
    body: answerInput,
    reply: json(quote),
  },
  versions: {
    ...one,
    path: '/api/quotes/{id}/versions',
    method: 'GET',
    roles: books,
    summary: 'The versions sent, newest first',
    reply: json(z.array(quoteVersion)),
  },
  versionPdf: {
    ...one,
    path: '/api/quotes/{id}/versions/{version}/pdf',
    method: 'GET',
    roles: books,
    summary: 'A quote as it was sent, as a PDF',
    params: versionParams,
    reply: file('application/pdf'),
  },
  pdf: {
    ...one,
    path: '/api/quotes/{id}/pdf',
    method: 'GET',
    roles: books,
    summary: 'The quote as a PDF',
    reply: file('application/pdf'),
  },
  invoice: {
    ...one,
    path: '/api/quotes/{id}/invoice',
    method: 'POST',
    when: 'queued',
    ownId: true,
    roles: desk,
    summary: 'Create the final invoice of an accepted quote as a draft, less its deposit',
    body: z.strictObject(ownId),
    needsNoBody: true,
    reply: created(draft),
  },
});
