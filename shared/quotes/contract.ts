import * as z from 'zod/mini';
import { basedOn, idParams, idText, ownId, pageQuery } from '../fields.ts';
import { importInput, importReply } from '../importing.ts';
import { draft } from '../invoices/drafts.ts';
import { documentLetter } from '../letters/letter.ts';
import { removal } from '../removal.ts';
import { accepted, contract, created, json, none, page } from '../route.ts';
import { answerInput } from './answer.ts';
import { quoteChecks, quoteFields } from './fields.ts';
import { quoteRow as rowOfFile } from './importing.ts';
import { quoteLetter } from './letter.ts';
import { quotesRoutes } from './routes.ts';
import { quote, quoteRow, quoteVersion } from './shown.ts';

export const quoteInput = quoteFields.check(...quoteChecks);
export type QuoteInput = z.output<typeof quoteInput>;

export const newQuote = z.extend(quoteFields, ownId).check(...quoteChecks);
export type NewQuote = z.output<typeof newQuote>;

/** Fields left out of an update stay unchanged; the result is validated as a whole. */
export const quoteUpdate = z
  .extend(quoteFields, {
    title: z.optional(quoteFields.shape.title),
    lines: z.optional(quoteFields.shape.lines),
    ...basedOn,
  })
  .check(...quoteChecks);
export type QuoteUpdate = z.output<typeof quoteUpdate>;

/** Only checked on complete quotes: an update may have just some of the fields that belong together. */
export const wholeQuote = z.looseObject({}).check(...quoteChecks);

/** All quotes, or those of one client or job. */
export const quotesQuery = z.extend(pageQuery, { clientId: z.optional(idText), jobId: z.optional(idText) });
export type QuotesQuery = z.output<typeof quotesQuery>;
const versionParams = z.extend(idParams, {
  version: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'Is not a version')), z.transform(Number)),
});

export const quotesContract = contract(quotesRoutes, {
  list: {
    summary: 'The quotes, newest first, without their lines',
    query: quotesQuery,
    reply: page(quoteRow),
  },
  get: { params: idParams, summary: 'One quote with its lines', reply: json(quote) },
  create: {
    summary: 'Create a quote',
    body: newQuote,
    reply: created(quote),
  },
  import: {
    summary: 'Import quotes as drafts from rows of a file; rows already imported are skipped',
    body: importInput(rowOfFile),
    reply: json(importReply),
  },
  update: {
    params: idParams,
    summary: 'Change a quote',
    body: quoteUpdate,
    reply: json(quote),
  },
  remove: {
    params: idParams,
    summary: 'Delete a quote that was never sent',
    ...removal(quote),
  },
  send: {
    params: idParams,
    summary: 'Email the customer a quote with its link',
    body: quoteLetter,
    reply: accepted(quote),
  },
  link: {
    params: idParams,
    summary: 'Create a link to a quote to copy or text; this counts as sending it',
    reply: json(z.object({ url: z.string() })),
  },
  revoke: {
    params: idParams,
    summary: 'End all links',
    reply: none,
  },
  withdraw: {
    params: idParams,
    summary: 'Withdraw a quote that has no answer',
    reply: json(quote),
  },
  copy: {
    params: idParams,
    summary: 'Copy a quote to a new draft',
    body: z.strictObject(ownId),
    reply: created(quote),
  },
  answer: {
    params: idParams,
    summary: "Record the customer's answer",
    body: answerInput,
    reply: json(quote),
  },
  letters: {
    params: idParams,
    summary: 'The emails about a quote, newest first, and what became of each',
    reply: json(z.array(documentLetter)),
  },
  versions: {
    params: idParams,
    summary: 'The versions sent, newest first',
    reply: json(z.array(quoteVersion)),
  },
  versionPdf: {
    summary: 'A quote as it was sent, as a PDF',
    params: versionParams,
  },
  pdf: {
    params: idParams,
    summary: 'The quote as a PDF',
  },
  invoice: {
    params: idParams,
    summary: 'Create the final invoice of an accepted quote as a draft, less its deposit',
    body: z.strictObject(ownId),
    reply: created(draft),
  },
});
